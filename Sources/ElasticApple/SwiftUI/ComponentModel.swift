#if canImport(SwiftUI)
import Combine
import ElasticKit
import SwiftUI

/// A component in a SwiftUI view: keeps it between updates, and says whether its clock is to run.
///
/// Its seconds are those of dates since the reference date.
@MainActor
final class ComponentModel<C: ElasticComponent>: ObservableObject {
  let live: LiveComponent<C>
  /// True while nothing moves, or nobody sees it.
  @Published private(set) var isPaused = false
  /// What a screen reader is told.
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

  /// Tells from now on what happens to somebody else; said anew whenever a view is made anew.
  func telling(_ onEvent: @escaping (Occurrence<C.Event>) -> Void) -> ComponentModel {
    self.onEvent = onEvent
    return self
  }

  /// What is to be seen at a date in a view of this size; `measure` says how large a word is as it
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
      // What was put off may be overtaken by input.
      let isPaused = model.isResting || !model.isShown
      if model.isPaused != isPaused { model.isPaused = isPaused }
    }
  }

  /// What there is to be said now, and what has become of the component.
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

  /// A view that is being updated must not be changed.
  private func outsideOfUpdates(_ body: @escaping @MainActor (ComponentModel) -> Void) {
    guard isUpdating else { return body(self) }
    Task { [weak self] in
      if let self { body(self) }
    }
  }

  // MARK: - Keys

  /// Does what an activation does, and answers whether that is anything.
  @discardableResult
  func activate() -> Bool {
    guard spoken.action.utf8CodeUnitCount > 0 else { return false }
    live.handle(.activated, at: now)
    return true
  }

  /// Answers whether a key that goes down or up is its own: that of an `edge` pulls it, a press presses it.
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

  /// A drag has come to a place.
  func drag(from start: CGPoint, to place: CGPoint, at date: Date) {
    let time = date.timeIntervalSinceReferenceDate
    if touch == nil { show(.down, start, time) }
    if place != touch { show(.move, place, time) }
    touch = place
  }

  /// The drag is over: lifted, or taken away.
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
