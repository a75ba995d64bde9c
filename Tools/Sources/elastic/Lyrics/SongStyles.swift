import ElasticKit

/// What the styles of an ASS file say of the song's lines: colours, and the side at which they lie.
struct SongStyles {
  enum Side { case left, middle, right }

  struct Style: Equatable {
    /// Of words before and after they are sung: `SecondaryColour` and `PrimaryColour`. Nil if nobody has chosen them.
    var unsung: ElasticColor?
    var sung: ElasticColor?
    /// The line around the letters, if they have one.
    var outline: ElasticColor?
    var side = Side.middle
  }

  /// A style for each of ``Lyrics/lines``; empty if the file has none.
  private(set) var lines: [Style] = []
  /// That of the most lines.
  private(set) var main = Style()

  /// The styles of a song's lines.
  ///
  /// The kit reads words and times only. The dialogues of each style are read as a song of their own, whose lines are
  /// found in the whole song by their start and their words.
  /// - Parameters:
  ///   - text: a file in any format.
  ///   - lyrics: the song in it.
  init(_ text: [UInt8], of lyrics: Lyrics, showsLabels: Bool) {
    let script = ASSScript(text)
    var found: [Line: Int] = [:]
    var counts = [Int](repeating: 0, count: script.groups.count)
    for (index, group) in script.groups.enumerated() {
      guard let part = try? Lyrics(script.file(of: group), format: .ass, showsLabels: showsLabels)
      else { continue }
      // Of two layers with one text the first counts.
      for line in part.lines where found[Line(line, of: part)] == nil {
        found[Line(line, of: part)] = index
        counts[index] += 1
      }
    }
    guard let most = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return }
    var styles = script.groups.map(script.style)
    let usual = ASSScript.usual
    let isChosen = styles.indices.contains {
      counts[$0] > 0 && (styles[$0].sung != usual.sung || styles[$0].unsung != usual.unsung)
    }
    if !script.hasKaraoke || !isChosen {
      styles = styles.map { Style(side: $0.side) }
    }
    main = styles[most]
    lines = lyrics.lines.map { styles[found[Line($0, of: lyrics)] ?? most] }
  }

  /// A line of a song, apart from where its words lie in the text.
  private struct Line: Hashable {
    let start: Double
    let words: [ArraySlice<UInt8>]

    init(_ line: Lyrics.Line, of lyrics: Lyrics) {
      start = line.start
      words = lyrics.words[line.words].map { lyrics.text[$0.text] }
    }
  }
}
