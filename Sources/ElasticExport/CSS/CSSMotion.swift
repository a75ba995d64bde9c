import ElasticKit

/// Writes footage as a style sheet: elements that are clipped, moved and faded by keyframes.
///
/// It contains fills, within ``error``, but no lines, texts and slots, which CSS cannot
/// draw. The first line shows the elements that it applies to.
public struct CSSMotion: Sendable {
  /// The largest error of an edge, in points.
  public var error: Double
  /// The class of the outermost element, and the prefix of all other names; UTF-8.
  public var name: [UInt8]
  /// How often it plays before it stops at its end; 0 for ever.
  public var plays: Int

  public init(
    error: Double = 0.25, name: [UInt8] = Array("elastic".utf8), plays: Int = 0
  ) {
    self.error = error
    self.name = name
    self.plays = plays
  }

  /// What of a run CSS cannot contain, as a sentence with a space before it; nil if nothing is lost.
  public static func losses(of footage: Footage) -> StaticString? {
    switch (footage.hasLines, footage.hasWords) {
    case (true, true): " CSS cannot contain its lines and words."
    case (true, false): " CSS cannot contain its lines."
    case (false, true): " CSS cannot contain its words."
    case (false, false): nil
    }
  }

  /// The style sheet, as UTF-8.
  public func bytes(of footage: Footage) -> [UInt8] {
    bytes(of: footage) { _, _ in }
  }

  /// The style sheet, as UTF-8; `step` is called with the number of finished parts and of all parts of the work.
  /// - Throws: the error of `step`.
  public func bytes<Failure: Error>(
    of footage: Footage, step: (_ done: Int, _ count: Int) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    let isLoop = footage.loop.map { $0.lowerBound == 0 } ?? false
    let end = max(Double(isLoop ? footage.frameCount - 1 : footage.frameCount), 1)
    var elements = CSSText()
    var rules = CSSText()
    var number = 0
    try footage.shots(error: error > 0 ? error * 0.9 : 0.01) { cutter in
      cutter.joinsOutlines = true
    } step: { done, count throws(Failure) in
      try step(done, count)
    } use: { cutter, shots in
      for shot in shots where shot.kind == .fill && Double(shot.frames.lowerBound) < end {
        for depth in shot.clips.indices { open(part(number, depth), &elements) }
        open(part(number), &elements)
        for _ in 0...shot.clips.count { elements.add("</div>") }
        write(shot, number, cutter, end: end, &rules)
        number += 1
      }
    }
    var css = CSSText()
    css.add("/* <div class=\"")
    css.add(name)
    css.add("\">")
    css.add(elements.bytes)
    css.add("</div> */")
    css.line()
    css.add(".")
    css.add(name)
    css.add("{position:relative;overflow:hidden;width:")
    css.add(footage.size.width)
    css.add("px;height:")
    css.add(footage.size.height)
    css.add("px}")
    css.line()
    css.add(".")
    css.add(name)
    css.add(" *{position:absolute;inset:0;animation:linear ")
    css.add(end / footage.rate, decimals: 6)
    css.add("s ")
    if plays > 0 { css.add(Double(plays)) }
    css.add(plays > 0 ? " forwards}" : "infinite}")
    css.line()
    css.add(rules.bytes)
    css.add("@media (prefers-reduced-motion:reduce){.")
    css.add(name)
    css.add(" *{animation-play-state:paused;animation-delay:-")
    css.add(Double(footage.still) / footage.rate + 0.001, decimals: 6)
    css.add("s}}")
    css.line()
    return css.bytes
  }

  private func part(_ number: Int, _ depth: Int? = nil) -> [UInt8] {
    var part = name + [UInt8(ascii: "-")]
    DecimalText.append(Double(number), to: &part)
    guard let depth else { return part }
    part += Array("-clip-".utf8)
    DecimalText.append(Double(depth), to: &part)
    return part
  }

  private func open(_ part: [UInt8], _ css: inout CSSText) {
    css.add("<div class=\"")
    css.add(part)
    css.add("\">")
  }

  private func write(
    _ shot: Shot, _ number: Int, _ cutter: ShotCutter, end: Double, _ css: inout CSSText
  ) {
    for (depth, clip) in shot.clips.enumerated() {
      var sheet = Sheet(part: part(number, depth), end: end)
      sheet.path(clip.outlines, clip.rule)
      css.add(sheet.bytes)
    }
    var sheet = Sheet(part: part(number), end: end)
    sheet.path(shot.outlines, shot.rule)
    sheet.property("background", shot.color) { css, values in css.add(SVGScene.hex(values)) }
    sheet.property("opacity", Self.opacity(shot, cutter)) { css, values in css.add(values[0]) }
    if let pose = shot.pose {
      let anchor = pose.anchor
      sheet.fixed("transform-origin") { css in
        css.add(anchor.x)
        css.add("px ")
        css.add(anchor.y)
        css.add("px")
      }
      let position = pose.position.isEmpty ? joined(pose.x, pose.y) : pose.position
      sheet.property("translate", position) { css, values in
        css.add(values[0] - anchor.x)
        css.add("px ")
        css.add(values[1] - anchor.y)
        css.add("px")
      }
      sheet.property("rotate", pose.turn) { css, values in
        css.add(values[0])
        css.add("deg")
      }
      sheet.property("scale", pose.scale) { css, values in
        css.add(values[0], decimals: 5)
        css.add(" ")
        css.add(values[1], decimals: 5)
      }
    }
    sheet.appear(shot.frames)
    css.add(sheet.bytes)
  }

