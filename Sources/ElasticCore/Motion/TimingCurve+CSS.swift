// Easing functions in the syntax of CSS Easing Functions Level 2, and Core Animation's names for some.
//
// A parser by recursive descent over bytes. `calc()` and escaped letters are not understood; everything else that CSS
// refuses is refused, with the position of the first wrong byte.

extension TimingCurve {
  /// Why a text is not a curve, and at which byte of it.
  public enum ParseError: Error, Hashable, Sendable {
    /// No function of that name is known; where the name starts.
    case unknownName(at: Int)
    /// Something else was expected there; the end counts as the byte after the last.
    case unexpected(at: Int)
    /// A number was expected there.
    case numberExpected(at: Int)
    /// A number is outside what CSS allows there: an x outside 0...1, too few steps.
    case outOfRange(at: Int)

    /// The byte, counted from 0.
    public var position: Int {
      switch self {
      case .unknownName(let at), .unexpected(let at), .numberExpected(let at), .outOfRange(let at):
        at
      }
    }

    /// What was wrong, as a part of a sentence.
    public var reason: StaticString {
      switch self {
      case .unknownName: "no such easing function"
      case .unexpected: "unexpected text or end"
      case .numberExpected: "a number was expected"
      case .outOfRange: "the number is out of range"
      }
    }
  }

  /// The curve that a CSS text names: `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`,
  /// `step-start`, `step-end`, `cubic-bezier(x1, y1, x2, y2)`, `steps(n, position)` or
  /// `linear(stops)`.
  ///
  /// Capitals count as small letters, as in CSS; white space and comments are allowed around every
  /// part, and a text that ends inside a function or a comment ends it. Neither `calc()` nor an
  /// escaped letter is understood.
  /// - Throws: ``ParseError`` with the first byte that is wrong.
  public init(css bytes: some Sequence<UInt8>) throws(ParseError) {
    var parser = EasingParser(Array(bytes))
    self = try parser.curve()
  }

  /// The curve that Core Animation names so: `linear`, `easeIn`, `easeOut`, `easeInEaseOut` or
  /// `default`; nil for another name.
  public init?(coreAnimationName bytes: some Sequence<UInt8>) {
    let name = Array(bytes)
    if name.spells("linear") {
      self = .linear
    } else if name.spells("easeIn") {
      self = .easeIn
    } else if name.spells("easeOut") {
      self = .easeOut
    } else if name.spells("easeInEaseOut") {
      self = .easeInOut
    } else if name.spells("default") {
      self = .ease
    } else {
      return nil
    }
  }
}

extension [UInt8] {
  /// Whether these are the bytes of `text`.
  fileprivate func spells(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { elementsEqual($0) }
  }
}

private struct EasingParser {
  typealias ParseError = TimingCurve.ParseError

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func curve() throws(ParseError) -> TimingCurve {
    skipSpace()
    let start = index
    let name = word()
    if name.isEmpty { throw .unexpected(at: start) }
    let curve: TimingCurve
    if next == UInt8(ascii: "(") {
      index += 1
      curve = try function(name, at: start)
      skipSpace()
      // CSS closes what is still open at the end.
      if index < bytes.count { try expect(UInt8(ascii: ")")) }
    } else {
      curve = try keyword(name, at: start)
    }
    skipSpace()
    if index < bytes.count { throw .unexpected(at: index) }
    return curve
  }

  private func keyword(_ name: [UInt8], at start: Int) throws(ParseError) -> TimingCurve {
    if name.spells("linear") { return .linear }
    if name.spells("ease") { return .ease }
    if name.spells("ease-in") { return .easeIn }
    if name.spells("ease-out") { return .easeOut }
    if name.spells("ease-in-out") { return .easeInOut }
    if name.spells("step-start") { return TimingCurve(form: .steps(count: 1, .start)) }
    if name.spells("step-end") { return TimingCurve(form: .steps(count: 1, .end)) }
    throw .unknownName(at: start)
  }

  private mutating func function(
    _ name: [UInt8], at start: Int
  ) throws(ParseError) -> TimingCurve {
    if name.spells("cubic-bezier") { return try cubicBezier() }
    if name.spells("steps") { return try steps() }
    if name.spells("linear") { return try stops() }
    throw .unknownName(at: start)
  }

  private mutating func cubicBezier() throws(ParseError) -> TimingCurve {
    let x1 = try number(in: 0...1)
    try expect(UInt8(ascii: ","))
    let y1 = try number(in: -1e100...1e100)
    try expect(UInt8(ascii: ","))
    let x2 = try number(in: 0...1)
    try expect(UInt8(ascii: ","))
    let y2 = try number(in: -1e100...1e100)
    return TimingCurve(form: .cubicBezier(CubicEasing(checked: x1, y1, x2, y2)))
  }

