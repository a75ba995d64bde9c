import ElasticKit

extension Lyrics {
  /// The UTF-8 of a word as it is drawn.
  ///
  /// Letters of Arabic are joined, also over the borders of syllables. Each syllable is drawn by itself, so a zero-width joiner stands
  /// for the letter beside it.
  func letters(of index: Int) -> [UInt8] {
    let joiner: [UInt8] = [0xE2, 0x80, 0x8D]
    var letters = Array(text[words[index].text])
    if isJoined(before: index) { letters = joiner + letters }
    if isJoined(before: index + 1) { letters += joiner }
    return letters
  }

  /// Whether the first letter of a word is joined to the last one of the word before it.
  private func isJoined(before index: Int) -> Bool {
    guard index > 0, index < words.count, words[index].joinsPrevious,
      let last = scalars(index - 1).last(where: {
        $0.properties.generalCategory != .nonspacingMark
      }), let first = scalars(index).first
    else { return false }
    return ArabicLetter.joinsNext(last) && ArabicLetter.joinsPrevious(first)
  }

  private func scalars(_ index: Int) -> String.UnicodeScalarView {
    String(decoding: text[words[index].text], as: UTF8.self).unicodeScalars
  }
}

/// How letters of Unicode's block of Arabic are joined, after ArabicShaping.txt of its database.
enum ArabicLetter {
  static func joinsPrevious(_ letter: Unicode.Scalar) -> Bool {
    (0x620...0x6FF).contains(letter.value) && letter.value != 0x621 && letter.value != 0x674
      && letter.properties.isAlphabetic
  }

  /// Many letters that are joined to the one before them are not joined to the next one: alef, dal, reh, waw and their kin.
  static func joinsNext(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x622...0x625, 0x627, 0x629, 0x62F...0x632, 0x648, 0x671...0x673, 0x675...0x677: false
    case 0x688...0x699, 0x6C0, 0x6C3...0x6CB, 0x6CD, 0x6CF, 0x6D2, 0x6D3, 0x6D5, 0x6EE, 0x6EF: false
    default: joinsPrevious(letter)
    }
  }
}
