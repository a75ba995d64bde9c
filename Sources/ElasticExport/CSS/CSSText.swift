import ElasticKit

/// Rules of a style sheet, one a line.
struct CSSText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: StaticString) { text.append(to: &bytes) }

  mutating func add(_ text: [UInt8]) { bytes += text }

  mutating func add(_ number: Double, decimals: Int = 3) {
    DecimalText.append(number.isFinite ? number : 0, decimals: decimals, to: &bytes)
  }

  mutating func line() { bytes.append(0x0A) }

  /// The animation of one property: its name in the sheet, then the value of each key.
  mutating func keyframes(
    _ name: [UInt8], _ keys: [Key], end: Double, _ value: (inout CSSText, [Double]) -> Void
  ) {
    add("@keyframes ")
    add(name)
    add("{")
    // The first value holds from the start, the last one to the end.
    if let first = keys.first, first.frame > 0 {
      add("0%{")
      value(&self, first.values)
      add("}")
    }
    for (index, key) in keys.enumerated() {
      add(min(key.frame / end, 1) * 100, decimals: 4)
      add("%")
      if index == keys.count - 1, key.frame < end { add(",100%") }
      add("{")
      value(&self, key.values)
      if index < keys.count - 1, key.ease != .linear {
        add(";animation-timing-function:cubic-bezier(")
        for (index, number) in [key.ease.x1, key.ease.y1, key.ease.x2, key.ease.y2].enumerated() {
          if index > 0 { add(",") }
          add(number)
        }
        add(")")
      }
      add("}")
    }
    add("}")
    line()
  }
}
