import ElasticApple
import UIKit

/// Step 3: a finger pulls the edge. 0.6 of the way becomes the wave, up to 100 points; the rest moves the whole edge.
final class PulledSheet: UIViewController {
  private let sheet = BentSheet(frame: .zero)
  private var start = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.frame = view.bounds
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(sheet)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    if pan.state == .began { start = finger }
    let isHeld = pan.state == .began || pan.state == .changed
    let pull = isHeld ? max(Double(finger.y - start.y), 0) : 0
    let wave = min(0.6 * pull, 100)
    sheet.show(base: 50 + pull - wave, wave: wave, crest: Double(finger.x))
  }
}
