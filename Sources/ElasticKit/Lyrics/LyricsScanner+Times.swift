// Times in all notations, in whole microseconds, so that sums and comparisons are exact.
//
// A number that is too large is noted, not thrown: what looks like a time may turn out to be text, and the note is
// then taken back with it.

extension LyricsScanner {
  /// The brackets around LRC's and WebVTT's times.
  enum Bracket {
    case square, angle

    var opening: UInt8 { self == .square ? UInt8(ascii: "[") : UInt8(ascii: "<") }
    var closing: UInt8 { self == .square ? UInt8(ascii: "]") : UInt8(ascii: ">") }
  }

  /// The largest number in a time.
  package static let numberLimit: Int64 = 999_999

  /// `h:m:s` or `m:s`, with a fraction behind a point or a comma, or the first behind a colon; nil, and nothing read, for anything
  /// else.
  ///
  /// Minutes and seconds may pass 59. Of a fraction, six digits count.
  /// - Parameter hasColonFraction: whether three numbers without a fraction are `m:s:fraction`.
  @inline(never)  // 14 calls in the module with all elements.
  mutating func time(hasColonFraction: Bool = false) -> Int64? {
    let start = index
    var beyond: Int?
    var (seconds, before, count): (Int64, Int64, Int) = (0, 0, 0)
    var last = index..<index
    while count < 3, let number = digits() {
      last = number.range
      if number.value > Self.numberLimit, beyond == nil { beyond = last.lowerBound }
      before = seconds
      seconds = seconds * 60 + min(number.value, Self.numberLimit)
      count += 1
      guard count < 3, skipColonBeforeDigit() else { break }
    }
    guard count > 1 else {
      index = start
      return nil
    }
    var fraction: Int64 = 0
    if skipMark(UInt8(ascii: ".")) || skipMark(UInt8(ascii: ",")) {
      if let number = digits() { fraction = microseconds(number.range) }
    } else if count == 3, skipColonBeforeDigit(), let number = digits() {
      fraction = microseconds(number.range)
    } else if hasColonFraction, count == 3 {
      // `00:12:34` is twelve seconds and 34 hundredths.
      seconds = before
      fraction = microseconds(last)
      // A fraction may have any number of digits.
      if beyond == last.lowerBound { beyond = nil }
    }
    if let beyond, outOfRange == nil { outOfRange = beyond }
    return seconds * 1_000_000 + fraction
  }

  private mutating func skipColonBeforeDigit() -> Bool {
    let start = index
    if skipMark(UInt8(ascii: ":")), let next = peek, Self.isDigit(next) { return true }
    index = start
    return false
  }

  /// A time in brackets; nil, and nothing read, for anything else.
  mutating func time(in bracket: Bracket, hasColonFraction: Bool = true) -> Int64? {
    let (start, noted) = (index, outOfRange)
    if skipMark(bracket.opening) {
      skipSpace()
      if let time = time(hasColonFraction: hasColonFraction) {
        skipSpace()
        if skipMark(bracket.closing) { return time }
      }
    }
    (index, outOfRange) = (start, noted)
    return nil
  }

  /// A cue's `start --> end`; nil for any other row. What follows on the row is left.
  mutating func timing() -> (start: Int64, end: Int64)? {
    let noted = outOfRange
    index = row.lowerBound
    skipSpace()
    if let start = time() {
      skipSpace()
      var dashes = 0
      while skip(UInt8(ascii: "-")) || skipLongDash() { dashes += 1 }
      if dashes > 0, skip(UInt8(ascii: ">")) {
        skipSpace()
        if let end = time() { return (start, end) }
      }
    }
    (index, outOfRange) = (row.lowerBound, noted)
    return nil
  }

  /// Moves past a dash that a word processor has made of two hyphens.
  private mutating func skipLongDash() -> Bool {
    guard starts(with: "–") || starts(with: "—") else { return false }
    index += 3
    return true
  }

  /// Digits, and their value as far as any limit here goes; nil where there are none.
  package mutating func digits() -> (range: Range<Int>, value: Int64)? {
    let start = index
    var value: Int64 = 0
    while let byte = peek, Self.isDigit(byte) {
      if value <= Self.numberLimit { value = value * 10 + Int64(byte - UInt8(ascii: "0")) }
      index += 1
    }
    return index > start ? (start..<index, value) : nil
  }

  /// Digits that are a time by themselves; nil where there are none.
  mutating func limitedDigits() -> Int64? {
    guard let number = digits() else { return nil }
    if number.value > Self.numberLimit, outOfRange == nil { outOfRange = number.range.lowerBound }
    return min(number.value, Self.numberLimit)
  }

  /// Seconds with or without a fraction; nil for anything else.
  mutating func seconds() -> Double? {
    guard let whole = digits() else { return nil }
    var fraction: Int64 = 0
    if skip(UInt8(ascii: ".")), let number = digits() { fraction = microseconds(number.range) }
    return Double(whole.value) + Double(fraction) / 1_000_000
  }

  /// A fraction of one as millionths, by its first six digits.
  func microseconds(_ digits: Range<Int>) -> Int64 {
    var value: Int64 = 0
    for digit in 0..<6 {
      let at = digits.lowerBound + digit
      value = value * 10 + (at < digits.upperBound ? Int64(bytes[at] - UInt8(ascii: "0")) : 0)
    }
    return value
  }
}
