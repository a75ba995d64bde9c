import ElasticKit

extension LawSubject {
  /// Nothing happens, and all that is drawn or read stays as it is, until the announced next frame; looked at for 1,000 s.
  func holdStill(before next: NextFrame, at time: Double) throws(Breach) {
    let end: Double
    switch next {
    case .now: return
    case .at(let due):
      try hold(due > time, "the next frame is announced for later than this one")
      // Sums of times and places in a song are rounded, so the last bits of a time may be either side of the change.
      let early = max(1e-9, 8 * due.ulp)
      end = min(max(due - early, time), time + 1000)
    case .never: end = time + 1000
    }
    var now = self
    while now.nextEvent() != nil {}
    let before = Told(now)
    for share in [0.01, 0.5, 1] {
      var later = now
      later.advance(to: min(time + (end - time) * share, end))
      try hold(later.nextEvent() == nil, "nothing happens before the announced frame")
      if let law = Told(later).law(since: before) { throw Breach(law) }
    }
  }
}

/// All that can be seen or read of a component, as one number for each kind.
private struct Told {
  private let drawing, extents, progress, indicator, reader, points: UInt64
  private let state: UInt8

  init<C: LawSubject>(_ component: C) {
    let output = component.output
    var shown = Drawing()
    component.draw(into: &shown)
    drawing = Glimpse.bits(shown)
    state = component.state.rawValue
    extents = Self.sum([output.inset, output.shift, output.extent])
    // A ball's progress is its place in the song, which goes on with the time while it plays.
    progress = C.contentType == .song ? 0 : Self.sum([output.progress])
    var numbers: [Double] = []
    if let indicator = output.indicator {
      let frame = indicator.frame
      numbers = [
        frame.minX, frame.minY, frame.width, frame.height, indicator.progress, indicator.turn,
        indicator.isBusy ? 1 : 0,
      ]
    }
    indicator = Self.sum(numbers)
    let access = output.accessibility
    var told = Checksum()
    told.add(Int(access.role.rawValue))
    told.add(access.isModal ? 1 : 0)
    for text in [access.label, access.value, access.action] { told.add(text) }
    reader = told.value
    points = Self.sum(
      component.controlPoints.flatMap { [$0.x, $0.y] })
  }

  private static func sum(_ numbers: [Double]) -> UInt64 {
    var sum = Checksum()
    for number in numbers { sum.add(number) }
    return sum.value
  }

  /// The law that is broken if this is told before an announced frame, and `old` was; nil if none is.
  func law(since old: Told) -> StaticString? {
    if drawing != old.drawing { return "the drawing stays until the announced frame" }
    if state != old.state { return "the state stays until the announced frame" }
    if extents != old.extents { return "inset, shift and extent stay until the announced frame" }
    if progress != old.progress { return "the progress stays until the announced frame" }
    if indicator != old.indicator { return "the indicator stays until the announced frame" }
    if reader != old.reader { return "what is read aloud stays until the announced frame" }
    return points == old.points ? nil : "the control points stay until the announced frame"
  }
}
