import ArgumentParser
import ElasticExport
import ElasticKit

/// The keys of a track, as words of the command line.
enum KeyframeValues {
  case numbers([Double])
  case points([Point2D])
  case colors([Color])

  static func parse(_ text: String) throws -> KeyframeValues {
    let isParting: (Character) -> Bool = { $0.isWhitespace || $0 == ";" }
    let words = text.split(whereSeparator: isParting)
    if text.contains("#") {
      return .colors(
        try text.split(whereSeparator: { isParting($0) || $0 == "," }).map(color))
    }
    guard words.count > 1 else { return .numbers(try Numbers.list(text)) }
    let lists = try words.map { try Numbers.list(String($0)) }
    if lists.allSatisfy({ $0.count == 1 }) { return .numbers(lists.map { $0[0] }) }
    for (word, list) in zip(words, lists) where list.count != 2 {
      throw ValidationError("expected places as x,y parted by spaces, not \"\(word)\"")
    }
    return .points(lists.map { Point2D($0[0], $0[1]) })
  }

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private static func color(_ word: Substring) throws -> Color {
    var digits = word.hasPrefix("#") ? word.dropFirst() : ""
    if digits.count == 3 || digits.count == 4 {
      digits = Substring(digits.flatMap { [$0, $0] })
    }
    if digits.count == 6 { digits += "ff" }
    guard digits.count == 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let hex = UInt32(digits, radix: 16)
    else { throw ValidationError("expected a colour as #rrggbb or #rrggbbaa, not \"\(word)\"") }
    return Color(hex: hex)
  }
}

/// A value of a track that can be shown.
protocol KeyframeText: Interpolatable {
  var text: String { get }
  func write(to json: inout JSONText)
}

extension Double: KeyframeText {
  var text: String { Numbers.text(self) }

  func write(to json: inout JSONText) { json.number(self) }
}

extension Point2D: KeyframeText {
  var text: String { "\(Numbers.text(x)),\(Numbers.text(y))" }

  func write(to json: inout JSONText) { json.list([x, y]) }
}

extension Color: KeyframeText {
  var text: String {
    let digits = String(hex, radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  func write(to json: inout JSONText) { json.text(text.utf8) }
}
