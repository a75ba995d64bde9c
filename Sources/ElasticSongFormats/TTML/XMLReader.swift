import ElasticKit

/// Tags and characters of an XML document, one after the other.
///
/// Names are local: what is before their colon is skipped, and namespaces are not looked up. Comments, instructions and the
/// document type are skipped. Elements must end in their order; nothing else of being well formed is checked.
struct XMLReader {
  typealias ParseError = Lyrics.ParseError

  enum Event {
    /// An element begins; `name` is its name.
    case start
    /// The innermost element ends.
    case end
    case character(UInt32, offset: Int)
  }

  /// No song has more levels, and each takes memory.
  private static let levelLimit = 100
  /// Nor has a tag more attributes: a copy of the reader, for a background, would copy their room.
  private static let attributeLimit = 100

  var scanner: LyricsScanner
  /// The local name of the last element that began.
  private(set) var name = 0..<0
  /// Those of the last element that began.
  private var attributes: [(name: Range<Int>, value: Range<Int>)] = []
  /// The names of the open elements, with their prefixes.
  private var open: [Range<Int>] = []
  /// Whether the last tag was one such as `<a/>`, which also ends its element.
  private var endsAtOnce = false
  /// Whether this is text in which no character is markup.
  private var isData = false

  /// A reader of a whole file.
  init(_ scanner: LyricsScanner) {
    self.scanner = scanner
    self.scanner.narrow(to: 0..<scanner.bytes.count)
  }

  /// How many elements are open.
  var level: Int { open.count }

  /// The next tag or character; nil at the end of the document.
  mutating func next() throws(ParseError) -> Event? {
    if endsAtOnce {
      endsAtOnce = false
      open.removeLast()
      return .end
    }
    while let byte = scanner.peek {
      let offset = scanner.index
      if isData, skip("]]>") {
        isData = false
      } else if isData || byte != UInt8(ascii: "<") {
        let entity = !isData && byte == UInt8(ascii: "&") ? scanner.entity() : nil
        return .character(entity ?? scanner.scalar(), offset: offset)
      } else if skip("<![cdata[") {
        isData = true
      } else if skip("<!--") {
        try skip(past: "-->", from: offset)
      } else if skip("<?") {
        try skip(past: "?>", from: offset)
      } else if skip("<!") {
        try skipType(from: offset)
      } else if skip("</") {
        try endTag(from: offset)
        return .end
      } else {
        try startTag(from: offset)
        return .start
      }
    }
    if let last = open.last { throw broken(at: last.lowerBound) }
    return nil
  }

  /// Moves past the end of the element that the last event began.
  mutating func skipElement() throws(ParseError) {
    let outer = level - 1
    while level > outer, try next() != nil {}
  }

  /// Moves past the name of a singer, if `isRowStart`, and past a sound in brackets, where the kit would in a row of its own.
  mutating func skipLabel(isRowStart: Bool) {
    // White space is not looked beyond: what is there would be looked at again for each of it.
    guard !isData, let byte = scanner.peek, byte > 0x20,
      isRowStart || byte == UInt8(ascii: "[")
    else { return }
    let document = scanner.row
    // Neither goes on behind a tag or another bracket.
    var end = scanner.index + 1
    while end < document.upperBound, scanner.bytes[end] != UInt8(ascii: "<"),
      scanner.bytes[end] != UInt8(ascii: "[")
    {
      end += 1
    }
    let start = scanner.index
    scanner.narrow(to: start..<min(end, document.upperBound))
    if isRowStart { scanner.skipSinger(hasNames: true) }
    _ = scanner.skipSound()
    let index = scanner.index
    scanner.narrow(to: document)
    scanner.index = index
  }

  // MARK: Names and values

  /// Whether the last element that began has this name, in lower case.
  func isNamed(_ name: StaticString) -> Bool { isText(self.name, name) }

  /// The value of an attribute of the last element that began, by its local name in lower case.
  func value(of attribute: StaticString) -> Range<Int>? {
    for (name, value) in attributes where isText(name, attribute) { return value }
    return nil
  }

  /// Whether the last element that began has an attribute with this value.
  func has(_ attribute: StaticString, _ text: StaticString) -> Bool {
    value(of: attribute).map { isText($0, text) } ?? false
  }

  private func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
    var part = scanner
    part.narrow(to: range)
    return range.count == text.utf8CodeUnitCount && part.starts(with: text)
  }

  // MARK: Markup

  private func broken(at offset: Int) -> ParseError { scanner.error(.malformed, at: offset) }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard scanner.starts(with: text) else { return false }
    scanner.index += text.utf8CodeUnitCount
    return true
  }

  private mutating func skip(past end: StaticString, from offset: Int) throws(ParseError) {
    while scanner.peek != nil {
      if skip(end) { return }
      scanner.index += 1
    }
    throw broken(at: offset)
  }

  /// Moves past a document's type, which may have declarations in brackets.
  private mutating func skipType(from offset: Int) throws(ParseError) {
    var brackets = 0
    while let byte = scanner.peek {
      scanner.index += 1
      if byte == UInt8(ascii: "[") { brackets += 1 }
      if byte == UInt8(ascii: "]") { brackets -= 1 }
      if byte == UInt8(ascii: ">"), brackets <= 0 { return }
    }
    throw broken(at: offset)
  }

  private mutating func endTag(from offset: Int) throws(ParseError) {
    let name = qualifiedName()
    skipSpace()
    guard let last = open.popLast(), scanner.bytes[last].elementsEqual(scanner.bytes[name]),
      scanner.skip(UInt8(ascii: ">"))
    else { throw broken(at: offset) }
  }

  private mutating func startTag(from offset: Int) throws(ParseError) {
    scanner.index += 1
    let qualified = qualifiedName()
    guard !qualified.isEmpty, open.count < Self.levelLimit else { throw broken(at: offset) }
    attributes.removeAll(keepingCapacity: true)
    while true {
      skipSpace()
      endsAtOnce = scanner.skip(UInt8(ascii: "/"))
      if scanner.skip(UInt8(ascii: ">")) { break }
      guard !endsAtOnce, attributes.count < Self.attributeLimit, let attribute = attribute()
      else { throw broken(at: offset) }
      attributes.append(attribute)
    }
    name = localName(of: qualified)
    open.append(qualified)
  }

  private mutating func attribute() -> (name: Range<Int>, value: Range<Int>)? {
    let name = qualifiedName()
    skipSpace()
    guard !name.isEmpty, scanner.skip(UInt8(ascii: "=")) else { return nil }
    skipSpace()
    guard let quote = scanner.peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return nil }
    scanner.index += 1
    let start = scanner.index
    while let byte = scanner.peek, byte != quote { scanner.index += 1 }
    let value = start..<scanner.index
    guard scanner.skip(quote) else { return nil }
    return (localName(of: name), value)
  }

  /// Letters up to what ends a name.
  private mutating func qualifiedName() -> Range<Int> {
    let start = scanner.index
    while let byte = scanner.peek, byte > 0x20, byte != UInt8(ascii: ">"),
      byte != UInt8(ascii: "/"), byte != UInt8(ascii: "=")
    {
      scanner.index += 1
    }
    return start..<scanner.index
  }

  private func localName(of name: Range<Int>) -> Range<Int> {
    guard let colon = scanner.bytes[name].firstIndex(of: UInt8(ascii: ":")) else { return name }
    return colon + 1..<name.upperBound
  }

  /// Moves past white space, line breaks too.
  private mutating func skipSpace() {
    while let byte = scanner.peek, byte <= 0x20 { scanner.index += 1 }
  }
}