  private mutating func steps() throws(ParseError) -> TimingCurve {
    skipSpace()
    let start = index
    let count = try number(in: 1...1e9)
    // A whole number is written without point or exponent.
    for byte in bytes[start..<index] where !(byte == UInt8(ascii: "+") || byte.isDigit) {
      throw .outOfRange(at: start)
    }
    var jump = TimingCurve.Jump.end
    skipSpace()
    if next == UInt8(ascii: ",") {
      index += 1
      jump = try jumpName()
    }
    if jump == .none && count < 2 { throw .outOfRange(at: start) }
    return TimingCurve(form: .steps(count: Int32(count), jump))
  }

  private mutating func jumpName() throws(ParseError) -> TimingCurve.Jump {
    skipSpace()
    let start = index
    let name = word()
    if name.spells("jump-end") || name.spells("end") { return .end }
    if name.spells("jump-start") || name.spells("start") { return .start }
    if name.spells("jump-none") { return .none }
    if name.spells("jump-both") { return .both }
    if name.isEmpty { throw .unexpected(at: start) }
    throw .unknownName(at: start)
  }

  private mutating func stops() throws(ParseError) -> TimingCurve {
    let start = index
    var stops: [TimingCurve.Stop] = []
    try stop(into: &stops)
    // CSS has no line of one stop.
    repeat {
      try expect(UInt8(ascii: ","))
      try stop(into: &stops)
      skipSpace()
    } while next == UInt8(ascii: ",")
    do {
      return try TimingCurve(stops: stops)
    } catch {
      throw .outOfRange(at: start)
    }
  }

  /// A number, and up to two percentages, all before it or all after it.
  private mutating func stop(into stops: inout [TimingCurve.Stop]) throws(ParseError) {
    var value: Double?
    var first: Double?
    var second: Double?
    var isClosed = false
    while true {
      skipSpace()
      if next == nil || next == UInt8(ascii: ",") || next == UInt8(ascii: ")") { break }
      let start = index
      let found = try number(in: -1e100...1e100)
      if consume(UInt8(ascii: "%")) {
        if isClosed || second != nil { throw .unexpected(at: start) }
        if first == nil { first = found / 100 } else { second = found / 100 }
      } else {
        if value != nil { throw .unexpected(at: start) }
        value = found
        // Percentages stood before it, so none may follow.
        isClosed = first != nil
      }
    }
    guard let value else { throw .numberExpected(at: index) }
    stops.append(TimingCurve.Stop(value, at: first))
    if let second { stops.append(TimingCurve.Stop(value, at: second)) }
  }

  private mutating func number(in range: ClosedRange<Double>) throws(ParseError) -> Double {
    skipSpace()
    let start = index
    guard let value = DecimalText.scan(bytes, from: &index) else {
      throw .numberExpected(at: start)
    }
    // CSS reads a point only together with a digit after it.
    if let point = bytes[start..<index].firstIndex(of: UInt8(ascii: ".")),
      point + 1 == bytes.count || !bytes[point + 1].isDigit
    {
      throw .unexpected(at: point)
    }
    guard range.contains(value) else { throw .outOfRange(at: start) }
    return value
  }

  /// Letters and hyphens, in small letters.
  private mutating func word() -> [UInt8] {
    var name: [UInt8] = []
    while let byte = next {
      let small = byte | 0x20
      let isLetter = small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
      guard isLetter || byte == UInt8(ascii: "-") else { break }
      name.append(isLetter ? small : byte)
      index += 1
    }
    return name
  }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(ParseError) {
    skipSpace()
    if !consume(byte) { throw .unexpected(at: index) }
  }

  private func isAt(_ first: UInt8, _ second: UInt8) -> Bool {
    index + 1 < bytes.count && bytes[index] == first && bytes[index + 1] == second
  }

  /// Passes over white space and comments.
  private mutating func skipSpace() {
    while let byte = next {
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0d && byte != 0x0b) {
        index += 1
      } else if isAt(UInt8(ascii: "/"), UInt8(ascii: "*")) {
        index += 2
        while index < bytes.count, !isAt(UInt8(ascii: "*"), UInt8(ascii: "/")) {
          index += 1
        }
        // An open comment goes to the end.
        index = min(index + 2, bytes.count)
      } else {
        return
      }
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
