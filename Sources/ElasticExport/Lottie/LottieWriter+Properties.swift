// A value of a Lottie document: a constant, or keys with an easing from each to the next.
//
// A path has its vertices and, relative to them, their handles. Before the first key and after the last a value is
// constant, so keys between which nothing changes are left out at both ends; with `error` 0 all are kept.

@_spi(Programs) import ElasticSettings
import ElasticKit

extension LottieWriter {
  static func still(_ json: inout JSONText, _ value: (inout JSONText) -> Void) {
    json.object { json in
      json.key("a")
      json.number(0)
      json.key("k")
      value(&json)
    }
  }

  mutating func path(_ track: Shot.Track, isClosed: Bool) -> JSONText {
    let decimals = decimals
    return property(track.keys) { json, values in
      json.object { json in
        json.key("c")
        json.flag(isClosed)
        for (name, part) in [("v" as StaticString, 0), ("i", 2), ("o", 4)] {
          json.key(name)
          json.list { json in
            for vertex in stride(from: 0, to: values.count, by: 6) {
              let base = part == 0 ? 0.0 : 1
              json.list { json in
                for axis in 0..<2 {
                  json.number(
                    values[vertex + part + axis] - base * values[vertex + axis],
                    decimals: decimals)
                }
              }
            }
          }
        }
      }
    }
  }

  /// Numbers; a single constant one is written without a list.
  mutating func property(
    _ keys: [Key], decimals: Int, scale: Double = 1
  ) -> JSONText {
    let keys = withoutStillEnds(keys)
    let isSingle = keys.count == 1 && keys[0].values.count == 1
    return property(keys) { json, values in
      if isSingle { return json.number(values[0] * scale, decimals: decimals) }
      json.list { json in
        for value in values { json.number(value * scale, decimals: decimals) }
      }
    }
  }

  mutating func property(
    _ keys: [Key], _ value: (inout JSONText, [Double]) -> Void
  ) -> JSONText {
    var json = JSONText()
    let keys = withoutStillEnds(keys)
    guard keys.count > 1 else {
      Self.still(&json) { json in
        if let key = keys.first { value(&json, key.values) }
      }
      return json
    }
    // Of a path and only there a key's value is in a list.
    var names: [[UInt8]] = []
    for key in keys { names.append(key.ease == .hold ? [] : easeNames.name(key.ease)) }
    json.object { json in
      json.key("a")
      json.number(1)
      json.key("k")
      json.list { json in
        for (index, key) in keys.enumerated() {
          json.object { json in
            json.key("t")
            json.number(key.frame)
            json.key("s")
            if key.values.count > 4 {
              json.list { value(&$0, key.values) }
            } else {
              value(&json, key.values)
            }
            guard index < keys.count - 1 else { return }
            guard key.ease != .hold else {
              json.key("h")
              return json.number(1)
            }
            Self.handle("i", key.ease.x2, key.ease.y2, &json)
            Self.handle("o", key.ease.x1, key.ease.y1, &json)
            if !names[index].isEmpty {
              json.key("n")
              json.text(names[index])
            }
          }
        }
      }
    }
    return json
  }

  /// Before its first key and after its last one a value is constant.
  private func withoutStillEnds(_ all: [Key]) -> [Key] {
    guard cutter.error > 0 else { return all }
    var keys = all
    func isStill(_ a: Key, _ b: Key) -> Bool {
      a.ease != .hold
        && zip(a.values, b.values).allSatisfy { ($0 - $1).magnitude < 1e-3 }
        && (0...1).contains(a.ease.y1) && (0...1).contains(a.ease.y2)
    }
    while keys.count > 1, isStill(keys[keys.count - 2], keys[keys.count - 1]) { keys.removeLast() }
    while keys.count > 1, isStill(keys[0], keys[1]) { keys.removeFirst() }
    return keys
  }

  static func handle(
    _ name: StaticString, _ x: Double, _ y: Double, _ json: inout JSONText
  ) {
    json.key(name)
    json.object { json in
      json.key("x")
      json.number(x, decimals: 3)
      json.key("y")
      json.number(y, decimals: 3)
    }
  }
}
