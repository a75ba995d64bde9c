import ArgumentParser
import ElasticKit

/// Numbers on the command line: plain decimals, no `nan`, no `inf`.
enum Numbers {
  /// One finite number.
  static func one(_ text: String) throws -> Double {
    guard let value = DecimalText.parse(text.utf8), value.isFinite else {
      throw ValidationError("expected a number")
    }
    return value
  }

  /// Finite numbers separated by commas.
  static func list(_ text: String) throws -> [Double] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let value = DecimalText.parse(part.utf8), value.isFinite else {
        throw ValidationError("expected numbers separated by commas, not \"\(part)\"")
      }
      return value
    }
  }

  /// Times from 0 to 1e9 seconds, separated by commas.
  static func times(_ text: String) throws -> [Double] {
    let times = try list(text)
    guard times.allSatisfy(timeRange.contains) else {
      throw ValidationError("expected seconds from 0 to 1e9")
    }
    return times
  }

  /// One time in seconds from 0 to 1e9.
  static func time(_ text: String) throws -> Double {
    let time = try one(text)
    guard timeRange.contains(time) else {
      throw ValidationError("expected seconds from 0 to 1e9")
    }
    return time
  }

  private static let timeRange = 0.0...1e9

  /// A size as `375x667`; both numbers from 0 to 1e9.
  static func size(_ text: String) throws -> Size2D {
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
    let numbers = parts.compactMap { DecimalText.parse($0.utf8) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy((0...1e9).contains) else {
      throw ValidationError("expected WIDTHxHEIGHT, each from 0 to 1e9")
    }
    return Size2D(width: numbers[0], height: numbers[1])
  }

  /// A number with all significant digits, for messages.
  static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A size as `375x667`.
  static func text(_ size: Size2D) -> String { "\(text(size.width))x\(text(size.height))" }
}
