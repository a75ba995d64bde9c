import ElasticKit

/// Writes footage as an SVG picture that moves (SMIL), which plays in any browser without a script,
/// in a page and as an image.
///
/// Edges lie within ``error`` of the footage at every frame and quarter of a frame. In a page, readers who want less motion see
/// ``Footage``'s still frame instead; an image does not know what its reader wants, so a page that
/// shows it as one should offer `still(of:)` for them.
public struct MovingSVG: Sendable {
  /// How far, in points, an edge may be off.
  public var error: Double
  /// What all names in the file begin with, as UTF-8 letters, digits and hyphens, a letter first.
  /// Where nothing is given it follows from what is drawn. Two pictures that share a page need two
  /// different ones.
  public var scope: [UInt8]
  /// Whether it starts again for ever.
  public var repeats: Bool

  /// A quarter of a point is less than a screen shows of something that moves.
  public init(error: Double = 0.25, scope: [UInt8] = [], repeats: Bool = true) {
    self.error = error
    self.scope = scope
    self.repeats = repeats
  }

  /// The picture that moves, as UTF-8.
  public func bytes(of footage: Footage) -> [UInt8] {
    moving(scene(footage) { _, _ in }, footage)
  }

  /// What readers see who want less motion, as a picture of its own.
  public func still(of footage: Footage) -> [UInt8] {
    still(scene(footage) { _, _ in }, footage)
  }

  /// Both, in less time than one after the other; `step` is told how many of how many items are done.
  /// - Throws: what `step` does.
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

  /// A name that only pictures of the same have.
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
