@_spi(Programs) import ElasticSettings
import ElasticKit

/// One document while it is written.
struct LottieWriter {
  /// Of the take whose shots are written.
  private(set) var cutter: ShotCutter
  let decimals: Int
  /// The end of layers that are visible to the end.
  let end: Int
  var easeNames = LottieEaseNames()
  let width: Int
  let height: Int
  private var names = LottieNames()
  private var assets: [JSONText] = []
  /// In drawing order.
  private var layers: [JSONText] = []
  var hasLetters = false
  /// The number of layers with mattes so far.
  var matteCount = 0
  /// The last frame of the composition whose layers are written, which ends them too.
  var compositionEnd = Int.max

  init(_ footage: Footage, decimals: Int) {
    cutter = ShotCutter(Take(size: footage.size, frames: 0...0, nextFrame: nil), error: 0)
    self.decimals = decimals
    width = Self.whole(footage.size.width)
    height = Self.whole(footage.size.height)
    // A loop ends on its start, which must not be shown twice.
    let isLoop = footage.loop.map { $0.lowerBound == 0 } ?? false
    end = max(isLoop ? footage.frameCount - 1 : footage.frameCount, 1)
  }

  /// Adds the layers of a take. They are never seen together with those of another one.
  mutating func add(_ shots: [Shot], of cutter: ShotCutter) {
    self.cutter = cutter
    layers += layers(shots.filter { $0.kind != .slot }[...], depth: 0)
  }

