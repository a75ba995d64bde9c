#if canImport(SwiftUI)
import Combine
import ElasticKit
import SwiftUI

/// A component in a SwiftUI view: stores it between updates, and reports whether its clock must run.
///
/// Its times are seconds since the reference date.
@MainActor
final class ComponentModel<C: ElasticComponent>: ObservableObject {
  let live: LiveComponent<C>
  /// True while nothing moves, or it is invisible.
  @Published private(set) var isPaused = false
  /// The accessible properties.
  @Published private(set) var spoken: ElasticAccessibility
  /// Whether it is on a screen.
  var isShown = false {
    didSet { setPaused(!isShown) }
  }
  /// Called with each event, never while a view is being updated.
  var onEvent: (Occurrence<C.Event>) -> Void = { _ in }

  private var isUpdating = false
  private var isResting = false
  private var alarm: Task<Void, Never>?
  private var touch: CGPoint?
  private var keyPull = KeyPull()
  private var announcements = Announcements()

  init(_ component: C) {
    live = LiveComponent(component)
    spoken = component.output.accessibility
    live.onInput = { [weak self] in
      self?.setPaused(false)
      self?.speak()
    }
    live.onEvent = { [weak self] occurrence in
      self?.outsideOfUpdates { $0.onEvent(occurrence) }
    }
  }

  var now: Double { Date().timeIntervalSinceReferenceDate }

  /// Sets the receiver of events; set again whenever a view is made again.
  func telling(_ onEvent: @escaping (Occurrence<C.Event>) -> Void) -> ComponentModel {
    self.onEvent = onEvent
    return self
  }

  /// The drawing at a date in a view of this size; `measure` returns the size of a word as it
  /// will be drawn.
  func frame(
    at date: Date, size: CGSize, _ surroundings: Surroundings,
    measure: @escaping (String, Double) -> Size2D = { _, _ in .zero }
  ) -> Drawing {
    isUpdating = true
    live.measure = measure
    defer {
      isUpdating = false
      live.measure = nil
    }
    let time = date.timeIntervalSinceReferenceDate
    live.layOut(Size2D(size), surroundings, at: time)
    let activity = live.show(at: time)
    if activity != .now { setPaused(true) }
    if let nanoseconds = activity.sleep(from: time) { wake(after: nanoseconds) }
    speak()
    return live.drawing
  }

  private func setPaused(_ isPaused: Bool) {
    alarm?.cancel()
    isResting = isPaused
    outsideOfUpdates { model in
      // Input may arrive before a deferred update.
      let isPaused = model.isResting || !model.isShown
      if model.isPaused != isPaused { model.isPaused = isPaused }
    }
  }

  /// Posts announcements and events, and updates the published state.
  private func speak() {
    guard live.output.accessibility != spoken else { return }
    outsideOfUpdates { model in
      let accessibility = model.live.output.accessibility
      guard accessibility != model.spoken else { return }
      model.spoken = accessibility
      if let news = model.announcements.news(of: accessibility), model.isShown {
        Announcer.say(news.spoken)
      }
    }
  }

  private func wake(after nanoseconds: UInt64) {
    alarm = Task { [weak self] in
      guard (try? await Task.sleep(nanoseconds: nanoseconds)) != nil else { return }
      self?.setPaused(false)
    }
  }

  /// State must not change during a view update.
  private func outsideOfUpdates(_ body: @escaping @MainActor (ComponentModel) -> Void) {
    guard isUpdating else { return body(self) }
    Task { [weak self] in
      if let self { body(self) }
    }
  }

  // MARK: - Keys

  /// Activates the component; returns whether that had an effect.
  @discardableResult
  func activate() -> Bool {
    guard spoken.action.utf8CodeUnitCount > 0 else { return false }
    live.handle(.activated, at: now)
    return true
  }

  /// Handles a key that goes down or up: the arrow of an `edge` pulls, a press activates. Returns whether it was handled.
  func answer(_ key: ElasticKey, isDown: Bool, edge: ElasticEdge?) -> Bool {
    guard let edge else { return key == .press && (!isDown || activate()) }
    guard let surroundings = live.surroundings, let size = live.size,
      let touches = keyPull.touches(
        for: key, isDown: isDown, edge: edge, direction: surroundings.direction, size: size)
    else { return false }
    for touch in touches { live.handle(touch, at: now) }
    return true
  }

  // MARK: - Touches

  /// A drag has moved to a point.
  func drag(from start: CGPoint, to place: CGPoint, at date: Date) {
    let time = date.timeIntervalSinceReferenceDate
    if touch == nil { show(.down, start, time) }
    if place != touch { show(.move, place, time) }
    touch = place
  }

  /// The drag has ended or was cancelled.
  func endDrag(_ phase: TouchPhase, at date: Date) {
    guard let place = touch else { return }
    touch = nil
    show(phase, place, date.timeIntervalSinceReferenceDate)
  }

  private func show(_ phase: TouchPhase, _ place: CGPoint, _ time: Double) {
    live.handle(.touch(id: 1, phase: phase, point: Point2D(place)), at: time)
  }
}
#endif
