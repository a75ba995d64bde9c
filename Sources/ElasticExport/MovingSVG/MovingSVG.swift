import ElasticKit

/// Writes footage as an SVG picture that moves (SMIL), which plays in any browser without a script,
/// in a page and as an image.
///
/// Edges lie within ``error`` of the footage at every frame and quarter of a frame. In a page, readers who want less motion see
/// ``Footage``'s still frame instead; an image cannot follow that setting, so a page that
/// shows it as one should offer `still(of:)` for them. A program that knows no SMIL shows the first frame.
public struct MovingSVG: Sendable {
  /// The largest error of an edge, in points.
  public var error: Double
  /// The prefix of all names in the file, as UTF-8 letters, digits and hyphens, a letter first.
  /// By default it follows from the drawing. Two pictures in a page need two
  /// different ones.
  public var scope: [UInt8]
  /// How often it plays before it stops at its end; 0 for ever.
  public var plays: Int

  /// A quarter of a point is invisible in motion.
  public init(error: Double = 0.25, scope: [UInt8] = [], plays: Int = 0) {
    self.error = error
    self.scope = scope
    self.plays = plays
  }

  /// The picture that moves, as UTF-8.
  public func bytes(of footage: Footage) -> [UInt8] {
    pictures(of: footage) { _, _ in }.moving
  }

  /// The still frame for readers who want less motion, as a separate picture.
  public func still(of footage: Footage) -> [UInt8] {
    pictures(of: footage) { _, _ in }.still
  }

  /// Both, faster than one after the other; `step` is called with the number of finished parts and of all parts of
  /// the work.
  /// - Throws: the error of `step`.
  public func pictures<Failure: Error>(
    of footage: Footage, step: (_ done: Int, _ count: Int) throws(Failure) -> Void
  ) throws(Failure) -> (moving: [UInt8], still: [UInt8]) {
    let name = scope.isEmpty ? Self.name(footage.fingerprint) : scope
    let isLoop = footage.loop.map { $0.lowerBound == 0 } ?? false
    let frames = max(Double(isLoop ? footage.frameCount - 1 : footage.frameCount), 1)
    let clock = SVGClock(duration: frames / footage.rate, plays: max(plays, 0))
    var moving = Self.begin(footage)
    Self.styles(name, &moving)
    Self.beginGroup("-moving", name, isHidden: false, &moving)
    var still = SVGText(
      bytes: [], decimals: 2, depth: moving.depth, family: footage.family)
    var shotCount = 0
    let error = error > 0 ? error : 0.01
    try footage.shots(error: error * 0.9) { cutter in
      cutter.overshoots = false
      cutter.joinsOutlines = true
    } step: { done, count throws(Failure) in
      try step(done, count)
    } use: { cutter, shots in
      let scene = SVGScene(
        cutter: cutter, shots: shots, firstNumber: shotCount, clock: clock, rate: footage.rate,
        end: frames, scope: name)
      scene.write(&moving, at: nil)
      if cutter.take.frames.contains(footage.still) {
        scene.write(&still, at: Double(footage.still))
      }
      shotCount += shots.count
    }
    moving.endContent("g")
    Self.beginGroup("-still", name, isHidden: true, &moving)
    moving.add(still)
    moving.endContent("g")
    moving.endContent("svg")
    var picture = Self.begin(footage)
    picture.add(still)
    picture.endContent("svg")
    return (moving.bytes, picture.bytes)
  }

  private static func begin(_ footage: Footage) -> SVGText {
    let size = footage.size
    var text = SVGText(bytes: [], decimals: 2, family: footage.family)
    text.open("svg")
    text.attribute("xmlns", "http://www.w3.org/2000/svg")
    text.attribute("width", size.width)
    text.attribute("height", size.height)
    text.attribute("viewBox", numbers: [0, 0, size.width, size.height])
    text.beginContent()
    return text
  }

  private static func styles(_ name: [UInt8], _ text: inout SVGText) {
    text.open("style")
    text.endElement(
      "style",
      around: Array("@media (prefers-reduced-motion:reduce){.".utf8) + name
        + Array("-still{display:inline}.".utf8) + name + Array("-moving{display:none}}".utf8))
  }

  private static func beginGroup(
    _ ending: StaticString, _ name: [UInt8], isHidden: Bool, _ text: inout SVGText
  ) {
    var name = name
    ending.append(to: &name)
    text.open("g")
    text.attribute("class", text: name)
    // An attribute, which programs without style sheets read too.
    if isHidden { text.attribute("display", "none") }
    text.beginContent()
  }

  /// A name that is unique for the drawing.
  private static func name(_ fingerprint: UInt64) -> [UInt8] {
    var hash = fingerprint
    var name = [UInt8(ascii: "e")]
    for _ in 0..<8 {
      let digit = UInt8(truncatingIfNeeded: hash % 36)
      name.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      hash = (hash / 36) ^ (hash << 40)
    }
    return name
  }
}
