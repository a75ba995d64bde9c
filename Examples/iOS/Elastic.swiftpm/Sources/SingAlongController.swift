import ElasticApple
import UIKit

/// A ball over labels that show the words, one a word.
final class SingAlongController: UIViewController {
  private let ball = LyricBallView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    ball.frame = view.bounds
    view.addSubview(ball)
    ball.reading = .rows
    ball.seeksOnTap = true
    sing(["Hop", "over", "every", "word"])
  }

  private func sing(_ words: [String]) {
    let labels = words.enumerated().map { index, word in
      let label = UILabel(frame: CGRect(x: 20 + 70 * index, y: 200, width: 60, height: 30))
      label.text = word
      view.addSubview(label)
      return label
    }
    try? ball.load(words.joined(separator: " ").utf8)
    hop(over: labels)
    ball.play()
  }

  func hop(over labels: [UIView]) {
    let frames = labels.map { label in
      let frame = ball.convert(label.bounds, from: label)
      return Rect2D(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
    ball.wordFrames = WordFrames(frames: frames)
  }
}
