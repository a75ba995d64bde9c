import ArgumentParser
import ElasticExport
import ElasticKit
import ElasticTimelines

/// The keys of a track, parsed from the command line.
enum KeyframeValues {
  case numbers([Double])
  case points([Point2D])
  case sizes([Size2D])
  case transforms([Affine])
  case colors([ElasticColor])
  case paths([BezierPath])

  static func parse(_ text: String) throws -> KeyframeValues {
    if text.contains("matrix") { return .transforms(try matrices(text)) }
    let first = text.first { !$0.isWhitespace }
    if first == "M" || first == "m" { return .paths(try paths(text)) }
    if text.contains("#") { return .colors(try words(text, partedBy: ",").map(color)) }
    let words = words(text)
    if text.contains("x"), !text.contains(",") { return .sizes(try words.map(size)) }
    guard words.count > 1 || text.contains(";") else { return .numbers(try Numbers.list(text)) }
    let lists = try words.map { try Numbers.list(String($0)) }
    switch lists.first?.count {
    case 1: return .numbers(try checked(words, lists, "numbers").map { $0[0] })
    case 6: return .transforms(try checked(words, lists, "maps as a,b,c,d,tx,ty").map(Affine.init))
    default:
      guard lists.first?.count == 2 else {
        throw ValidationError(
          "expected points as x,y or maps as a,b,c,d,tx,ty separated by spaces, not "
            + "\"\(words.first ?? "")\"")
      }
      return .points(
        try checked(words, lists, "points as x,y").map { Point2D($0[0], $0[1]) })
    }
  }

  /// The words between spaces, semicolons and `other`.
  private static func words(_ text: String, partedBy other: Character = ";") -> [Substring] {
    text.split { $0.isWhitespace || $0 == ";" || $0 == other }
  }

  /// The lists, if all are as long as the first.
  private static func checked(
    _ words: [Substring], _ lists: [[Double]], _ kind: String
  ) throws -> [[Double]] {
    for (word, list) in zip(words, lists) where list.count != lists[0].count {
      throw ValidationError("expected \(kind) separated by spaces, not \"\(word)\"")
    }
    return lists
  }

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private static func color(_ word: Substring) throws -> ElasticColor {
    var digits = word.hasPrefix("#") ? word.dropFirst() : ""
    if digits.count == 3 || digits.count == 4 {
      digits = Substring(digits.flatMap { [$0, $0] })
    }
    if digits.count == 6 { digits += "ff" }
    guard digits.count == 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let hex = UInt32(digits, radix: 16)
    else { throw ValidationError("expected a colour as #rrggbb or #rrggbbaa, not \"\(word)\"") }
    return ElasticColor(hex: hex)
  }

  /// `WIDTHxHEIGHT`; negative too, because a track may pass through it.
  private static func size(_ word: Substring) throws -> Size2D {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { DecimalText.parse($0.utf8) }.filter(\.isFinite)
    guard parts.count == 2, numbers.count == 2 else {
      throw ValidationError("expected sizes as WIDTHxHEIGHT separated by spaces, not \"\(word)\"")
    }
    return Size2D(width: numbers[0], height: numbers[1])
  }

  /// CSS's `matrix(a, b, c, d, tx, ty)`, with any separators.
  private static func matrices(_ text: String) throws -> [Affine] {
    try text.split(separator: ")").compactMap { part in
      let part = part.drop { $0.isWhitespace || $0 == "," || $0 == ";" }
      guard !part.isEmpty else { return nil }
      let words = part.dropFirst("matrix(".count).split { $0.isWhitespace || $0 == "," }
      let numbers = words.compactMap { DecimalText.parse($0.utf8) }.filter(\.isFinite)
      guard part.hasPrefix("matrix("), words.count == 6, numbers.count == 6 else {
        throw ValidationError("expected maps as matrix(a, b, c, d, tx, ty), not \"\(part)\"")
      }
      return Affine(numbers)
    }
  }

  private static func paths(_ text: String) throws -> [BezierPath] {
    try text.split(separator: ";").enumerated().map { index, data in
      do throws(SVGPathError) { return try BezierPath(svg: String(data)) } catch {
        throw ValidationError("path \(index): \(error)")
      }
    }
  }

  /// Converts paths to one common structure; other values stay unchanged.
  ///
  /// - Throws: a ``Failure`` if some paths are empty and others are not.
  func compatible() throws -> KeyframeValues {
    guard case .paths(let paths) = self, var shape = paths.first else { return self }
    // First find a structure that fits all, then convert each to it.
    for (index, path) in paths.enumerated() {
      guard let pair = shape.compatible(with: path) else {
        throw Failure.usage(
          "--compatible: path \(index) cannot become another; expected all to draw something")
      }
      shape = pair.0
    }
    return .paths(paths.map { shape.compatible(with: $0)?.1 ?? $0 })
  }
}

extension Affine {
  fileprivate init(_ n: [Double]) {
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}
