import AVFoundation
import ElasticApple
import UIKit

final class SongController: UIViewController {
  private let ball = LyricBallView(frame: .zero)

  func play(_ song: Data, with player: AVPlayer) throws {
    try ball.load(song)
    ball.bind(to: player)
  }
}
