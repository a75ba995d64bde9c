@_spi(Programs) import ElasticKit

#if Cairo
@_spi(Programs) import ElasticCairo
#endif

/// Breaks words of a song that are far wider than a row: each part is in a row of its own, as large as the other words, and is sung
/// as a syllable.
///
/// Parts are equally wide, and whole characters. A word that is only a little too wide stays whole, and is drawn smaller.
struct LongWords {
  /// The width of a row.
  let room: Double

  /// The widest word that is drawn smaller instead, as a multiple of the room.
  private static let shrunk = 1.4
  /// The largest share of the room for a part: they are measured letter by letter, without what kerning adds.
  private static let filling = 0.96

  /// The number of rows that a word of a width takes; its width is that of all its letters in full size.
  func rowCount(width: Double) -> Int {
    guard room > 0, width > room * Self.shrunk else { return 1 }
    return Int((width / (room * Self.filling)).rounded(.up))
  }
}

#if Cairo
extension LongWords {
  /// The song with its long words in parts.
  /// - Parameters:
  ///   - widths: of the words in full size.
  ///   - measure: of the font.
  func broken(_ lyrics: Lyrics, widths: [Double], by measure: TextMeasure) -> Lyrics {
    lyrics.divided { index in
      let count = rowCount(width: widths[index])
      guard count > 1 else { return [] }
      let text = String(decoding: lyrics.text[lyrics.words[index].text], as: UTF8.self)
      return Self.parts(of: text, count: count, by: measure)
    }
  }

  /// The bytes of so many parts of a text of about equal widths; fewer if it has fewer characters.
  private static func parts(of text: String, count: Int, by measure: TextMeasure) -> [Int] {
    var known: [Character: Double] = [:]
    let widths = text.map { character in
      if let width = known[character] { return width }
      let width = measure.width(of: character.utf8, size: 16)
      known[character] = width
      return width
    }
    let whole = widths.reduce(0, +)
    var lengths: [Int] = []
    var (length, reached) = (0, 0.0)
    for (character, width) in zip(text, widths) {
      let middle = reached + width / 2
      if length > 0, middle > whole * Double(lengths.count + 1) / Double(count) {
        lengths.append(length)
        length = 0
      }
      length += character.utf8.count
      reached += width
    }
    return lengths + [length]
  }
}
#endif
