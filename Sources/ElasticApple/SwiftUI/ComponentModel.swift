#if canImport(SwiftUI) && !os(watchOS)
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
    didSet {
      live.isInSight = isShown
      followPace()
    }
  }
  /// Called with each event, never while a view is being updated.
  var onEvent: (Occurrence<C.Event>) -> Void = { _ in }

  private var isUpdating = false
  private var alarm: Task<Void, Never>?
  private var touch: CGPoint?

  init(_ component: C) {
    live = LiveComponent(component)
    spoken = component.output.accessibility
    live.onInput = { [weak self] in
      self?.followPace()
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
    _ = live.show(at: time)
    followPace()
    speak()
    return live.withDrawing { copy $0 }
  }

  private func followPace() {
    alarm?.cancel()
    if case .waiting(let time) = live.pace { wake(at: time) }
    outsideOfUpdates { model in
      // Input may arrive before a deferred update.
      let isPaused = model.live.pace != .moving
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
      if let news = model.live.nextAnnouncement(), model.isShown {
        Announcer.say(news.spoken)
      }
    }
  }

  private func wake(at time: Double) {
    alarm = Task { [weak self, now] in
      guard (try? await Task.sleep(nanoseconds: ElasticPace.sleep(from: now, to: time))) != nil
      else { return }
      self?.isPaused = false
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
    live.activate(at: now)
  }

  /// Handles a key that goes down or up; returns whether it was handled.
  func answer(_ key: ElasticKey, isDown: Bool) -> Bool {
    live.answer(key, isDown: isDown, at: now)
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