  /// Multiplies a group's opacity into that of its items.
  private static func opacity(_ shot: Shot, _ cutter: ShotCutter) -> [Key] {
    guard !shot.fades.isEmpty else { return shot.opacity }
    let times = cutter.take.times
    let shown = cutter.take.times(in: shot.frames)
    let samples = cutter.take.tracks[shot.track]
      .samples(from: shown[0], to: shown[shown.count - 1])
    return cutter.fit(
      samples.map { times[$0.time] }, cutter.error * 0.04, false,
      samples.map { sample in
        [
          shot.fades.reduce(sample.opacity * sample.color.alpha) {
            $0 * (cutter.clip($1, sample.time)?.opacity ?? 1)
          }
        ]
      })
  }

  /// If each number has its own keys, both get common ones, within the part of the error that rounding
  /// leaves.
  private func joined(_ x: [Key], _ y: [Key]) -> [Key] {
    let first = min(x[0].frame, y[0].frame)
    let last = max(x[x.count - 1].frame, y[y.count - 1].frame)
    let frames = (0...Int((last - first) * 4)).map { first + Double($0) / 4 }
    let fit = KeyFit(frames: frames, tolerance: max(error, 0.01) * 0.09, arePoints: true)
    return fit.keys(frames.map { SVGScene.value(x, at: $0) + SVGScene.value(y, at: $0) })
  }
}

/// The rules of one element: what is fixed, and its animations.
private struct Sheet {
  let part: [UInt8]
  let end: Double
  private var rule = CSSText()
  private var animations = CSSText()
  private var names: [[UInt8]] = []

  init(part: [UInt8], end: Double) {
    self.part = part
    self.end = end
  }

  var bytes: [UInt8] {
    var css = CSSText()
    css.add(".")
    css.add(part)
    css.add("{")
    css.add(rule.bytes)
    if !names.isEmpty {
      css.add("animation-name:")
      for (index, name) in names.enumerated() {
        if index > 0 { css.add(",") }
        css.add(name)
      }
    }
    css.add("}")
    css.line()
    return css.bytes + animations.bytes
  }

  mutating func fixed(_ property: StaticString, _ value: (inout CSSText) -> Void) {
    rule.add(property)
    rule.add(":")
    value(&rule)
    rule.add(";")
  }

  mutating func property(
    _ property: StaticString, _ keys: [Key], _ value: (inout CSSText, [Double]) -> Void
  ) {
    guard let first = keys.first else { return }
    guard keys.count > 1 else { return fixed(property) { value(&$0, first.values) } }
    var name = part + [UInt8(ascii: "-")]
    property.append(to: &name)
    names.append(name)
    animations.keyframes(name, keys, end: end) { css, values in
      css.add(property)
      css.add(":")
      value(&css, values)
    }
  }

  mutating func path(_ tracks: [Shot.Track], _ rule: FillRule) {
    guard let keys = tracks.first?.keys else { return }
    let rows = keys.indices.map { index -> Key in
      Key(frame: keys[index].frame, values: [Double(index)], ease: keys[index].ease)
    }
    property("clip-path", rows) { css, values in
      css.add("path(")
      if rule == .evenOdd { css.add("evenodd,") }
      css.add("\"")
      css.add(SVGScene.path(tracks.map { ($0, $0.keys[Int(values[0])].values) }))
      css.add("\")")
    }
  }

  /// It is visible from its first to its last frame.
  mutating func appear(_ frames: ClosedRange<Int>) {
    let (start, gone) = (Double(frames.lowerBound), Double(frames.upperBound + 1))
    guard start > 0 || gone < end else { return }
    let name = part + Array("-seen".utf8)
    names.append(name)
    animations.add("@keyframes ")
    animations.add(name)
    animations.add("{0%{visibility:")
    // The change takes no time: two keys at the same time.
    animations.add(start > 0 ? "hidden" : "visible")
    if start > 0 { step(start, "hidden", "visible") }
    if gone < end { step(gone, "visible", "hidden") }
    animations.add(gone < end ? "}100%{visibility:hidden}}" : "}100%{visibility:visible}}")
    animations.line()
  }

  private mutating func step(_ frame: Double, _ from: StaticString, _ to: StaticString) {
    animations.add(";animation-timing-function:step-end}")
    animations.add(frame / end * 100, decimals: 4)
    animations.add("%{visibility:")
    animations.add(to)
  }
}
