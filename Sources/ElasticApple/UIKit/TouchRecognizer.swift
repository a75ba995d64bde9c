#if canImport(UIKit) && !os(watchOS)
import ElasticHosting
import ElasticKit
import UIKit
#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Passes touches to a component first and obeys its claim: all other recognisers lose a claimed touch
/// and keep a refused one. What lies under a touch and uses its direction itself comes before the component.
final class TouchRecognizer: UIGestureRecognizer {
  /// Passes a touch to the component.
  var onTouch: (ElasticInput, Double) -> TouchClaim = { _, _ in .refused }

  /// The view of the component, wherever this recogniser is.
  weak var component: ElasticComponentView?

  /// The component's view, if this recogniser is in another one: touches outside of it are not the component's.
  weak var space: ElasticComponentView?

  /// The view around all that its touches go down on. A gesture of SwiftUI's is not always in a view.
  var around: UIView? { view ?? space?.hostingView }

  private var claims = TouchArbiter()
  private var points: [Int: Point2D] = [:]
  private var under: [Int: TouchedViews] = [:]
  private var lastTime = 0.0

  init() { super.init(target: nil, action: nil) }

  /// Passes its touches to a component whose own recogniser does not get them.
  func serve(_ component: ElasticComponentView) {
    onTouch = component.recognizer.onTouch
    delegate = component.recognizer.delegate
    space = component.recognizer.space
    self.component = component
  }

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
        guard let point = points[id] else { continue }
        _ = onTouch(.touch(id: id, phase: .cancel, point: point), lastTime)
      }
    }
    claims.removeAll()
    points.removeAll()
    under.removeAll()
  }

  /// Whether a touch is the component's, or may be: what is around its view waits.
  func mayOwn(_ touch: Int, movedBy displacement: Vector2D) -> Bool {
    claims.live.contains(touch) && (hasBegun || component?.live.follows(displacement) == true)
  }

  /// A scroll view under a touch that cannot scroll in its direction only bounces: it does not win over the component.
  override func canBePrevented(by recognizer: UIGestureRecognizer) -> Bool {
    for (id, views) in under where views.scrolls(recognizer) {
      guard let point = points[id], let live = component?.live else { continue }
      let displacement = point - views.start
      if live.follows(displacement), !live.isHeldBack(displacement, by: views.free) { return false }
    }
    return super.canBePrevented(by: recognizer)
  }

  private func show(_ touches: Set<UITouch>, _ phase: TouchPhase, _ event: UIEvent) {
    for touch in touches {
      let id = Int(bitPattern: ObjectIdentifier(touch))
      let point = Point2D(touch.location(in: space ?? view))
      points[id] = point
      lastTime = touch.timestamp
      if phase == .down { under[id] = TouchedViews(under: touch, for: self, at: point) }
      var phase = phase
      if isHeldBack(id, at: point) {
        if phase == .move { continue }
        if phase == .up { phase = .cancel }
      }
      let claim =
        phase == .down && isForOthers(touch, id)
        ? .refused : onTouch(.touch(id: id, phase: phase, point: point), touch.timestamp)
      obey(claims.note(claim, id: id, phase: phase), touch, id, event)
    }
  }

  /// Whether a touch that goes down is not the component's at all.
  private func isForOthers(_ touch: UITouch, _ id: Int) -> Bool {
    let isOutside = space.map { !$0.mayShare(touch.location(in: $0), on: touch.view) } ?? false
    // A remote's touches move the focus.
    return isOutside || touch.type == .indirect || under[id]?.free.isEmpty == true
  }

  /// Whether what lies under a touch, or a component inside, uses its direction itself.
  private func isHeldBack(_ id: Int, at point: Point2D) -> Bool {
    guard !hasBegun, let views = under[id], let live = component?.live else { return false }
    let displacement = point - views.start
    return live.isHeldBack(displacement, by: views.free)
      || views.inner.contains { $0.recognizer.mayOwn(id, movedBy: displacement) }
  }

  private func obey(
    _ verdict: TouchArbiter.Verdict, _ touch: UITouch, _ id: Int, _ event: UIEvent
  ) {
    switch verdict {
    case .wait: break
    case .ignore: ignore(touch, for: event)
    case .begin:
      state = .began
      for view in under[id]?.scrollViews ?? [] { view.panGestureRecognizer.cancel() }
    // While it waits for another one to fail UIKit keeps it possible, and it has to begin again.
    case .change: state = hasBegun ? .changed : .began
    case .end: state = .ended
    case .cancel: state = .cancelled
    case .fail: state = .failed
    }
  }
}

extension UIGestureRecognizer {
  /// Whether it has its touches. It stays possible while it waits for another one to fail.
  var hasBegun: Bool { state == .began || state == .changed }

  /// Takes away what it has begun.
  fileprivate func cancel() {
    guard hasBegun else { return }
    isEnabled = false
    isEnabled = true
  }
}
#endif
