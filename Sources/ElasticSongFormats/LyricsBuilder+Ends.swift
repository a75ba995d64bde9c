import ElasticKit

// In these formats a word has an end of its own, before the next one begins. The kit's anchors are starts; one without a word
// after it ends the word before.

extension LyricsBuilder {
  /// The next word begins. A word before it that ends later is cut off here.
  mutating func beginWord(at time: Int64) {
    let begin = anchors.dropLast().last
    if lastEnds(notBefore: time), begin.map({ $0.time <= time }) ?? true { dropLastAnchor() }
    anchor(time)
  }

  /// The last word ends.
  mutating func endWord(at time: Int64) { anchor(time) }

  /// The last word, which has ended, goes on until a later time.
  mutating func extendWord(to time: Int64) {
    if lastEnds(notBefore: .min) { dropLastAnchor() }
    anchor(time)
  }

  private func lastEnds(notBefore time: Int64) -> Bool {
    guard passageHasWords, let last = anchors.last else { return false }
    return last.word == words.count && last.time >= time
  }
}
