#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Passes touches to a component first and obeys its claim: all other recognisers lose a claimed touch
/// and keep a refused one.
final class TouchRecognizer: UIGestureRecognizer {
  /// Passes a touch to the component.
  var onTouch: (ElasticInput, Double) -> TouchClaim = { _, _ in .refused }

  /// The component's view, if this recogniser is in another one: touches outside of it are not the component's.
  weak var space: UIView?

  private var claims = TouchArbiter()
  private var places: [Int: Point2D] = [:]
  private var lastTime = 0.0

  init() { super.init(target: nil, action: nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    show(touches, .down, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    show(touches, .move, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    show(touches, .up, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    // UIKit also cancels touches while it removes their view.
    PlatformPhase.run { show(touches, .cancel, event) }
  }

  /// Another recogniser won, or the touches ended: cancels the component's touches.
  override func reset() {
    super.reset()
    PlatformPhase.run {
      for id in claims.live {
        guard let place = places[id] else { continue }
        _ = onTouch(.touch(id: id, phase: .cancel, point: place), lastTime)
      }
    }
    claims.removeAll()
    places.removeAll()
  }

  private func show(_ touches: Set<UITouch>, _ phase: TouchPhase, _ event: UIEvent) {
    for touch in touches {
      let id = Int(bitPattern: ObjectIdentifier(touch))
      let point = touch.location(in: space ?? view)
      let place = Point2D(point)
      places[id] = place
      lastTime = touch.timestamp
      let isOutside = phase == .down && space?.bounds.contains(point) == false
      let claim =
        isOutside
        ? .refused : onTouch(.touch(id: id, phase: phase, point: place), touch.timestamp)
      switch claims.note(claim, id: id, phase: phase) {
      case .wait: break
      case .ignore: ignore(touch, for: event)
      case .begin: state = .began
      case .change: state = .changed
      case .end: state = .ended
      case .cancel: state = .cancelled
      case .fail: state = .failed
      }
    }
  }
}
#endif
