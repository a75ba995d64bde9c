import ElasticKit

/// One document while it is written.
struct LottieWriter {
  let cutter: ShotCutter
  let decimals: Int
  /// Where layers end that are seen to the end.
  private(set) var end = 0
  var easeNames = LottieEaseNames()
  private var width = 0
  private var height = 0
  private var assets: [JSONText] = []
  var hasLetters = false

  init(cutter: ShotCutter, decimals: Int) {
    self.cutter = cutter
    self.decimals = decimals
  }

  mutating func document(_ footage: Footage, name: [UInt8]) -> [UInt8] {
    width = Self.whole(footage.size.width)
    height = Self.whole(footage.size.height)
    // A loop ends on its start, which is not to be shown twice.
    let isLoop = footage.loop.map { $0.lowerBound == 0 } ?? false
    end = max(isLoop ? footage.frameCount - 1 : footage.frameCount, 1)
    let layers = layers(cutter.shots()[...], depth: 0)
    var json = JSONText()
    json.object { json in
      json.key("v")
      json.text("5.7.0")
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
      if hasLetters { Self.fonts(&json) }
      json.key("layers")
      json.value(layers)
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

  /// The topmost first. What a group fades together becomes a composition of its own, unless it is
  /// a single layer.
  mutating func layers(_ shots: ArraySlice<Shot>, depth: Int) -> JSONText {
    var written: [JSONText] = []
    var index = shots.startIndex
    while index < shots.endIndex {
      let shot = shots[index]
      guard depth < shot.fades.count else {
        if let layer = layer(shot) { written.append(layer) }
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
      written.append(composition(shots[index..<next], fade: fade, depth: depth))
      index = next
    }
    var json = JSONText()
    json.list { json in
      for layer in written.reversed() { json.value(layer) }
    }
    return json
  }

  mutating func composition(
    _ shots: ArraySlice<Shot>, fade: Int, depth: Int
  ) -> JSONText {
    let inside = layers(shots, depth: depth + 1)
    var id: [UInt8] = []
    ("c" as StaticString).append(to: &id)
    DecimalText.append(Double(assets.count), to: &id)
    var asset = JSONText()
    asset.object { json in
      json.key("id")
      json.text(id)
      json.key("layers")
      json.value(inside)
    }
    assets.append(asset)
    let opacity = property(cutter.opacity(ofGroup: fade), decimals: 1, scale: 100)
    let first = shots.map { $0.frames.lowerBound }.min() ?? 0
    let last = shots.map { $0.frames.upperBound }.max() ?? 0
    var json = JSONText()
    json.object { json in
      json.key("ty")
      json.number(0)
      json.key("refId")
      json.text(id)
      span(first...last, &json)
      json.key("w")
      json.number(Double(width))
      json.key("h")
      json.number(Double(height))
      json.key("ks")
      json.object { json in
        json.key("o")
        json.value(opacity)
      }
    }
    return json
  }

  func span(_ frames: ClosedRange<Int>, _ json: inout JSONText) {
    json.key("ip")
    json.number(Double(frames.lowerBound))
    json.key("op")
    json.number(Double(frames.upperBound + 1 >= end ? end : frames.upperBound + 1))
  }

  mutating func layer(_ shot: Shot) -> JSONText? {
    guard shot.kind != .slot, shot.frames.lowerBound < end else { return nil }
    var name: [UInt8] = []
    shot.id.appendName(to: &name)
    let isText = shot.kind == .text
    let content = isText ? letters(shot) : shapes(shot)
    let transform = isText ? textTransform(shot) : layerTransform(shot)
    let masks = masks(shot)
    var json = JSONText()
    json.object { json in
      json.key("ty")
      json.number(isText ? 5 : 4)
      json.key("nm")
      json.text(name)
      span(shot.frames, &json)
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

  /// Shapes have their own transforms; all a layer needs to say is when it has gone.
  private func layerTransform(_ shot: Shot) -> JSONText {
    let gone = shot.frames.upperBound + 1
    guard gone < end else { return .emptyObject }
    // rlottie shows a layer one frame longer than the format has it.
    let keys: [(frame: Int, opacity: Double)] = [(shot.frames.lowerBound, 100), (gone, 0)]
    var list = JSONText()
    list.list { json in
      for key in keys {
        json.object { json in
          json.key("t")
          json.number(Double(key.frame))
          json.key("s")
          json.list([key.opacity])
          guard key.frame < gone else { return }
          json.key("h")
          json.number(1)
        }
      }
    }
    var opacity = JSONText()
    opacity.object { json in
      json.key("a")
      json.number(1)
      json.key("k")
      json.value(list)
    }
    var json = JSONText()
    json.object { json in
      json.key("o")
      json.value(opacity)
    }
    return json
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
