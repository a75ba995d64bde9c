// Labels in a song file that are not sung: the names of singers and of parts, and sounds.
//
// They are recognized by their form only, since a name may be any word; `showsLabels` keeps all of them.

extension LyricsScanner {
  /// Moves past a singer at the start of a row: `F:` `M:` `D:` (a woman, a man, both), `v2:`, and in subtitles a name
  /// in capitals such as `MAN:`, also behind a dash or a sound.
  @inline(never)  // 6 calls in the module with all elements.
  package mutating func skipSinger(hasNames: Bool) {
    guard !showsLabels else { return }
    let start = index
    skipSpace()
    while skip(UInt8(ascii: "-")) || skip(UInt8(ascii: ">")) || skipSound() { skipSpace() }
    if !skipDuet(), !(hasNames && skipName()) { index = start }
  }

  private mutating func skipDuet() -> Bool {
    let start = index
    if skip(UInt8(ascii: "v")) {
      if digits() != nil, skipColon(needsSpace: false) { return true }
    } else if skip(UInt8(ascii: "F")) || skip(UInt8(ascii: "M")) || skip(UInt8(ascii: "D")) {
      if skipColon(needsSpace: false) { return true }
    }
    index = start
    return false
  }

  /// Two capitals at least, and digits and spaces between them.
  private mutating func skipName() -> Bool {
    let start = index
    var capitals = 0
    while let byte = peek, index - start < 24 {
      if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") {
        capitals += 1
      } else if capitals == 0 || !(Self.isDigit(byte) || Self.isNameMark(byte)) {
        break
      }
      index += 1
    }
    if capitals > 1, skipColon(needsSpace: true) { return true }
    index = start
    return false
  }

  private static func isNameMark(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")
  }

  private mutating func skipColon(needsSpace: Bool) -> Bool {
    guard skip(UInt8(ascii: ":")) else { return false }
    guard needsSpace, let next = peek else { return true }
    return Self.isSpace(next)
  }

  /// Moves past a sound, such as `[door slams]`.
  package mutating func skipSound() -> Bool {
    guard !showsLabels, peek == UInt8(ascii: "["), let closing else { return false }
    index = closing + 1
    return true
  }

  /// Whether the row has nothing but a part's name, such as `[Chorus]`.
  var rowIsLabel: Bool {
    var scanner = self
    scanner.index = row.lowerBound
    scanner.skipSpace()
    guard scanner.skipSound() else { return false }
    scanner.skipSpace()
    return scanner.peek == nil
  }
}
