/// Words of scripts that are written without spaces, in what is sung at once: a character of Chinese, a character of
/// Japanese with the small one after it, a consonant of Thai or Lao with its vowels and tones.
///
/// After the grapheme clusters of Unicode's annex 29; small kana and the long mark belong to the sound before them.
package enum LyricsCluster {
  /// Whether a letter is of such a script.
  package static func isSpaceless(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE01...0xE4E, 0xE81...0xECE, 0xEDC...0xEDF: true
    case 0x3005...0x3007, 0x3041...0x309F, 0x30A1...0x30FF, 0x31F0...0x31FF: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether a letter belongs to the one before it.
  static func extends(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Vowels and tones.
    case 0xE30...0xE3A, 0xE45...0xE4E, 0xEB0...0xEBC, 0xEC6...0xECE: true
    // Small letters, marks of sound and the long mark.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096:
      true
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6:
      true
    case 0x3099...0x309C, 0x30FC, 0x31F0...0x31FF: true
    case 0xFF67...0xFF6E, 0xFF70, 0xFF9E, 0xFF9F: true
    default: false
    }
  }

  /// Whether a letter or a bracket belongs to the one after it.
  static func precedes(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE40...0xE44, 0xEC0...0xEC4: true
    case 0x28, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: true
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D: true
    default: false
    }
  }
}

extension LyricsBuilder {
  /// Splits the words since the passage began that are in such a script; nothing else.
  mutating func splitWords() {
    guard hasSpaceless else { return }
    hasSpaceless = false
    let whole = Array(words[firstWord...])
    words.removeLast(whole.count)
    for word in whole { split(word) }
    if words.count > Lyrics.wordLimit { noteSurplus(at: words[Lyrics.wordLimit].offset) }
  }

  private mutating func split(_ word: Word) {
    var offset = word.text.lowerBound
    var part = word
    var (hasSung, isSpaceless, last): (Bool, Bool, UInt32) = (false, false, 0)
    part.text = offset..<offset
    part.weight = 0
    while offset < word.text.upperBound {
      let start = offset
      let scalar = LyricsLetter.scalar(in: text, at: &offset, before: word.text.upperBound)
      let letter = LyricsLetter(scalar)
      let extends = letter == .mark || LyricsCluster.extends(scalar)
      let begins =
        !extends
        && (LyricsCluster.isSpaceless(scalar)
          || isSpaceless && (LyricsCluster.precedes(scalar) || LyricsLetter.isSung(scalar)))
      if hasSung, begins, !LyricsCluster.precedes(last) {
        append(part)
        part.text = start..<start
        (part.joinsPrevious, part.startsRow, part.weight) = (true, false, 0)
        (hasSung, isSpaceless) = (false, false)
      }
      part.text = part.text.lowerBound..<offset
      if LyricsCluster.isSpaceless(scalar) { isSpaceless = true }
      if LyricsLetter.isSung(scalar), !LyricsCluster.precedes(scalar) {
        hasSung = true
        part.weight +=
          isSpaceless ? (part.weight == 0 ? 1 : 0) : Self.weight(of: letter, after: last)
      }
      last = scalar
    }
    append(part)
  }

  private mutating func append(_ part: Word) {
    words.append(part)
    words[words.count - 1].weight = max(part.weight, 1)
  }
}
