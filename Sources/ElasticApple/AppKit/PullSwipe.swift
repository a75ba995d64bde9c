#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

/// Two fingers on a trackpad as a touch of a refresh control, from where they pull content beyond its end.
@MainActor
struct PullSwipe {
  private static let id = 1

  /// The control that is pulled, where that touch is, and how far from its start, positive beyond the end.
  private var pull: (control: ElasticRefreshControl, point: Point2D, way: Double)?
  /// Whether a control has had this swipe: from then on AppKit gets nothing of it but its end.
  private var isHandled = false
  /// Whether AppKit got the beginning of the swipe.
  private var isBegun = false

  /// Passes a scroll event on; returns whether AppKit must not have it. A wheel has no phases, so it pulls nothing.
  mutating func handle(_ event: NSEvent, in view: ElasticScrollView) -> Bool {
    if !event.momentumPhase.isEmpty { return isHandled }
    guard !event.phase.isEmpty else { return false }
    if event.phase.contains(.began) {
      end(.cancel, at: event.timestamp)
      (isHandled, isBegun) = (false, true)
    }
    let isOver = event.phase.contains(.ended) || event.phase.contains(.cancelled)
    let step = Vector2D(Double(event.scrollingDeltaX), Double(event.scrollingDeltaY))
    if pull != nil {
      move(by: step, event, in: view)
    } else if !isOver, let control = pulled(by: step, in: view) {
      begin(control, event)
      move(by: step, event, in: view)
      if isHandled, event.phase.contains(.began) { isBegun = false }
    } else if isHandled {
      view.scrollDown(by: CGFloat(-step.dy))
    }
    if isOver { end(event.phase.contains(.ended) ? .up : .cancel, at: event.timestamp) }
    // The content is under the fingers at once, not in the next frame.
    if isHandled { view.fit() }
    return isHandled && !(isOver && isBegun)
  }

  /// The control at whose end the content is, and beyond which this step goes.
  private func pulled(by step: Vector2D, in view: ElasticScrollView) -> ElasticRefreshControl? {
    guard step.dy.magnitude > step.dx.magnitude else { return nil }
    return view.controls.first {
      ($0.end == .top) == (step.dy > 0) && view.distance(from: $0.end) < 0.5
    }
  }

  private mutating func begin(_ control: ElasticRefreshControl, _ event: NSEvent) {
    let point = Point2D(control.convert(event.locationInWindow, from: nil))
    let claim = control.live.handle(
      .touch(id: Self.id, phase: .down, point: point), at: event.timestamp)
    guard claim != .refused else { return }
    pull = (control, point, 0)
    isHandled = true
  }

  private mutating func move(by step: Vector2D, _ event: NSEvent, in view: ElasticScrollView) {
    guard let (control, start, former) = pull else { return }
    let outward = control.end == .top ? step.dy : -step.dy
    // Back at its start it is let go there, and the rest of the step scrolls.
    let rest = min(former + outward, 0)
    let point =
      start + Vector2D(step.dx, control.end == .top ? outward - rest : rest - outward)
    let claim = control.live.handle(
      .touch(id: Self.id, phase: .move, point: point), at: event.timestamp)
    pull = claim == .refused ? nil : (control, point, former + outward - rest)
    if rest < 0 {
      end(.up, at: event.timestamp)
      view.scrollDown(by: CGFloat(control.end == .top ? -rest : rest))
    }
  }

  private mutating func end(_ phase: TouchPhase, at time: Double) {
    guard let (control, point, _) = pull else { return }
    pull = nil
    control.live.handle(.touch(id: Self.id, phase: phase, point: point), at: time)
  }
}
#endif
