import ElasticKit

/// The shots of a take on their way into an SVG picture, moving or at one time.
struct SVGScene {
  let cutter: ShotCutter
  let shots: [Shot]
  /// The number of shots that were written before.
  let firstNumber: Int
  let clock: SVGClock
  let rate: Double
  /// The frame at which it is over.
  let end: Double
  let scope: [UInt8]

  /// Everything; only what is seen at a frame where that is given.
  func write(_ text: inout SVGText, at frame: Double?) {
    write(shots[...], depth: 0, at: frame, &text)
  }

  private func write(
    _ shots: ArraySlice<Shot>, depth: Int, at frame: Double?, _ text: inout SVGText
  ) {
    var index = shots.startIndex
    while index < shots.endIndex {
      let shot = shots[index]
      guard depth < shot.fades.count else {
        write(shot, number: firstNumber + index, at: frame, &text)
        index += 1
        continue
      }
      let fade = shot.fades[depth]
      var next = index + 1
      while next < shots.endIndex, depth < shots[next].fades.count,
        shots[next].fades[depth] == fade
      {
        next += 1
      }
      let opacity = cutter.opacity(ofGroup: fade)
      text.open("g")
      number("opacity", opacity, at: frame, default: 1, &text)
      text.beginContent()
      animate("opacity", opacity, at: frame, &text)
      write(shots[index..<next], depth: depth + 1, at: frame, &text)
      text.endContent("g")
      index = next
    }
  }

  // MARK: Items

  private func write(_ shot: Shot, number: Int, at frame: Double?, _ text: inout SVGText) {
    guard shot.kind != .slot, Double(shot.frames.lowerBound) < end else { return }
    if let frame, frame < Double(shot.frames.lowerBound) || frame > Double(shot.frames.upperBound) {
      return
    }
    let depth = text.depth
    if frame == nil, shot.frames.lowerBound > 0 || Double(shot.frames.upperBound + 1) < end {
      text.group { text in
        if shot.frames.lowerBound > 0 { text.attribute("display", "none") }
      }
      appear(shot.frames, &text)
    }
    for (depth, clip) in shot.clips.enumerated() {
      let name = clipName(number, depth, frame)
      text.open("clipPath")
      text.attribute("id", text: name)
      text.beginContent()
      text.open("path")
      if clip.rule == .evenOdd { text.attribute("clip-rule", clip.rule.name) }
      outlines(clip.outlines, at: frame, &text) { "path" }
      text.endContent("clipPath")
      text.group { $0.attribute("clip-path", text: Array("url(#".utf8) + name + [0x29]) }
    }
    if let pose = shot.pose { self.pose(pose, at: frame, &text) }
    if shot.kind == .text {
      letters(shot, at: frame, &text)
    } else {
      shape(shot, at: frame, &text)
    }
    while text.depth > depth { text.endContent("g") }
  }

  private func clipName(_ number: Int, _ depth: Int, _ frame: Double?) -> [UInt8] {
    var name = scope
    (frame == nil ? "-clip-" as StaticString : "-still-").append(to: &name)
    DecimalText.append(Double(number), to: &name)
    guard depth > 0 else { return name }
    name.append(UInt8(ascii: "-"))
    DecimalText.append(Double(depth), to: &name)
    return name
  }

  /// It is seen from its first to its last frame.
  private func appear(_ frames: ClosedRange<Int>, _ text: inout SVGText) {
    var keys: [SVGKeyframe] = []
    let (shown, hidden) = (Array("inline".utf8), Array("none".utf8))
    if frames.lowerBound > 0 { keys.append(SVGKeyframe(0, text: hidden)) }
    keys.append(SVGKeyframe(Double(frames.lowerBound) / rate, text: shown))
    let gone = Double(frames.upperBound + 1)
    if gone < end { keys.append(SVGKeyframe(gone / rate, text: hidden)) }
    text.animate("display", clock, keys, isDiscrete: true)
  }

  private func pose(
    _ pose: Shot.Pose, at frame: Double?, _ text: inout SVGText
  ) {
    func apply(
      _ kind: StaticString, _ keys: [Key], decimals: Int, _ values: ([Double]) -> [Double]
    ) {
      guard !keys.isEmpty else { return }
      var value: [UInt8] = []
      kind.append(to: &value)
      value.append(UInt8(ascii: "("))
      let now = values(Self.value(keys, at: frame ?? 0))
      for (index, number) in now.enumerated() {
        if index > 0 { value.append(0x20) }
        DecimalText.append(number, decimals: decimals, to: &value)
      }
      value.append(UInt8(ascii: ")"))
      text.group { $0.attribute("transform", text: value) }
      guard frame == nil, keys.count > 1 else { return }
      text.animate(
        "transform", clock, keyframes(keys, decimals: decimals, values), transform: kind)
    }
    apply("translate", pose.position, decimals: 2) { $0 }
    apply("translate", pose.x, decimals: 2) { [$0[0], 0] }
    apply("translate", pose.y, decimals: 2) { [0, $0[0]] }
    apply("rotate", pose.turn, decimals: 3) { $0 }
    apply("scale", pose.scale, decimals: 5) { $0 }
    var anchor = Array("translate(".utf8)
    DecimalText.append(-pose.anchor.x, decimals: 2, to: &anchor)
    anchor.append(0x20)
    DecimalText.append(-pose.anchor.y, decimals: 2, to: &anchor)
    anchor.append(UInt8(ascii: ")"))
    text.group { $0.attribute("transform", text: anchor) }
  }

