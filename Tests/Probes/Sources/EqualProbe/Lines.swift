import ElasticKit

/// Lines of words, as bytes.
struct Lines {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Line? {
    guard index < bytes.count else { return nil }
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer { index = end + 1 }
    return Line(words: bytes[index..<end].split(separator: UInt8(ascii: " ")))
  }
}

/// One line of a recording: `touch ID PHASE X Y`, `scroll OFFSET 0|1`, `resize W H`,
/// `environment` and the values in the order of the surroundings' table, `activate`,
/// `measured LINEHEIGHT W…`, `command NAME [VALUE]` or `set NAME VALUE`.
struct Line {
  let words: [ArraySlice<UInt8>]
  private var index = 0

  init(words: [ArraySlice<UInt8>]) { self.words = words }

  mutating func word() -> ArraySlice<UInt8> {
    guard index < words.count else { return [] }
    defer { index += 1 }
    return words[index]
  }

  mutating func number() -> Double { DecimalText.parse(word()) ?? .nan }

  /// Bytes written in hexadecimal; none where there is no word.
  mutating func bytes() -> [UInt8] {
    let digits = word().map { $0 < 0x3A ? $0 &- 0x30 : $0 &- 0x57 }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  mutating func action<C: ElasticComponent>(_ type: C.Type) -> ElasticRecording.Action? {
    let name = word()
    func isNamed(_ other: StaticString) -> Bool { other.withUTF8Buffer { $0.elementsEqual(name) } }
    if isNamed("command") {
      let code = C.Command.code(named: word())
      let value = DecimalText.parse(word()) ?? 0
      return code.map { .command(code: $0, value: value) }
    }
    if isNamed("set") {
      let key = word()
      let table = C.Style.properties
      guard
        let place = table.firstIndex(where: { $0.name.withUTF8Buffer { $0.elementsEqual(key) } }),
        let value = value(of: table[place])
      else { return nil }
      return .set(property: place, value: value)
    }
    if isNamed("touch") {
      let id = Int(number())
      guard let phase = TouchPhase(name: word()) else { return nil }
      return .input(.touch(id: id, phase: phase, point: Point2D(number(), number())))
    }
    if isNamed("scroll") {
      return .input(.scrolled(offset: number(), isTracking: number() == 1))
    }
    if isNamed("resize") {
      return .input(.resized(Size2D(width: number(), height: number())))
    }
    if isNamed("measured") {
      let lineHeight = number()
      return .input(
        .measured(
          widths: words[index...].map { DecimalText.parse($0) ?? .nan },
          lineHeight: lineHeight))
    }
    if isNamed("environment") { return .input(.surroundings(surroundings())) }
    return isNamed("activate") ? .input(.activated) : nil
  }

  private mutating func surroundings() -> Surroundings {
    var surroundings = Surroundings()
    for property in Surroundings.properties {
      guard let value = value(of: property) else { continue }
      do throws(PropertyError) { try property.set(value, in: &surroundings) } catch { continue }
    }
    return surroundings
  }

  private mutating func value<Holder>(of property: StyleProperty<Holder>) -> Double? {
    do throws(PropertyError) { return try property.value(of: Array(word())) } catch { return nil }
  }
}
