/// Where an app's own labels show the words of a song, so that the ball hops over those.
///
/// One frame a word, in the order of ``Lyrics/words`` and in the component's coordinates. Words that follow each other are in one row
/// while the middle of each is as high as the label before it; each line of the song starts a row, which the ball enters and
/// leaves in the line's direction. The ball lands on the upper edge of each frame.
public struct WordFrames: Sendable, Hashable {
  /// The frames of the labels, in points.
  public let frames: [Rect2D]

  /// The frames of a song's words.
  /// - Returns: nil if a number is not finite or beyond a million points, or a width or height is negative.
  public init?(frames: [Rect2D]) {
    for frame in frames {
      guard frame.minX.magnitude <= 1e6, frame.minY.magnitude <= 1e6,
        (0...1e6).contains(frame.width), (0...1e6).contains(frame.height)
      else { return nil }
    }
    self.frames = frames
  }
}

extension BallMotion {
  /// Sets the frames of an app's own labels, which show the words instead of this component; nil draws the words again.
  ///
  /// Only the ball and its path are drawn then, and nothing is scrolled: where the labels scroll, give new frames, or let the
  /// component scroll with them. Like a new size, new frames keep the position in the song, and the ball is at once
  /// where it is at this time over the new frames. While the song has another number of words than there are frames, nothing
  /// is drawn.
  public mutating func setWordFrames(_ frames: WordFrames?, at time: Double) {
    guard reaches(time), frames != wordFrames else { return }
    wordFrames = frames
    layOut()
  }

  /// How many words have begun, in order of time.
  public var startedWordCount: Int { song.startedWords(before: position.nextUp) }
}

extension BallRows {
  /// The rows of words that lie in these frames, one for each word.
  init(_ lyrics: Lyrics, at frames: [Rect2D]) {
    guard !frames.isEmpty, frames.count == lyrics.words.count else { return }
    self.frames = frames
    for line in lyrics.lines {
      var first = line.words.lowerBound
      for word in line.words {
        let next = word + 1
        let isSameRow = next < line.words.upperBound && Self.isBeside(frames[next], frames[word])
        centers.append(frames[word].center.x)
        widths.append(frames[word].width)
        rowOfWord.append(Int32(truncatingIfNeeded: rows.count))
        guard !isSameRow else { continue }
        var row = Row(words: first..<next, isRightToLeft: line.isRightToLeft)
        row.minX = frames[first].minX
        row.maxX = frames[first].maxX
        for other in row.words {
          row.minX = min(row.minX, frames[other].minX)
          row.maxX = max(row.maxX, frames[other].maxX)
        }
        rows.append(row)
        first = next
      }
    }
  }

  private static func isBeside(_ frame: Rect2D, _ other: Rect2D) -> Bool {
    let middle = frame.center.y
    return middle >= other.minY && middle <= other.maxY
  }
}
