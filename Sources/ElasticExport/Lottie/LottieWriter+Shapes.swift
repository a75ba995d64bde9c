// A shot's outlines, paint and motion as the shapes of a Lottie layer.
//
// An outline is a rectangle or an ellipse where it is one (LottieWriter+Simple.swift), and otherwise a path. Then
// follow the trim of a line and the paint. A motion as a whole is the transform of a group around them, or of the
// layer. Each thing that a player reads differently from the format is avoided, with the player's name beside it.

@_spi(Programs) import ElasticSettings
import ElasticKit

extension LottieWriter {
  mutating func shapes(_ shot: Shot) -> JSONText {
    var shot = shot
    if cutter.error > 0 { shot.moveAnchorToOrigin() }
    var shapes: [JSONText] = []
    var names = LottieNames()
    for outline in shot.outlines {
      let name = names.next(Array("outline".utf8))
      if shot.stroke == nil,
        let simple = simple(
          outline, name: name, slides: shot.pose == nil && shot.fades.isEmpty)
      {
        shapes.append(simple)
        continue
      }
      let shape = path(outline, isClosed: outline.isClosed)
      var json = JSONText()
      json.object { json in
        json.key("ty")
        json.text("sh")
        Self.name(name, &json)
        json.key("ks")
        json.value(shape)
      }
      shapes.append(json)
    }
    if let stroke = shot.stroke {
      if let trim = trim(stroke) { shapes.append(trim) }
      shapes.append(self.stroke(shot, stroke))
    } else {
      shapes.append(fill(shot))
    }
    // Without a transform a group changes nothing.
    guard let pose = shot.pose, !movesAsLayer(shot) else { return Self.list(shapes) }
    return Self.list([group(shapes, pose)])
  }

  static func name(_ name: [UInt8], _ json: inout JSONText) {
    json.key("nm")
    json.text(name)
  }

  private static func name(_ name: StaticString, _ json: inout JSONText) {
    json.key("nm")
    json.text(name)
  }

  private static func list(_ values: [JSONText]) -> JSONText {
    var list = JSONText()
    list.list { json in
      for value in values { json.value(value) }
    }
    return list
  }

  /// Shapes that move together.
  private mutating func group(
    _ shapes: [JSONText], _ pose: Shot.Pose, name: StaticString = "movement"
  ) -> JSONText {
    var (inner, outer) = (pose, Shot.Pose(anchor: .origin))
    if pose.position.isEmpty {
      // In a group lottie-ios does not read a position with separate keys for x and y, so a second
      // group moves it down.
      inner.position = pose.x.map { $0.with([$0.values[0], 0]) }
      outer.position = pose.y.map { $0.with([0, $0.values[0]]) }
    }
    var group = JSONText()
    let items = Self.list(shapes + [transform(inner)])
    group.object { json in
      json.key("ty")
      json.text("gr")
      Self.name(name, &json)
      json.key("it")
      json.value(items)
    }
    return outer.position.isEmpty ? group : self.group([group], outer, name: "movement down")
  }

  mutating func transform(_ pose: Shot.Pose) -> JSONText {
    let parts = transformParts(pose)
    var json = JSONText()
    json.object { json in
      json.key("ty")
      json.text("tr")
      for (key, value) in parts {
        json.key(key)
        json.value(value)
      }
      // Players that were written before defaults were agreed on draw nothing without it.
      json.key("o")
      Self.still(&json) { $0.number(100) }
    }
    return json
  }

