import ElasticKit

/// Elements, attributes and numbers of an SVG file, one element a line.
struct SVGText {
  private(set) var bytes: [UInt8]
  let decimals: Int?
  /// What `font-family` names; UTF-8.
  let fonts: [UInt8]
  /// How many elements are open.
  private(set) var depth: Int

  /// - Parameter depth: the number of elements that are open around the text.
  init(bytes: [UInt8], decimals: Int?, depth: Int = 0, family: [UInt8]? = nil) {
    self.bytes = bytes
    fonts = Self.fonts(family)
    self.decimals = decimals
    self.depth = depth
  }

  /// A family before the fonts that every system has, in quotes, since a name may have any letter.
  private static func fonts(_ family: [UInt8]?) -> [UInt8] {
    let every = Array("sans-serif".utf8)
    guard let family else { return every }
    let name = family.flatMap { $0 == 0x27 || $0 == 0x5C ? [0x5C, $0] : [$0] }
    return [0x27] + name + [0x27, 0x2C, 0x20] + every
  }

  /// Adds elements that were written separately.
  mutating func add(_ elements: SVGText) { bytes += elements.bytes }

  // MARK: Elements

  /// Starts an element; its attributes follow.
  mutating func open(_ name: StaticString) {
    indent()
    bytes.append(UInt8(ascii: "<"))
    name.append(to: &bytes)
  }

  /// Ends the attributes of an element that holds others.
  mutating func beginContent() {
    (">\n" as StaticString).append(to: &bytes)
    depth += 1
  }

  /// Ends an element that holds others.
  mutating func endContent(_ name: StaticString) {
    depth -= 1
    indent()
    close(name)
  }

  /// Ends an element that holds nothing.
  mutating func endElement() { ("/>\n" as StaticString).append(to: &bytes) }

  /// Ends an element that holds text, given as UTF-8, and what `more` adds.
  mutating func endElement(
    _ name: StaticString, around text: some Sequence<UInt8>,
    then more: ((inout SVGText) -> Void)? = nil
  ) {
    bytes.append(UInt8(ascii: ">"))
    escape(text)
    if let more {
      bytes.append(0x0A)
      depth += 1
      more(&self)
      depth -= 1
    }
    close(name)
  }

  private mutating func close(_ name: StaticString) {
    ("</" as StaticString).append(to: &bytes)
    name.append(to: &bytes)
    (">\n" as StaticString).append(to: &bytes)
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }

  // MARK: Attributes

  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    value.withUTF8Buffer { attribute(name, text: $0) }
  }

  mutating func attribute(_ name: StaticString, text: some Sequence<UInt8>) {
    quoted(name) { $0.escape(text) }
  }

  mutating func attribute(_ name: StaticString, _ value: Double) {
    quoted(name) { $0.number(value) }
  }

  mutating func attribute(_ name: StaticString, numbers: [Double]) {
    quoted(name) { $0.numbers(numbers) }
  }

  mutating func attribute(_ name: StaticString, _ path: BezierPath.Elements) {
    quoted(name) { path.appendSVG(to: &$0.bytes, decimals: $0.decimals) }
  }

  /// A map; nothing for the identity, and a map that hides everything if it is not finite.
  mutating func attribute(_ name: StaticString, _ map: Affine) {
    guard map != .identity else { return }
    var values = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    if !values.allSatisfy({ $0.isFinite }) { values = [0, 0, 0, 0, 0, 0] }
    quoted(name) { text in
      ("matrix(" as StaticString).append(to: &text.bytes)
      // A factor is multiplied by coordinates: it needs more digits than they do.
      text.numbers(Array(values[..<4]), extraDecimals: 4)
      text.bytes.append(0x20)
      text.numbers(Array(values[4...]))
      text.bytes.append(UInt8(ascii: ")"))
    }
  }

  private mutating func quoted(_ name: StaticString, _ value: (inout SVGText) -> Void) {
    bytes.append(0x20)
    name.append(to: &bytes)
    ("=\"" as StaticString).append(to: &bytes)
    value(&self)
    bytes.append(UInt8(ascii: "\""))
  }

  // MARK: Values

  private mutating func numbers(_ values: [Double], extraDecimals: Int = 0) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(0x20) }
      number(value, extraDecimals: extraDecimals)
    }
  }

  private mutating func number(_ value: Double, extraDecimals: Int = 0) {
    let value = value.isFinite ? value : 0
    if let decimals {
      DecimalText.append(value, decimals: min(decimals, 1000) + extraDecimals, to: &bytes)
    } else {
      DecimalText.append(value, to: &bytes)
    }
  }

  /// Text as XML takes it: controls it does not allow become a replacement character, white space a
  /// space.
  private mutating func escape(_ utf8: some Sequence<UInt8>) { escape(Array(utf8)) }

  private mutating func escape(_ utf8: [UInt8]) {
    var decoder = UTF8()
    var rest = utf8.makeIterator()
    while true {
      let decoded = decoder.decode(&rest)
      if case .emptyInput = decoded { return }
      guard case .scalarValue(let scalar) = decoded else {
        ("\u{FFFD}" as StaticString).append(to: &bytes)
        continue
      }
      switch scalar {
      case "&": ("&amp;" as StaticString).append(to: &bytes)
      case "<": ("&lt;" as StaticString).append(to: &bytes)
      case ">": ("&gt;" as StaticString).append(to: &bytes)
      case "\"": ("&quot;" as StaticString).append(to: &bytes)
      case "\t", "\n", "\r": bytes.append(0x20)
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        ("\u{FFFD}" as StaticString).append(to: &bytes)
      default: bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }
}
