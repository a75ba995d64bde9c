// Captions that roll: each cue shows the last rows of the cue before it again, above its own.
//
// Nothing in a cue says that it rolls, and a song may sing a row twice. So rows count as shown again only in a file
// where most of the cues that follow one another at once begin with them.

extension LyricsBuilder {
  /// The most rows that are looked for: captions roll by one to three.
  private static let mostRows = 4
  /// The longest time between two cues of one text, and the longest cue without a row of its own, in microseconds.
  private static let moment: Int64 = 100_000

  /// Removes the rows that a cue only goes on showing.
  mutating func dropRepeatedRows() {
    var (successors, rolling) = (0, 0)
    var starts: [Int] = []
    for index in passages.indices {
      var start = passages[index].words.lowerBound
      if index > 0, follows(passages[index], passages[index - 1]) {
        successors += 1
        start = endOfRepeated(in: passages[index], after: passages[index - 1])
        if start > passages[index].words.lowerBound { rolling += 1 }
      }
      starts.append(start)
    }
    guard rolling * 2 > successors else { return }
    for index in passages.indices {
      passages[index].words = starts[index]..<passages[index].words.upperBound
    }
  }

  private func follows(_ passage: Passage, _ last: Passage) -> Bool {
    guard let end = last.end else { return false }
    return passage.start >= last.start && passage.start <= end + Self.moment
  }

  /// The end of the rows that a cue begins with and that end the one before it; rows with times of their own are none.
  private func endOfRepeated(in passage: Passage, after last: Passage) -> Int {
    let start = passage.words.lowerBound
    var (tail, head, found) = (last.words.upperBound, start, start)
    for _ in 0..<Self.mostRows
    where tail > last.words.lowerBound && head < passage.words.upperBound {
      repeat { tail -= 1 } while tail > last.words.lowerBound && !words[tail].startsRow
      repeat { head += 1 } while head < passage.words.upperBound && !words[head].startsRow
      if isSameText(tail..<last.words.upperBound, start..<head) { found = head }
    }
    for anchor in anchors[passage.anchors] where anchor.word < found { return start }
    // A whole cue again is sung again, unless it is too short for that.
    guard found == passage.words.upperBound, let end = passage.end else { return found }
    return end - passage.start > Self.moment ? start : found
  }

  private func isSameText(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    text[letters(of: first)].elementsEqual(text[letters(of: second)])
  }

  private func letters(of range: Range<Int>) -> Range<Int> {
    words[range.lowerBound].text.lowerBound..<words[range.upperBound - 1].text.upperBound
  }
}
