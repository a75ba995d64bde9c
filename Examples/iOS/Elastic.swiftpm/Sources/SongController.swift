import AVFoundation
import ElasticApple
import UIKit

final class SongController: UIViewController, LyricBallViewDelegate {
  private let ball = LyricBallView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    ball.frame = view.bounds
    ball.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ball.delegate = self
    ball.font = .systemFont(ofSize: 24)
    view.addSubview(ball)
    do {
      try ball.load(words: "Hop over every word", durations: [0.6, 0.6, 0.4, 1])
    } catch { print(error) }
    ball.play()
  }

  func lyricBallView(_ view: LyricBallView, didBeginLine line: Int) {
    print("line \(line + 1) of \(view.lyrics.lines.count)")
  }

  func lyricBallViewDidFinish(_ view: LyricBallView) {
    print("over")
  }

  func play(_ song: Data, with player: AVPlayer) throws {
    try ball.load(song)
    ball.bind(to: player)
  }
}
