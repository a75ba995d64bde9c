// Which scalars are marks on the letter before them: by Unicode's general categories Mn, Mc and Me where the standard library has
// their tables, otherwise by the ranges of ``LyricsLetter``, which have the most frequent ones.

#if !hasFeature(Embedded)
extension LyricsLetter {
  /// Whether it is a mark that combines with the letter before it, in any script.
  static func isCombining(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
#else
extension LyricsLetter {
  /// A page's module has no tables of Unicode: before it is given a song, the page's script takes
  /// the marks of all scripts, by the browser's tables. Here only the most frequent ones count.
  static func isCombining(_ scalar: UInt32) -> Bool { LyricsLetter(scalar) == .mark }
}
#endif
