import Foundation

/// HTML's character references, such as `&eacute;`, of which the kit reads eight and those with numbers.
enum CharacterReferences {
  /// The text with the other references replaced by what they stand for, as in HTML.
  ///
  /// A character of ASCII becomes a reference with its number: as itself it could be markup. Linear in the text.
  static func replaced(in text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      if text[place] == UInt8(ascii: "&"), let found = reference(in: text[(place + 1)...]) {
        result += found.replacement
        place += 1 + found.count
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return result
  }

  /// What the text after an ampersand begins with: its bytes, and what stands for them.
  private static func reference(
    in text: ArraySlice<UInt8>
  ) -> (count: Int, replacement: [UInt8])? {
    let head = text.prefix(longestName + 1)
    if head.first == UInt8(ascii: "#") { return number(in: head) }
    let word = String(decoding: head.prefix { isLetterOrDigit($0) }, as: UTF8.self)
    if head.dropFirst(word.utf8.count).first == UInt8(ascii: ";") {
      if kitNames.contains(word) { return nil }
      if let scalars = table[word] { return (word.utf8.count + 1, bytes(of: scalars)) }
    }
    // The longest of the old names, also before more letters.
    var name = Substring(word.prefix(longestOldName))
    while !name.isEmpty {
      if oldTable.contains(name), let scalars = table[String(name)] {
        return (name.utf8.count, bytes(of: scalars))
      }
      name.removeLast()
    }
    return nil
  }

  /// A number that HTML takes for a character of Windows' Western encoding.
  private static func number(in text: ArraySlice<UInt8>) -> (count: Int, replacement: [UInt8])? {
    let word = text.dropFirst().prefix { isLetterOrDigit($0) }
    let digits = String(decoding: word, as: UTF8.self)
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard
      let value = isHexadecimal ? UInt8(digits.dropFirst(), radix: 16) : UInt8(digits),
      (0x80...0x9F).contains(value),
      let letter = String(bytes: [value], encoding: .windowsCP1252)
    else { return nil }
    let hasEnd = text.dropFirst(1 + word.count).first == UInt8(ascii: ";")
    return (1 + word.count + (hasEnd ? 1 : 0), Array(letter.utf8))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return byte >= 0x30 && byte <= 0x39 || small >= 0x61 && small <= 0x7A
  }

  private static func bytes(of scalars: [Unicode.Scalar]) -> [UInt8] {
    scalars.flatMap { $0.isASCII ? Array("&#\($0.value);".utf8) : Array(String($0).utf8) }
  }

  private static let kitNames: Set<String> = [
    "amp", "lt", "gt", "nbsp", "quot", "apos", "lrm", "rlm",
  ]

  private static let table: [String: [Unicode.Scalar]] = {
    var table: [String: [Unicode.Scalar]] = [:]
    for entry in names.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: "=")
      table[String(parts[0])] = parts[1].split(separator: "+").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
    }
    return table
  }()

  private static let oldTable = Set(oldNames.split(whereSeparator: \.isWhitespace))
  private static let longestName = table.keys.map(\.utf8.count).max() ?? 0
  private static let longestOldName = oldTable.map(\.utf8.count).max() ?? 0
}
