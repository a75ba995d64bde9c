@testable import ElasticKit

/// A host without a screen: a clock, a finger and, if asked for, a scroll view of its own.
///
/// It only translates: touches are shown to the component first and its claim is obeyed, insets are
/// added to the scroll view's own, the clock runs while the component says so. Wherever it had to
/// decide something itself, a decision would be missing in the kit.
struct HeadlessHost<C: ElasticComponent> {
  var component: C
  var time = 0.0
  /// Frames drawn so far, and the slots of the last one.
  private(set) var frames = 0
  private(set) var slots: [Rect2D] = []
  private(set) var events: [C.Event] = []
  private(set) var claims: [TouchClaim] = []
  /// How wrong the frame clock is: its frames carry the time of so much later or earlier.
  var clockError = 0.0
  var frameRate = 60.0

  /// The list's own scrolling, which takes what the component refuses.
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

  /// One stage of a touch; what the component refuses scrolls the list instead.
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

  /// Drags in even steps of a sixtieth of a second each, and draws as the clock says.
  mutating func drag(from start: Point2D, to end: Point2D, steps: Int) {
    touch(.down, start)
    for step in 1...steps {
      run(for: 1.0 / 60)
      touch(.move, start.blended(with: end, Double(step) / Double(steps)))
    }
  }

  /// Lets so many seconds pass; draws frames only while the component asks for them.
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

/// A scroll view of the host's: its own insets, a finger's over-scroll and its own way back.
struct HeadlessScrollView {
  /// What bars and notches take, which is none of the component's business.
  let ownInset: Double
  /// What the component asked for, added to that.
  var addedInset = 0.0
  /// As UIScrollView counts: minus the inset when nothing is scrolled.
  private(set) var contentOffset: Double
  private(set) var isTracking = false

  init(ownInset: Double) {
    self.ownInset = ownInset
    contentOffset = -ownInset
  }

  private var restingOffset: Double { -(ownInset + addedInset) }

  /// What it reports: its over-scroll, the component's inset not counted.
  var overScroll: Double { min(contentOffset + ownInset, 0) }

  mutating func track(by distance: Double) {
    isTracking = true
    contentOffset -= contentOffset < restingOffset ? distance / 2 : distance
  }

  mutating func lift() { isTracking = false }

  /// One frame of its own bounce back to where its insets let it rest.
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
