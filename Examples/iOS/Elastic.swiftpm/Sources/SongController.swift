import AVFoundation
import ElasticApple
import UIKit

final class SongController: UIViewController {
  private let ball = LyricBallView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    ball.frame = view.bounds
    ball.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(ball)
    try? ball.load("Hop over every word".utf8)
    ball.play()
  }

  func play(_ song: Data, with player: AVPlayer) throws {
    try ball.load(song)
    ball.bind(to: player)
  }
}