  func document(_ footage: Footage, name: [UInt8]) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("v")
      json.text("5.7.0")
      // The Lottie specification 1.0.
      json.key("ver")
      json.number(10_000)
      if !name.isEmpty {
        json.key("nm")
        json.text(name)
      }
      json.key("fr")
      json.number(footage.rate)
      json.key("ip")
      json.number(0)
      json.key("op")
      json.number(Double(end))
      json.key("w")
      json.number(Double(width))
      json.key("h")
      json.number(Double(height))
      if !assets.isEmpty {
        json.key("assets")
        json.list { json in
          for asset in assets { json.value(asset) }
        }
      }
      if hasLetters { Self.fonts(footage.family, &json) }
      json.key("layers")
      Self.layers(layers, &json)
      json.key("markers")
      json.list { json in
        if let loop = footage.loop {
          Self.marker("loop", loop.lowerBound, loop.count, &json)
        }
        Self.marker("reduced motion", footage.still, 1, &json)
      }
    }
    return json.bytes
  }

  static func marker(
    _ name: StaticString, _ frame: Int, _ count: Int, _ json: inout JSONText
  ) {
    json.object { json in
      json.key("cm")
      json.text(name)
      json.key("tm")
      json.number(Double(frame))
      json.key("dr")
      json.number(Double(count))
    }
  }

  static func whole(_ side: Double) -> Int {
    guard side > 0, side < 1e6 else { return 0 }
    let whole = Int(side)
    return Double(whole) < side ? whole + 1 : whole
  }

  // MARK: Layers

  /// A name that no other layer has, for the composition of what a group holds.
  mutating func name(ofGroup group: Int) -> [UInt8] {
    var name: [UInt8] = []
    cutter.take.groups[group].id.appendName(to: &name)
    return names.next(name)
  }

  /// A name that no other layer has: a word itself, or what the component calls the item.
  mutating func name(_ shot: Shot, _ ending: StaticString) -> [UInt8] {
    var name = shot.utf8
    if name.isEmpty { shot.id.appendName(to: &name) }
    ending.append(to: &name)
    return names.next(name)
  }

  /// Layers in the format's order, the topmost first.
  private static func layers(_ layers: [JSONText], _ json: inout JSONText) {
    json.list { json in
      for layer in layers.reversed() { json.value(layer) }
    }
  }

  /// Stores a composition's layers, and returns its identifier.
  mutating func asset(_ layers: [JSONText], name: [UInt8]) -> [UInt8] {
    var id: [UInt8] = []
    ("c" as StaticString).append(to: &id)
    DecimalText.append(Double(assets.count), to: &id)
    var asset = JSONText()
    asset.object { json in
      json.key("id")
      json.text(id)
      json.key("nm")
      json.text(name)
      json.key("layers")
      Self.layers(layers, &json)
    }
    assets.append(asset)
    return id
  }

  /// The fields of a layer that is a matte or has one. lottie-web finds the matte by its
  /// number, which is one less; all other players use the layer above.
  func matteParts(isMatte: Bool, _ json: inout JSONText) {
    json.key("ind")
    json.number(Double(2 * matteCount + (isMatte ? 1 : 2)))
    json.key(isMatte ? "td" : "tt")
    json.number(1)
  }

  /// The frames in which a layer is visible. lottie-web and lottie-ios show nothing without its start.
  func span(_ frames: ClosedRange<Int>, _ json: inout JSONText) {
    json.key("ip")
    json.number(Double(frames.lowerBound))
    json.key("op")
    json.number(Double(frames.upperBound + 1 >= end ? end : frames.upperBound + 1))
    json.key("st")
    json.number(0)
  }

  mutating func layer(
    _ shot: Shot, isMatte: Bool = false, isMatted: Bool = false
  ) -> JSONText? {
    guard shot.frames.lowerBound < end else { return nil }
    let name = name(shot, isMatte ? " matte" : "")
    let isText = shot.kind == .text
    let content = isText ? letters(shot) : shapes(shot)
    let transform = isText ? textTransform(shot) : layerTransform(shot, isMatte: isMatte)
    let masks = masks(shot)
    var json = JSONText()
    json.object { json in
      json.key("ty")
      json.number(isText ? 5 : 4)
      json.key("nm")
      json.text(name)
      span(shot.frames, &json)
      if isMatte || isMatted { matteParts(isMatte: isMatte, &json) }
      json.key("ks")
      json.value(transform)
      if let masks {
        json.key("hasMask")
        json.flag(true)
        json.key("masksProperties")
        json.value(masks)
      }
      json.key(isText ? "t" : "shapes")
      json.value(content)
    }
    return json
  }

  /// The motion of a layer as a whole, and its end.
  private mutating func layerTransform(_ shot: Shot, isMatte: Bool) -> JSONText {
    var parts: [(StaticString, JSONText)] = []
    if var pose = shot.pose, movesAsLayer(shot) {
      pose.anchor = .origin
      parts = transformParts(pose)
    }
    let whole = [Key(frame: Double(shot.frames.lowerBound), values: [1])]
    let opacity = isMatte ? whole : untilGone(whole, shot.frames)
    if opacity.count > 1 { parts.append(("o", property(opacity, decimals: 1, scale: 100))) }
    var json = JSONText()
    json.object { json in
      for (key, value) in parts {
        json.key(key)
        json.value(value)
      }
    }
    return json
  }

  /// Whether a layer may move instead of the shapes on it. Masks would go along, and rlottie turns
  /// no layers.
  func movesAsLayer(_ shot: Shot) -> Bool {
    shot.clips.isEmpty && shot.pose?.turn.isEmpty ?? true && cutter.error > 0
  }

  /// An opacity with its end: rlottie shows a layer one frame longer than the format has it.
  func untilGone(_ opacity: [Key], _ frames: ClosedRange<Int>) -> [Key] {
    let gone = frames.upperBound + 1
    guard gone < end, gone <= compositionEnd, let last = opacity.last, last.values[0] > 0.001 else {
      return opacity
    }
    var keys = opacity
    keys[keys.count - 1].ease = .hold
    keys.append(Key(frame: Double(gone), values: [0]))
    return keys
  }

  mutating func masks(_ shot: Shot) -> JSONText? {
    guard !shot.clips.isEmpty else { return nil }
    var json = JSONText()
    let written = shot.clips.enumerated().flatMap { index, clip in
      clip.outlines.enumerated().map { subpath, outline in
        var mask = JSONText()
        let shape = path(outline, isClosed: true)
        mask.object { json in
          json.key("mode")
          json.text(index > 0 && subpath == 0 ? "i" : "a")
          json.key("o")
          Self.still(&json) { $0.number(100) }
          json.key("pt")
          json.value(shape)
          // lottie-web fails without an expansion.
          json.key("x")
          Self.still(&json) { $0.number(0) }
        }
        return mask
      }
    }
    json.list { json in
      for mask in written { json.value(mask) }
    }
    return json
  }
}
