import ElasticApple
import UIKit

/// A card that follows the finger, is thrown into a corner, and lifts while it is held.
final class CardController: UIViewController {
  private let card = UIView(frame: CGRect(x: 40, y: 80, width: 120, height: 80))
  private let shade = CALayer()
  private lazy var place = ElasticValue(\.center, of: card)
  private lazy var pose = ElasticTransform(of: card, spring: .snappy)
  private lazy var dim = ElasticValue(\.opacity, of: shade, in: view)
  private var hold = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .label
    shade.opacity = 0
    view.layer.addSublayer(shade)
    view.addSubview(card)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      let held = place.grab()
      hold = CGPoint(x: held.x - finger.x, y: held.y - finger.y)
      pose.scale.animate(to: 1.1)
      dim.animate(to: 0.4)
    case .changed:
      place.value = CGPoint(x: finger.x + hold.x, y: finger.y + hold.y)
    default:
      let velocity = Vector2D(pan.velocity(in: view))
      place.animate(to: corner(near: place.landing(velocity: velocity)), velocity: velocity) {
        [weak self] isAtRest in if isAtRest { self?.pose.scale.animate(to: 1) }
      }
      dim.animate(to: 0)
    }
  }

  private func corner(near point: CGPoint) -> CGPoint {
    let size = view.bounds.size
    return CGPoint(
      x: point.x < size.width / 2 ? 80 : size.width - 80,
      y: point.y < size.height / 2 ? 60 : size.height - 60)
  }
}
