import ElasticKit
import ElasticSettings

/// What the law Interruptible allows for each step of a play: the ways of the fingers and of a scroll view.
struct Hand<C: LawSubject> {
  /// `isRefused` says whether the component left the last of its phases alone.
  private var known: [(id: Int, place: Point2D, isRefused: Bool)] = []
  private var isMotionReduced = false
  /// Whether Reduce Motion has been on: a menu that fades does so until its end.
  private var hasFaded = false
  /// The last report of a scroll view.
  private var offset: Double?
  private let durations = C.Style.properties.filter { property in
    property.name.withUTF8Buffer { $0.suffix(8).elementsEqual("Duration".utf8) }
  }
  private let ratios = (["baseRatio", "waveRatio"] as [StaticString]).compactMap { name in
    name.withUTF8Buffer { C.Style.property(named: $0) }
  }

  /// Every finger that was down or still is.
  private(set) var fingers: [Int] = []
  var hasScrolled: Bool { offset != nil }

  /// How far a step may move an outline; nil where the law does not apply, because the view changes.
  struct Allowance {
    var way = 0.0
    var isIgnored = false
    /// Whether only the outline stays where it is.
    var isOfOutline = false
  }

  func allowance(of step: PlayStep<C>, on component: C) -> Allowance? {
    guard step.time.isTime else { return Allowance(isIgnored: true) }
    // A motion of duration 0 ends at once; under Reduce Motion any motion may.
    guard !isMotionReduced, !durations.contains(where: { $0.get(component.style) == 0 }) else {
      return nil
    }
    switch step.action {
    case .input(.touch(let id, _, let point)):
      return Allowance(way: way(id, point) * reach(component.style))
    case .input(.scrolled(let offset, _)):
      guard C.followsScroll else { return Allowance() }
      let (over, last) = (over(offset, component), over(self.offset ?? 0, component))
      // From rest the content has come all the way.
      let way = max((over - last).magnitude, component.isHeld ? 0 : over)
      return Allowance(way: way * reach(component.style))
    case .input(.activated), .frame: return Allowance()
    case .command(let command): return component.mayJump(by: command) ? nil : Allowance()
    case .restyle: return component.glides && !hasFaded ? Allowance(isOfOutline: true) : nil
    case .input(.surroundings(let new)):
      return component.glides && !new.reduceMotion && !hasFaded ? Allowance(isOfOutline: true) : nil
    case .set, .load, .measure, .input(.resized), .input(.measured): return nil
    }
  }

  /// Points past the end of the content.
  private func over(_ offset: Double, _ component: C) -> Double {
    max(component.edge == .top || component.edge == .left ? -offset : offset, 0)
  }

  /// The distance that this input moves its finger.
  private func way(_ id: Int, _ point: Point2D) -> Double {
    guard let finger = known.first(where: { $0.id == id }) else { return 0 }
    // The touch of somebody else moves nothing; a scroll view's finger leads the crest.
    if finger.isRefused, !hasScrolled { return 0 }
    // A distance too short for its length to be above 0 still counts.
    return point == finger.place ? 0 : max((point - finger.place).length, .leastNonzeroMagnitude)
  }

  /// The ratio of an edge's travel to the finger's: above 1 if a menu's ratios add up to more than 1.
  private func reach(_ style: C.Style) -> Double {
    max(ratios.reduce(0) { $0 + $1.get(style) }, 1)
  }

  mutating func note(_ step: PlayStep<C>, _ claim: TouchClaim) {
    guard step.time.isTime, case .input(let input) = step.action else { return }
    switch input {
    case .touch(let id, let phase, let point):
      guard point.x.magnitude <= 1e9, point.y.magnitude <= 1e9 else { return }
      known.removeAll { $0.id == id }
      if phase == .down || phase == .move { known.append((id, point, claim == .refused)) }
      if !fingers.contains(id) { fingers.append(id) }
    case .scrolled(let new, _): if new.magnitude <= 1e9 { offset = new }
    case .surroundings(let new):
      isMotionReduced = new.reduceMotion
      hasFaded = hasFaded || isMotionReduced
    default: break
    }
  }
}

extension Play {
  /// Takes a step, and compares what is seen before and after it.
  mutating func takeWatched(_ step: PlayStep<C>) throws(Breach) {
    let allowed = hand.allowance(of: step, on: session.component)
    let before = Seen(session.component, isScrolled: hand.hasScrolled)
    let claim = try session.perform(step)
    hand.note(step, claim)
    guard let allowed else { return }
    let after = Seen(session.component, isScrolled: hand.hasScrolled)
    guard before.edge == after.edge else {
      return try hold(!allowed.isIgnored, "what comes at no time is ignored")
    }
    try after.hold(since: before, allowed)
  }
}

/// What the law Interruptible compares.
public struct Seen<C: LawSubject> {
  private let component: C
  let edge: ElasticEdge?
  private var drawing = Drawing()
  private let driven: [Driven]

  /// What a component shows now. `isScrolled` says whether a scroll view has reported anything yet.
  public init(_ component: C, isScrolled: Bool = false) {
    self.component = component
    edge = component.edge
    component.draw(into: &drawing)
    driven = component.driven(drawing, isScrolled: isScrolled)
  }

  /// The law that is broken if this comes after `old` and a finger's way, perhaps by the outline alone; nil if none is.
  public func breach(
    since old: Seen, way: Double, isOfOutline: Bool = false
  ) -> StaticString? {
    do throws(Breach) {
      try hold(since: old, Hand<C>.Allowance(way: way, isOfOutline: isOfOutline))
      return nil
    } catch { return error.law }
  }

  func hold(since old: Seen, _ allowed: Hand<C>.Allowance) throws(Breach) {
    // Most steps change nothing at all.
    if Glimpse.bits(drawing) != Glimpse.bits(old.drawing) {
      let breach = glimpse.breach(
        since: old.glimpse, way: allowed.way, isIgnored: allowed.isIgnored,
        isOfOutline: allowed.isOfOutline)
      if let breach { throw Breach(breach) }
      if C.isStill, !allowed.isOfOutline { try holdNumbers(since: old) }
    }
    guard !allowed.isOfOutline || C.contentGlides else { return }
    for (new, old) in zip(driven, old.driven) {
      var way = (new.value - old.value).magnitude
      if new.period < .infinity { way = way.remainder(dividingBy: new.period).magnitude }
      let most = allowed.way == 0 ? 0 : allowed.way * max(new.slope, old.slope)
      if way > most + 1e-9 * max(1, new.value.magnitude) {
        throw Breach("what the progress drives goes no faster than is documented")
      }
    }
  }

  private var glimpse: Glimpse { Glimpse(drawing, of: component) }

  /// All numbers of the drawing stay.
  private func holdNumbers(since old: Seen) throws(Breach) {
    var (numbers, before): ([Double], [Double]) = ([], [])
    drawing.forEachNumber { numbers.append($0) }
    old.drawing.forEachNumber { before.append($0) }
    let isNear =
      numbers.count == before.count
      && zip(numbers, before).allSatisfy { ($0 - $1).magnitude <= 1e-9 * max(1, $0.magnitude) }
    if !isNear { throw Breach("no number of the drawing changes with an input") }
  }
}