  mutating func transformParts(_ pose: Shot.Pose) -> [(StaticString, JSONText)] {
    var parts: [(StaticString, JSONText)] = []
    if pose.anchor != .origin { parts.append(("a", position(pose.anchor))) }
    if pose.position.isEmpty {
      let (x, y) = (property(pose.x, decimals: decimals), property(pose.y, decimals: decimals))
      var split = JSONText()
      split.object { json in
        json.key("s")
        json.flag(true)
        json.key("x")
        json.value(x)
        json.key("y")
        json.value(y)
      }
      parts.append(("p", split))
    } else {
      parts.append(("p", property(pose.position, decimals: decimals)))
    }
    if !pose.scale.isEmpty {
      parts.append(("s", property(pose.scale, decimals: decimals + 1, scale: 100)))
    }
    if !pose.turn.isEmpty { parts.append(("r", property(pose.turn, decimals: decimals))) }
    return parts
  }

  /// A position that does not change.
  func position(_ point: Point2D) -> JSONText {
    var json = JSONText()
    Self.still(&json) { json in
      json.list { json in
        json.number(point.x, decimals: decimals)
        json.number(point.y, decimals: decimals)
      }
    }
    return json
  }

  // MARK: Paint

  mutating func fill(_ shot: Shot) -> JSONText {
    let (color, opacity) = paint(shot)
    var json = JSONText()
    json.object { json in
      json.key("ty")
      json.text("fl")
      Self.name("fill", &json)
      json.key("c")
      json.value(color)
      json.key("o")
      json.value(opacity)
      // Non-zero is the default of all players.
      guard shot.rule != .nonZero else { return }
      json.key("r")
      json.number(2)
    }
    return json
  }

  mutating func stroke(_ shot: Shot, _ stroke: Shot.Stroke) -> JSONText {
    let (color, opacity) = paint(shot)
    let width = property(stroke.width, decimals: decimals + 1)
    let dash = stroke.dash.isEmpty ? nil : self.dash(stroke.dash)
    var json = JSONText()
    json.object { json in
      json.key("ty")
      json.text("st")
      Self.name("line", &json)
      json.key("c")
      json.value(color)
      json.key("o")
      json.value(opacity)
      json.key("w")
      json.value(width)
      json.key("lc")
      json.number(stroke.style.cap == .butt ? 1 : stroke.style.cap == .round ? 2 : 3)
      json.key("lj")
      json.number(stroke.style.join == .miter ? 1 : stroke.style.join == .round ? 2 : 3)
      if stroke.style.join == .miter {
        json.key("ml")
        json.number(10)
      }
      if let dash {
        json.key("d")
        json.value(dash)
      }
    }
    return json
  }

  mutating func dash(_ keys: [Key]) -> JSONText {
    let names: [StaticString] = ["d", "g", "o"]
    var json = JSONText()
    let values = (0..<3).map { part in
      property(keys.map { $0.only(part) }, decimals: decimals + 1)
    }
    json.list { json in
      for (name, value) in zip(names, values) {
        json.object { json in
          json.key("n")
          json.text(name)
          // lottie-web fails where two have the same name, or none.
          json.key("nm")
          json.text(name)
          json.key("v")
          json.value(value)
        }
      }
    }
    return json
  }

  mutating func trim(_ stroke: Shot.Stroke) -> JSONText? {
    guard !stroke.isWhole else { return nil }
    let start = property(stroke.start, decimals: decimals + 1, scale: 100)
    let end = property(stroke.end, decimals: decimals + 1, scale: 100)
    var json = JSONText()
    json.object { json in
      json.key("ty")
      json.text("tm")
      Self.name("part", &json)
      json.key("s")
      json.value(start)
      json.key("e")
      json.value(end)
      json.key("o")
      Self.still(&json) { $0.number(0) }
      // The outlines count as one line, one after the other.
      json.key("m")
      json.number(2)
    }
    return json
  }

  mutating func paint(_ shot: Shot) -> (color: JSONText, opacity: JSONText) {
    (property(shot.color, decimals: 3), property(shot.opacity, decimals: 1, scale: 100))
  }
}

extension Key {
  /// With one of its numbers.
  func only(_ part: Int) -> Key { with([values[part]]) }

  /// With other numbers.
  func with(_ values: [Double]) -> Key { Key(frame: frame, values: values, ease: ease) }
}
