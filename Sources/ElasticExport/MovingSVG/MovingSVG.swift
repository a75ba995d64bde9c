import ElasticKit

/// Writes footage as an SVG picture that moves (SMIL), which plays in any browser without a script,
/// in a page and as an image.
///
/// Edges lie within ``error`` of the footage at every frame and quarter of a frame. In a page, readers who want less motion see
/// ``Footage``'s still frame instead; an image cannot follow that setting, so a page that
/// shows it as one should offer `still(of:)` for them.
public struct MovingSVG: Sendable {
  /// The largest error of an edge, in points.
  public var error: Double
  /// The prefix of all names in the file, as UTF-8 letters, digits and hyphens, a letter first.
  /// By default it follows from the drawing. Two pictures in a page need two
  /// different ones.
  public var scope: [UInt8]
  /// Whether it starts again for ever.
  public var repeats: Bool

  /// A quarter of a point is invisible in motion.
  public init(error: Double = 0.25, scope: [UInt8] = [], repeats: Bool = true) {
    self.error = error
    self.scope = scope
    self.repeats = repeats
  }

  /// The picture that moves, as UTF-8.
  public func bytes(of footage: Footage) -> [UInt8] {
    moving(scene(footage) { _, _ in }, footage)
  }

  /// The still frame for readers who want less motion, as a separate picture.
  public func still(of footage: Footage) -> [UInt8] {
    still(scene(footage) { _, _ in }, footage)
  }

  /// Both, faster than one after the other; `step` is called with the number of finished items and of all items.
  /// - Throws: the error of `step`.
  public func pictures<Failure: Error>(
    of footage: Footage, step: (_ done: Int, _ count: Int) throws(Failure) -> Void
  ) throws(Failure) -> (moving: [UInt8], still: [UInt8]) {
    let scene = try scene(footage, step)
    return (moving(scene, footage), still(scene, footage))
  }

  private func moving(_ scene: SVGScene, _ footage: Footage) -> [UInt8] {
    var text = SVGText(bytes: [], decimals: 2)
    begin(footage.size, &text)
    text.open("style")
    let name = scene.scope
    text.endElement(
      "style",
      around: Array(".".utf8) + name + Array("-still{display:none}".utf8)
        + Array("@media (prefers-reduced-motion:reduce){.".utf8) + name
        + Array("-still{display:inline}.".utf8) + name + Array("-moving{display:none}}".utf8))
    text.open("g")
    text.attribute("class", text: name + Array("-moving".utf8))
    text.beginContent()
    scene.write(&text, at: nil)
    text.endContent("g")
    text.open("g")
    text.attribute("class", text: name + Array("-still".utf8))
    text.beginContent()
    scene.write(&text, at: Double(footage.still))
    text.endContent("g")
    text.endContent("svg")
    return text.bytes
  }

  private func still(_ scene: SVGScene, _ footage: Footage) -> [UInt8] {
    var text = SVGText(bytes: [], decimals: 2)
    begin(footage.size, &text)
    scene.write(&text, at: Double(footage.still))
    text.endContent("svg")
    return text.bytes
  }

  private func begin(_ size: Size2D, _ text: inout SVGText) {
    text.open("svg")
    text.attribute("xmlns", "http://www.w3.org/2000/svg")
    text.attribute("width", size.width)
    text.attribute("height", size.height)
    text.attribute("viewBox", numbers: [0, 0, size.width, size.height])
    text.beginContent()
  }

  private func scene<Failure: Error>(
    _ footage: Footage, _ step: (Int, Int) throws(Failure) -> Void
  ) throws(Failure) -> SVGScene {
    let error = error > 0 ? error : 0.01
    var cutter = ShotCutter(footage, error: error * 0.9)
    cutter.overshoots = false
    cutter.joinsOutlines = true
    let shots = try cutter.shots(step)
    let isLoop = footage.loop.map { $0.lowerBound == 0 } ?? false
    let frames = max(Double(isLoop ? footage.frameCount - 1 : footage.frameCount), 1)
    var clock = SVGClock(duration: frames / footage.rate)
    clock.repeats = repeats
    return SVGScene(
      cutter: cutter, shots: shots, clock: clock, rate: footage.rate, end: frames,
      scope: scope.isEmpty ? Self.name(shots) : scope)
  }

  /// A name that is unique for the drawing.
  private static func name(_ shots: [Shot]) -> [UInt8] {
    var hash = 0xCBF2_9CE4_8422_2325 as UInt64  // FNV-1a.
    func add(_ number: Double) { hash = (hash ^ number.bitPattern) &* 0x100_0000_01B3 }
    for shot in shots {
      add(Double(shot.id.part.number))
      for track in shot.outlines {
        for key in track.keys {
          add(key.frame)
          for value in key.values { add(value) }
        }
      }
      for key in shot.color + shot.opacity + (shot.pose?.position ?? []) {
        for value in key.values { add(value) }
      }
    }
    var name = [UInt8(ascii: "e")]
    for _ in 0..<8 {
      let digit = UInt8(truncatingIfNeeded: hash % 36)
      name.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      hash = (hash / 36) ^ (hash << 40)
    }
    return name
  }
}
