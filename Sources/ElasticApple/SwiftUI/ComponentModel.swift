#if canImport(SwiftUI)
import Combine
import ElasticKit
import SwiftUI

/// A component in a SwiftUI view: keeps it between updates, and says whether its clock is to run.
///
/// Its seconds are those of dates since the reference date.
@MainActor
final class ComponentModel<C: Component>: ObservableObject {
  let live: LiveComponent<C>
  /// True while nothing moves.
  @Published private(set) var isPaused = false
  /// Called with each event, never while a view is being updated.
  var onEvent: (Occurrence<C.Event>) -> Void = { _ in }

  private var isUpdating = false
  private var alarm: Task<Void, Never>?
  private var touch: CGPoint?

  init(_ component: C) {
    live = LiveComponent(component)
    live.onInput = { [weak self] in self?.setPaused(false) }
    live.onEvent = { [weak self] occurrence in
      self?.outsideOfUpdates { $0.onEvent(occurrence) }
    }
  }

  var now: Double { Date().timeIntervalSinceReferenceDate }

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
    switch live.show(at: time) {
    case .moving: break
    case .atRest: setPaused(true)
    case .waiting(let next):
      setPaused(true)
      if next < .infinity { wake(at: next) }
    }
    return live.drawing
  }

  private func setPaused(_ isPaused: Bool) {
    alarm?.cancel()
    outsideOfUpdates { model in
      if model.isPaused != isPaused { model.isPaused = isPaused }
    }
  }

  private func wake(at time: Double) {
    let nanoseconds = UInt64(max(time - now, 0) * 1e9)
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
