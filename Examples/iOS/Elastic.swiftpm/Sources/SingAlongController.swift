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
  }

  func hop(over labels: [UIView]) {
    let frames = labels.map { label in
      let frame = ball.convert(label.bounds, from: label)
      return Rect2D(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
    ball.places = WordPlaces(frames: frames)
  }
}
