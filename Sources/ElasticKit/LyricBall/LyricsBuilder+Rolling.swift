/// Captions that roll: each cue shows the last rows of the cue before it again, above its own.
///
/// Nothing in a cue says that it rolls, and a song may sing a row twice. So rows count as shown again only in a file where most
/// of the cues that follow one another at once begin with them.
extension LyricsBuilder {
  /// The most rows that are looked for: captions roll by one to three.
  private static let mostRows = 4
  /// The longest time between two cues of one text, and the longest cue without a row of its own, in microseconds.
  private static let moment: Int64 = 100_000

  /// Removes the rows that a cue only goes on showing.
  mutating func dropRepeatedRows() {
    var repeated: [Int] = []
    var (successors, rolling) = (0, 0)
    for (index, passage) in passages.enumerated() {
      var count = 0
      if index > 0, follows(passage, passages[index - 1]) {
        count = repeatedWords(of: passage, after: passages[index - 1])
        successors += 1
        if count > 0 { rolling += 1 }
      }
      repeated.append(count)
    }
    guard rolling * 2 > successors else { return }
    var kept: [Passage] = []
    for (index, passage) in passages.enumerated() where repeated[index] < passage.words.count {
      kept.append(
        Passage(
          words: passage.words.lowerBound + repeated[index]..<passage.words.upperBound,
          anchors: passage.anchors, start: passage.start, end: passage.end, shift: passage.shift))
    }
    passages = kept
  }

  private func follows(_ passage: Passage, _ last: Passage) -> Bool {
    guard let end = last.end else { return false }
    return passage.start >= last.start && passage.start <= end + Self.moment
  }

  /// How many words a cue begins with that end the one before it, as whole rows without times of their own.
  private func repeatedWords(of passage: Passage, after last: Passage) -> Int {
    var (tail, head) = (last.words.upperBound, passage.words.lowerBound)
    var found = 0
    for _ in 0..<Self.mostRows where tail > last.words.lowerBound && head < passage.words.upperBound
    {
      repeat { tail -= 1 } while tail > last.words.lowerBound && !words[tail].startsRow
      repeat { head += 1 } while head < passage.words.upperBound && !words[head].startsRow
      if isSameText(tail..<last.words.upperBound, passage.words.lowerBound..<head) {
        found = head
      }
    }
    for anchor in anchors[passage.anchors] where anchor.word < found { return 0 }
    // A whole cue again is sung again, unless it is too short for that.
    if found == passage.words.upperBound, let end = passage.end,
      end - passage.start > Self.moment
    {
      return 0
    }
    return max(found - passage.words.lowerBound, 0)
  }

  private func isSameText(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    text[letters(of: first)].elementsEqual(text[letters(of: second)])
  }

  private func letters(of range: Range<Int>) -> Range<Int> {
    words[range.lowerBound].text.lowerBound..<words[range.upperBound - 1].text.upperBound
  }
}
