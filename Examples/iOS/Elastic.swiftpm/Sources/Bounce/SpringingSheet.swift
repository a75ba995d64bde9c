import ElasticApple
import UIKit

/// Step 4: let go, it springs back with the finger's velocity; caught on the way, it goes on from where it is.
final class SpringingSheet: UIViewController {
  private let sheet = BentSheet(frame: .zero)
  private var start = CGPoint.zero
  private var crest = 0.0
  private lazy var pull = ElasticValue(0.0, in: sheet) { [weak self] sheet, pull in
    let wave = min(0.6 * pull, 100)
    sheet.show(base: 50 + pull - wave, wave: wave, crest: self?.crest ?? 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.frame = view.bounds
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(sheet)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    crest = Double(finger.x)
    switch pan.state {
    case .began:
      let held = pull.grab()
      start = CGPoint(x: finger.x, y: finger.y - CGFloat(held))
    case .changed:
      pull.value = Double(finger.y - start.y)
    default:
      pull.animate(to: 0, velocity: Double(pan.velocity(in: view).y))
    }
  }
}
