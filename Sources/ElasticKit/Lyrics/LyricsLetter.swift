/// The class of a character for the timing and the direction of words.
package enum LyricsLetter {
  case other
  /// A letter of the Latin alphabet.
  case vowel, consonant
  /// An accent on the letter before it.
  case mark
  /// A letter of any other script, by its direction.
  case leftToRight, rightToLeft

  package static let replacement: UInt32 = 0xFFFD

  /// The character at `index`, which moves past it.
  ///
  /// In ill-formed bytes, the longest start of a character becomes one U+FFFD, as the Unicode
  /// standard recommends.
  static func scalar(in bytes: [UInt8], at index: inout Int, before end: Int) -> UInt32 {
    let first = bytes[index]
    index += 1
    if first < 0x80 { return UInt32(first) }
    var (lower, upper): (UInt8, UInt8) = (0x80, 0xBF)
    var value: UInt32
    var missing: Int
    switch first {
    case 0xC2...0xDF: (value, missing) = (UInt32(first & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(first & 0x0F), 2)
      if first == 0xE0 { lower = 0xA0 }
      if first == 0xED { upper = 0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(first & 0x07), 3)
      if first == 0xF0 { lower = 0x90 }
      if first == 0xF4 { upper = 0x8F }
    default: return replacement
    }
    while missing > 0 {
      guard index < end, bytes[index] >= lower, bytes[index] <= upper else { return replacement }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
      index += 1
      missing -= 1
      (lower, upper) = (0x80, 0xBF)
    }
    return value
  }

  /// Appends a character as UTF-8.
  package static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(scalar >> shift & 0x3F) }
    if scalar < 0x80 {
      text.append(UInt8(scalar))
    } else if scalar < 0x800 {
      text.append(0xC0 | UInt8(scalar >> 6))
      text.append(tail(0))
    } else if scalar < 0x10000 {
      text.append(0xE0 | UInt8(scalar >> 12))
      text.append(tail(6))
      text.append(tail(0))
    } else {
      text.append(0xF0 | UInt8(scalar >> 18 & 0x07))
      text.append(tail(12))
      text.append(tail(6))
      text.append(tail(0))
    }
  }

  /// Whether it separates words: Unicode's white space, without non-breaking spaces.
  package static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether it is invisible: non-breaking spaces, and marks of width or direction.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0xAD, 0x2007, 0x200B...0x200F, 0x202A...0x202F, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Whether it is sung by itself; a dash, an ampersand or another mark is not, and nor is what joins or varies pictures.
  static func isSung(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E, 0xA0...0xA9, 0xAB...0xB1, 0xB4,
      0xB6...0xB8, 0xBB, 0xBF, 0xD7, 0xF7, 0x200B...0x206F, 0x2190...0x2BFF,
      0x3001...0x3004, 0x3008...0x3020, 0x3030, 0x303D, 0x30FB, 0xFF01...0xFF0F, 0xFF1A...0xFF20,
      0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFE00...0xFE0F, 0x1F000...0x1FAFF, 0xE0000...0xE0FFF:
      false
    default: true
    }
  }

  /// Whether it is left out: control characters, and the notes around sung subtitles.
  static func isLeftOut(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0) || (scalar >= 0x2669 && scalar <= 0x266C)
  }

  /// After the blocks of Unicode, letter by letter only where songs need it.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: self = Self.isVowel(scalar) ? .vowel : .consonant
    case 0xAA, 0xB5, 0xBA: self = .consonant
    case 0xD7, 0xF7: self = .other
    case 0xC0...0x24F, 0x1E00...0x1EFF: self = Self.isVowel(scalar) ? .vowel : .consonant
    case 0x250...0x2AF, 0xA720...0xA7FF, 0xFB00...0xFB06: self = .consonant
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F,
      0xFE20...0xFE2F:
      self = .mark
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x610...0x61A, 0x64B...0x65F,
      0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8, 0x6EA...0x6ED, 0xFB1E:
      self = .mark
    // Arabic's numbers and signs.
    case 0x600...0x607, 0x609, 0x60A, 0x60C, 0x60E, 0x60F, 0x660...0x66C, 0x6DD, 0x6DE, 0x6E9,
      0x6F0...0x6F9:
      self = .other
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      self = .rightToLeft
    case 0x200E: self = .leftToRight
    case 0x370...0x373, 0x376...0x37D, 0x37F, 0x386, 0x388...0x3FF: self = .leftToRight
    case 0x400...0x58F, 0x900...0x1FFF: self = .leftToRight
    case 0x2C00...0x2DFF, 0x3005...0x3007, 0x3031...0x3035, 0x3041...0x3096, 0x3099...0x309F,
      0x30A1...0x30FA, 0x30FC...0xA6FF, 0xA800...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC:
      self = .leftToRight
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: self = .leftToRight
    case 0x10000...0x1CFFF, 0x1E000...0x1E7FF, 0x20000...0x3FFFF: self = .leftToRight
    default: self = .other
    }
  }

  /// Whether a letter of the Latin blocks is one of a, e, i, o, u, y or one of these with accents.
  private static func isVowel(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41, 0x45, 0x49, 0x4F, 0x55, 0x59, 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true
    case 0xC0...0xC6, 0xC8...0xCF, 0xD2...0xD6, 0xD8...0xDD: true
    case 0xE0...0xE6, 0xE8...0xEF, 0xF2...0xF6, 0xF8...0xFD, 0xFF: true
    case 0x100...0x105, 0x112...0x11B, 0x128...0x133, 0x14C...0x153, 0x168...0x173, 0x176...0x178:
      true
    case 0x1A0, 0x1A1, 0x1AF, 0x1B0, 0x1CD...0x1DC, 0x1EA0...0x1EF9: true
    default: false
    }
  }
}
