import ElasticCore
import ElasticKit

/// Times of TTML in microseconds, with the rates that the root sets.
///
/// `hh:mm:ss.fff`, `hh:mm:ss:frames`, or a number with one of the units h, m, s, ms, f (frames) and t (ticks); as Apple writes
/// them also `mm:ss.fff`, and seconds without a unit.
struct TTMLClock {
  /// Frames and ticks in a second.
  private var (frameRate, tickRate) = (30.0, 1.0)

  init() {}

  /// Takes the rates of the root, whose start was the last event.
  init(_ xml: XMLReader) {
    let frames = Self.number(xml, "framerate")
    if let frames { frameRate = frames }
    // Ticks are parts of a frame, if there are frames.
    tickRate =
      Self.number(xml, "tickrate") ?? frames.map { $0 * (Self.number(xml, "subframerate") ?? 1) }
      ?? 1
    if let value = xml.value(of: "frameratemultiplier") {
      var index = value.lowerBound
      let bytes = xml.scanner.bytes
      // Such as `1000 1001`.
      if let above = DecimalText.scan(bytes, from: &index), above > 0 {
        while index < value.upperBound, bytes[index] == 0x20 || bytes[index] == 0x3A { index += 1 }
        if let below = DecimalText.scan(bytes, from: &index), below > 0 {
          frameRate *= above / below
        }
      }
    }
  }

  private static func number(_ xml: XMLReader, _ attribute: StaticString) -> Double? {
    guard let value = xml.value(of: attribute) else { return nil }
    var index = value.lowerBound
    guard let number = DecimalText.scan(xml.scanner.bytes, from: &index), number > 0, number <= 1e9
    else { return nil }
    return number
  }

  /// The time in an attribute; nil without one, or for what is none.
  ///
  /// One that is too large is noted in the scanner, as in the kit's formats.
  func time(_ attribute: StaticString, of xml: inout XMLReader) -> Int64? {
    guard let value = xml.value(of: attribute), let seconds = seconds(xml.scanner.bytes, value)
    else { return nil }
    guard seconds <= Double(LyricsScanner.numberLimit) else {
      if xml.scanner.outOfRange == nil { xml.scanner.outOfRange = value.lowerBound }
      return nil
    }
    return Int64((seconds * 1_000_000).rounded())
  }

  private func seconds(_ bytes: [UInt8], _ value: Range<Int>) -> Double? {
    var index = value.lowerBound
    func skip(_ byte: UInt8) -> Bool {
      guard index < value.upperBound, bytes[index] == byte else { return false }
      index += 1
      return true
    }
    while skip(0x20) {}
    guard var seconds = Self.part(bytes, &index) else { return nil }
    var count = 1
    while count < 4, skip(UInt8(ascii: ":")) {
      guard let part = Self.part(bytes, &index) else { return nil }
      seconds = count < 3 ? seconds * 60 + part : seconds + part / frameRate
      count += 1
    }
    if count == 1 {
      if skip(UInt8(ascii: "h")) {
        seconds *= 3600
      } else if skip(UInt8(ascii: "m")) {
        seconds *= skip(UInt8(ascii: "s")) ? 0.001 : 60
      } else if skip(UInt8(ascii: "f")) {
        seconds /= frameRate
      } else if skip(UInt8(ascii: "t")) {
        seconds /= tickRate
      } else {
        _ = skip(UInt8(ascii: "s"))
      }
    }
    while skip(0x20) {}
    return index == value.upperBound ? seconds : nil
  }

  /// A number without a sign.
  private static func part(_ bytes: [UInt8], _ index: inout Int) -> Double? {
    guard index < bytes.count, LyricsScanner.isDigit(bytes[index]) else { return nil }
    return DecimalText.scan(bytes, from: &index)
  }
}
