import ElasticApple
import UIKit

/// A panel that a finger pulls up and throws, while the page behind it changes its colour.
final class PanelController: UIViewController {
  private let panel = UIView(frame: .zero)
  private let limits = 120.0...600.0
  /// The upper edge of the panel, which can be caught in flight.
  private lazy var top = ElasticValue(limits.upperBound, in: panel, spring: .snappy) { panel, top in
    panel.frame.origin.y = top
  }
  private lazy var page = ElasticValue(\.backgroundColor, of: view)
  private var held = 0.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    panel.backgroundColor = .systemBlue
    panel.frame = view.bounds
    panel.frame.origin.y = limits.upperBound
    panel.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
    view.addSubview(panel)
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      held = top.grab()
    case .changed:
      let wanted = held + pan.translation(in: view).y
      top.drag(to: wanted, limits: limits, band: RubberBand(extent: 200))
    default:
      let velocity = pan.velocity(in: view).y
      let isUp = top.landing(velocity: velocity) < 360
      top.animate(to: isUp ? limits.lowerBound : limits.upperBound, velocity: velocity)
      page.animate(to: isUp ? .systemGray5 : .systemBackground)
    }
  }
}
