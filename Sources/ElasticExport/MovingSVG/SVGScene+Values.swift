// Outlines and numbers of an SVG picture, with their keys, or as they are at one frame.
//
// SMIL blends two paths only if they have the same commands, so a piece is written as a line only if it is one at
// every key. A single frame is computed from the same keys and easings, so it is what a player shows at that time.
// Coordinates have two decimals, shares of a line five.

@_spi(Programs) import ElasticCore
import ElasticKit

extension SVGScene {
  // MARK: Outlines

  /// The path of all outlines, which ends the open element; `animating` adds what else moves.
  func outlines(
    _ tracks: [Shot.Track], at frame: Double?, _ text: inout SVGText,
    _ name: () -> StaticString, animating: ((inout SVGText) -> Void)? = nil
  ) {
    text.attribute("d", text: Self.path(tracks.map { ($0, Self.value($0.keys, at: frame ?? 0)) }))
    guard frame == nil else { return text.endElement() }
    text.beginContent()
    if let keys = tracks.first?.keys, keys.count > 1 {
      text.animate(
        "d", clock,
        keys.indices.map { index in
          keyframe(
            keys[index], text: Self.path(tracks.map { ($0, $0.keys[index].values) }))
        })
    }
    animating?(&text)
    text.endContent(name())
  }

  /// Every step is a cubic, whatever its handles: a path can only become one of the same steps.
  static func path(_ outlines: [(track: Shot.Track, numbers: [Double])]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (track, numbers) in outlines {
      func point(_ at: Int) {
        DecimalText.append(numbers[at], decimals: 2, to: &bytes)
        bytes.append(0x20)
        DecimalText.append(numbers[at + 1], decimals: 2, to: &bytes)
      }
      let count = numbers.count / 6
      guard count > 0 else { continue }
      // A line that is one at all keys stays one.
      func isLine(_ from: Int, _ to: Int) -> Bool {
        track.keys.allSatisfy { key in
          let values = key.values
          return values[6 * from + 4] == values[6 * from]
            && values[6 * from + 5] == values[6 * from + 1]
            && values[6 * to + 2] == values[6 * to] && values[6 * to + 3] == values[6 * to + 1]
        }
      }
      bytes.append(UInt8(ascii: "M"))
      point(0)
      for index in 1..<max(count + (track.isClosed ? 1 : 0), 1) {
        let to = index % count
        if isLine(index - 1, to) {
          if to == 0 { continue }
          bytes.append(UInt8(ascii: "L"))
        } else {
          bytes.append(UInt8(ascii: "C"))
          point(6 * (index - 1) + 4)
          bytes.append(0x20)
          point(6 * to + 2)
          bytes.append(0x20)
        }
        point(6 * to)
      }
      if track.isClosed { bytes.append(UInt8(ascii: "Z")) }
    }
    return bytes
  }

  // MARK: Keys

  /// A single number as an attribute, unless it never differs from its default.
  func number(
    _ name: StaticString, _ keys: [Key], at frame: Double?, default usual: Double,
    _ text: inout SVGText
  ) {
    let value = Self.value(keys, at: frame ?? 0)[0]
    if keys.count > 1 || value != usual { text.attribute(name, value) }
  }

  func animate(
    _ name: StaticString, _ keys: [Key], at frame: Double?, _ text: inout SVGText
  ) {
    guard frame == nil, keys.count > 1 else { return }
    text.animate(name, clock, keyframes(keys, decimals: 3) { $0 })
  }

  func keyframes(
    _ keys: [Key], decimals: Int, _ values: ([Double]) -> [Double]
  ) -> [SVGKeyframe] {
    keys.map { key in
      var bytes: [UInt8] = []
      for (index, number) in values(key.values).enumerated() {
        if index > 0 { bytes.append(0x20) }
        DecimalText.append(number, decimals: decimals, to: &bytes)
      }
      return keyframe(key, text: bytes)
    }
  }

  func keyframe(_ key: Key, text: [UInt8]) -> SVGKeyframe {
    var frame = SVGKeyframe(key.frame / rate, text: text)
    frame.ease = key.ease == .linear ? .linear : .fitted(key.ease)
    return frame
  }

  /// What keys say at a frame.
  static func value(_ keys: [Key], at frame: Double) -> [Double] {
    guard let index = keys.lastIndex(where: { $0.frame <= frame }) else { return keys[0].values }
    guard index + 1 < keys.count else { return keys[index].values }
    let (key, next) = (keys[index], keys[index + 1])
    let share = key.ease.value(at: (frame - key.frame) / (next.frame - key.frame))
    return zip(key.values, next.values).map { $0 + ($1 - $0) * share }
  }

  static func hex(_ values: [Double]) -> [UInt8] {
    var bytes: [UInt8] = []
    ElasticColor(red: values[0], green: values[1], blue: values[2]).appendHex(to: &bytes)
    return Array(bytes.prefix(7))
  }

  /// Shares of a line, which need more digits than points.
  static func pair(_ a: Double, _ b: Double?) -> [UInt8] {
    var bytes: [UInt8] = []
    DecimalText.append(a, decimals: 5, to: &bytes)
    if let b {
      bytes.append(0x20)
      DecimalText.append(b, decimals: 5, to: &bytes)
    }
    return bytes
  }
}

extension Shot.Stroke {
  /// Whether nothing of the line is left out.
  var isWhole: Bool {
    start.allSatisfy { $0.values[0] <= 0 } && end.allSatisfy { $0.values[0] >= 1 }
  }
}
