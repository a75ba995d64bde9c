@testable import ElasticKit

/// A host without a screen: a clock, a finger and optionally its own scroll view.
///
/// It only translates: the component gets every touch first and its claim is obeyed, insets are added to
/// the scroll view's own, and the clock runs while the component needs frames. If the host had to make a
/// decision of its own, one would be missing in the kit.
struct HeadlessHost<C: ElasticComponent> {
  var component: C
  var time = 0.0
  /// Frames drawn so far, and the slots of the last one.
  private(set) var frames = 0
  private(set) var slots: [Rect2D] = []
  private(set) var events: [C.Event] = []
  private(set) var claims: [TouchClaim] = []
  /// Error of the frame clock: its frames carry a time this much later or earlier.
  var clockError = 0.0
  var frameRate = 60.0

  /// The list's own scrolling, for touches that the component refuses.
  private(set) var listOffset = 0.0
  private var isListScrolling = false
  private var lastFinger = Point2D.origin

  private var drawing = Drawing()
  private var activity = NextFrame.never

  init(_ component: C, size: Size2D = Size2D(width: 375, height: 667)) {
    self.component = component
    input(.resized(size))
    input(.surroundings(Surroundings()))
    input(.measured(widths: [40, 60], lineHeight: 20))
  }

  @discardableResult
  mutating func input(_ input: ElasticInput) -> TouchClaim {
    let claim = component.handle(input, at: time)
    activity = component.advance(to: time)
    collect()
    return claim
  }

  mutating func perform(_ command: C.Command) {
    component.perform(command, at: time)
    activity = component.advance(to: time)
    collect()
  }

  /// One phase of a touch; if the component refuses it, the list scrolls instead.
  mutating func touch(_ phase: TouchPhase, _ point: Point2D, id: Int = 1) {
    let claim = input(.touch(id: id, phase: phase, point: point))
    claims.append(claim)
    if claim == .claimed { isListScrolling = false }
    if claim == .refused, phase == .move {
      if isListScrolling { listOffset = max(listOffset - (point.y - lastFinger.y), 0) }
      isListScrolling = true
    }
    lastFinger = point
  }

  /// Drags in equal steps of a sixtieth of a second each, and draws at the clock's frames.
  mutating func drag(from start: Point2D, to end: Point2D, steps: Int) {
    touch(.down, start)
    for step in 1...steps {
      run(for: 1.0 / 60)
      touch(.move, start.blended(with: end, Double(step) / Double(steps)))
    }
  }

  /// Runs the clock for some seconds; draws frames only while the component needs them.
  mutating func run(for seconds: Double) {
    let end = time + seconds
    while time < end {
      switch activity {
      case .never: time = end
      case .at(let next): time = min(max(next, time), end)
      case .now: time = min(time + 1 / frameRate, end)
      }
      if activity == .never || activity == .at(.infinity) { continue }
      activity = component.advance(to: time + clockError)
      drawing.removeAll()
      component.draw(into: &drawing)
      frames += 1
      slots = drawing.items.compactMap {
        if case .slot(let frame) = $0.content { frame } else { nil }
      }
      collect()
    }
  }

  private mutating func collect() {
    while let occurrence = component.nextEvent() { events.append(occurrence.event) }
  }
}

/// The host's scroll view: its own insets, a finger's over-scroll and its own return.
struct HeadlessScrollView {
  /// Inset for bars and notches, independent of the component.
  let ownInset: Double
  /// The component's inset, added to that.
  var addedInset = 0.0
  /// As UIScrollView counts: minus the inset when the list is not scrolled.
  private(set) var contentOffset: Double
  private(set) var isTracking = false

  init(ownInset: Double) {
    self.ownInset = ownInset
    contentOffset = -ownInset
  }

  private var restingOffset: Double { -(ownInset + addedInset) }

  /// Reported over-scroll, without the component's inset.
  var overScroll: Double { min(contentOffset + ownInset, 0) }

  mutating func track(by distance: Double) {
    isTracking = true
    contentOffset -= contentOffset < restingOffset ? distance / 2 : distance
  }

  mutating func lift() { isTracking = false }

  /// One frame of its own bounce back to the rest position of its insets.
  mutating func bounceBack() {
    guard !isTracking, contentOffset < restingOffset else { return }
    contentOffset += (restingOffset - contentOffset) * 0.2
    if (restingOffset - contentOffset).magnitude < 0.25 { contentOffset = restingOffset }
  }
}

extension HeadlessHost where C == RefreshMotion {
  /// A number of frames of a scroll view that a finger pulls by `pull` a frame, or that no finger pulls.
  mutating func scroll(_ view: inout HeadlessScrollView, pull: Double?, frames: Int) {
    for _ in 0..<frames {
      if let pull { view.track(by: pull) } else { view.bounceBack() }
      input(.scrolled(offset: view.overScroll, isTracking: view.isTracking))
      run(for: 1.0 / 60)
      view.addedInset = component.output.inset
    }
  }
}
