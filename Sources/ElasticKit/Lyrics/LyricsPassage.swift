/// A part of a song that a screen reader reads at once, or a reader taps.
package struct LyricsPassage: Hashable, Sendable {
  /// How a song is divided.
  package enum Unit: UInt8, NamedCase {
    /// All of it in one.
    case song
    /// The rows as they are laid out; a long line of the song is several.
    case row
    /// Words as they are written, however many syllables each has.
    case word

    package static let names: [StaticString] = ["song", "row", "word"]
  }

  /// Its words of ``Lyrics/words``; never empty.
  package let words: Range<Int>
  /// When its first word begins, in seconds of playback.
  package let start: Double

  init(_ words: Range<Int>, of lyrics: Lyrics) {
    self.words = words
    start = lyrics.words[words.lowerBound].start
  }
}

extension BallMotion {
  /// The passages of the song, in order of time; empty without words, and of rows before a layout.
  package func passages(by unit: LyricsPassage.Unit) -> [LyricsPassage] {
    guard wordCount > 0 else { return [] }
    switch unit {
    case .song: return [LyricsPassage(0..<wordCount, of: lyrics)]
    case .row: return rows.rows.map { LyricsPassage($0.words, of: lyrics) }
    case .word:
      var passages: [LyricsPassage] = []
      var first = 0
      for word in 1...wordCount
      where word == wordCount || !lyrics.words[word].joinsPrevious || isFirstOfLine(word) {
        passages.append(LyricsPassage(first..<word, of: lyrics))
        first = word
      }
      return passages
    }
  }

  private func isFirstOfLine(_ word: Int) -> Bool {
    lyrics.lines[song.line(of: word)].words.lowerBound == word
  }

  /// Adds the text of a passage in UTF-8, with a space between words and a line break between lines; of words that the song does
  /// not have, nothing.
  package func appendText(of passage: LyricsPassage, to text: inout [UInt8]) {
    for word in passage.words where word < wordCount {
      if word > passage.words.lowerBound {
        if isFirstOfLine(word) {
          text.append(0x0A)
        } else if !lyrics.words[word].joinsPrevious {
          text.append(0x20)
        }
      }
      text.append(contentsOf: lyrics.text[lyrics.words[word].text])
    }
  }

  /// The frame of a passage now, with the rows scrolled as they are; nil if nothing is laid out.
  package func frame(of passage: LyricsPassage) -> Rect2D? {
    guard !rows.isEmpty, passage.words.upperBound <= wordCount else { return nil }
    var frame: Rect2D?
    for word in passage.words {
      let own = rows.frame(of: word)
      guard let old = frame else {
        frame = own
        continue
      }
      let (x, y) = (min(old.minX, own.minX), min(old.minY, own.minY))
      frame = Rect2D(
        x: x, y: y, width: max(old.maxX, own.maxX) - x, height: max(old.maxY, own.maxY) - y)
    }
    return frame.map {
      Rect2D(x: $0.minX, y: $0.minY - scroll, width: $0.width, height: $0.height)
    }
  }

  /// The word under a point, or the nearest of the row there; nil beside all rows.
  package func word(at point: Point2D) -> Int? {
    let position = point + Vector2D(0, scroll)
    var nearest: (word: Int, distance: Double)?
    for word in 0..<(rows.isEmpty ? 0 : wordCount) {
      let frame = rows.frame(of: word)
      guard position.y >= frame.minY, position.y <= frame.maxY else { continue }
      let distance = max(frame.minX - position.x, position.x - frame.maxX, 0)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (word, distance) }
    }
    return nearest?.word
  }
}

extension BallRows {
  /// The frame of a word, without scrolling.
  func frame(of word: Int) -> Rect2D {
    guard frames.isEmpty else { return frames[word] }
    return Rect2D(
      x: centers[word] - widths[word] / 2, y: top(of: word), width: widths[word],
      height: lineHeight)
  }
}
