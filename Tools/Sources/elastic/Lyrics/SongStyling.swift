import ElasticKit

/// How an ASS file's styles change a film's look: only what neither a look nor an option has decided.
struct SongStyling {
  /// The look, with the outline of the song's main style.
  private(set) var look: SongLook
  private let styles: SongStyles
  private var takesUnsung: Bool
  private var takesSung: Bool

  /// The contrast that a file's colours have at least, as WCAG 2.1 asks of large letters. Their author has chosen them.
  private static let contrast = 3.0

  /// - Parameters:
  ///   - style: the ball's as the user has set it.
  ///   - given: names of settings that the user has given.
  ///   - name: the file's, for a sentence if its colours cannot be read.
  ///   - ground: the film's background.
  init(
    _ styles: SongStyles, look: SongLook, style: BallMotion.Style, given: Set<String>, name: String,
    ground: ElasticColor
  ) {
    (self.styles, self.look) = (styles, look)
    let usual = BallMotion.Style()
    // A preset sets colours too.
    takesUnsung =
      look.unsung == nil && !given.contains("wordColor") && style.wordColor == usual.wordColor
    takesSung =
      look.sung == nil && !given.contains("sungColor") && style.sungColor == usual.sungColor
    guard takesUnsung || takesSung else { return }
    if look.takesOutline, let outline = styles.main.outline {
      self.look.outline = SongLook.Halo(color: outline, reach: 0.08)
    }
    if case .plain = look.ground, ground.alpha == 1, !areLegible(on: ground) {
      writeNote("\(name): the colours of its styles cannot be read on this background")
      (takesUnsung, takesSung, self.look) = (false, false, look)
    }
  }

  private func areLegible(on ground: ElasticColor) -> Bool {
    let grounds = [ground, look.outline?.color].compactMap(\.self)
    let colors = styles.lines.flatMap {
      [takesUnsung ? $0.unsung : nil, takesSung ? $0.sung : nil].compactMap(\.self)
    }
    return Set(colors).allSatisfy { color in
      grounds.contains { color.contrast(with: $0) >= Self.contrast }
    }
  }

  /// The colours of each line.
  func colors(of lyrics: Lyrics, else colors: SongColors) -> [SongColors] {
    guard !styles.lines.isEmpty else { return lyrics.lines.map { _ in colors } }
    return styles.lines.map { style in
      var result = colors
      if takesUnsung, let unsung = style.unsung { result.unsung = unsung }
      if takesSung, let sung = style.sung {
        result.sung = sung
        if look.second == nil { result.second = sung }
      }
      return result
    }
  }

  /// All colours of words.
  func letters(in lines: [SongColors], hasVoices: Bool) -> [ElasticColor] {
    Array(Set(lines.flatMap { [$0.unsung, $0.sung] + (hasVoices ? [$0.second] : []) }))
  }

  /// The colour of the song's name: that of words without karaoke.
  func title(else color: ElasticColor) -> ElasticColor {
    takesSung ? styles.main.sung ?? color : color
  }
}