  private func shape(_ shot: Shot, at frame: Double?, _ text: inout SVGText) {
    let isStroke = shot.stroke != nil
    let (paint, shade) =
      isStroke
      ? ("stroke" as StaticString, "stroke-opacity" as StaticString) : ("fill", "fill-opacity")
    text.open("path")
    if let stroke = shot.stroke {
      text.attribute("fill", "none")
      line(stroke, at: frame, &text)
    } else if shot.rule == .evenOdd {
      text.attribute("fill-rule", shot.rule.name)
    }
    text.attribute(paint, text: Self.hex(Self.value(shot.color, at: frame ?? 0)))
    number(shade, shot.opacity, at: frame, default: 1, &text)
    outlines(shot.outlines, at: frame, &text) {
      "path"
    } animating: { text in
      guard frame == nil else { return }
      if shot.color.count > 1 {
        text.animate(paint, clock, shot.color.map { keyframe($0, text: Self.hex($0.values)) })
      }
      animate(shade, shot.opacity, at: frame, &text)
      guard let stroke = shot.stroke else { return }
      animate("stroke-width", stroke.width, at: frame, &text)
      if !stroke.dash.isEmpty {
        if stroke.dash.count > 1 {
          text.animate(
            "stroke-dasharray", clock,
            keyframes(stroke.dash, decimals: 2) { [$0[0], $0[1]] })
          text.animate(
            "stroke-dashoffset", clock, keyframes(stroke.dash, decimals: 2) { [$0[2]] })
        }
      } else if !stroke.isWhole {
        trim(stroke, &text)
      }
    }
  }

  private func line(_ stroke: Shot.Stroke, at frame: Double?, _ text: inout SVGText) {
    text.attribute("stroke-width", Self.value(stroke.width, at: frame ?? 0)[0])
    if stroke.style.cap != .butt { text.attribute("stroke-linecap", stroke.style.cap.name) }
    if stroke.style.join != .miter { text.attribute("stroke-linejoin", stroke.style.join.name) }
    if stroke.style.join == .miter { text.attribute("stroke-miterlimit", 10) }
    if !stroke.dash.isEmpty {
      let dash = Self.value(stroke.dash, at: frame ?? 0)
      text.attribute("stroke-dasharray", numbers: [dash[0], dash[1]])
      text.attribute("stroke-dashoffset", dash[2])
    } else if !stroke.isWhole {
      // A part of a line is a dash on a line of length 1.
      let start = Self.value(stroke.start, at: frame ?? 0)[0]
      let end = Self.value(stroke.end, at: frame ?? 0)[0]
      text.attribute("pathLength", 1)
      text.attribute("stroke-dasharray", text: Self.pair(max(end - start, 0), 2))
      text.attribute("stroke-dashoffset", text: Self.pair(-start, nil))
    }
  }

  /// Start and end have keys of their own: the times of both serve.
  private func trim(_ stroke: Shot.Stroke, _ text: inout SVGText) {
    if stroke.start.count == 1 {
      let start = stroke.start[0].values[0]
      if stroke.end.count > 1 {
        text.animate(
          "stroke-dasharray", clock,
          stroke.end.map { keyframe($0, text: Self.pair(max($0.values[0] - start, 0), 2)) })
      }
      return
    }
    let first = stroke.start[0].frame
    let last = stroke.start[stroke.start.count - 1].frame
    // Samples at every quarter of a frame are exact enough for both.
    var keys: [Key] = []
    for quarter in 0...Int((last - first) * 4) {
      let frame = first + Double(quarter) / 4
      let start = Self.value(stroke.start, at: frame)[0]
      keys.append(
        Key(frame: frame, values: [start, Self.value(stroke.end, at: frame)[0] - start]))
    }
    text.animate(
      "stroke-dasharray", clock, keys.map { keyframe($0, text: Self.pair(max($0.values[1], 0), 2)) }
    )
    text.animate(
      "stroke-dashoffset", clock, keys.map { keyframe($0, text: Self.pair(-$0.values[0], nil)) })
  }

  private func letters(_ shot: Shot, at frame: Double?, _ text: inout SVGText) {
    guard let run = shot.text else { return }
    text.open("text")
    text.attribute("x", shot.position.x)
    text.attribute("y", shot.position.y)
    text.attribute("font-family", text: text.fonts)
    text.attribute("font-size", max(run.size * shot.textScale, 0))
    if run.weight == .bold { text.attribute("font-weight", "bold") }
    if run.anchor != .start { text.attribute("text-anchor", run.anchor.name) }
    if run.isRightToLeft { text.attribute("direction", "rtl") }
    text.attribute("fill", text: Self.hex(Self.value(shot.color, at: frame ?? 0)))
    number("fill-opacity", shot.opacity, at: frame, default: 1, &text)
    text.attribute("xml:space", "preserve")
    text.endElement("text", around: shot.utf8) { text in
      guard frame == nil else { return }
      if shot.color.count > 1 {
        text.animate("fill", clock, shot.color.map { keyframe($0, text: Self.hex($0.values)) })
      }
      animate("fill-opacity", shot.opacity, at: frame, &text)
    }
  }
}

extension SVGText {
  /// Begins a group.
  fileprivate mutating func group(_ attributes: (inout SVGText) -> Void) {
    open("g")
    attributes(&self)
    beginContent()
  }
}
