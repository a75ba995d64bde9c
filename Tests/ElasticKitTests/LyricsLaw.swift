import ElasticKit

/// The laws of every song from any file.
enum LyricsLaw {
  /// The first law that a song breaks.
  static func broken(by song: Lyrics) -> String? {
    guard String(validating: song.text, as: UTF8.self) != nil else { return "text is ill formed" }
    for (place, word) in song.words.enumerated() {
      guard word.start.isFinite, word.end.isFinite else { return "word \(place) is never sung" }
      guard word.start >= 0 else { return "word \(place) starts before the song" }
      guard word.end >= word.start else { return "word \(place) ends before it starts" }
      guard isText(word.text, of: song) else { return "word \(place) has no text" }
    }
    guard song.duration == song.words.map(\.end).max() ?? 0 else {
      return "the duration is not the last word's end"
    }
    let order = song.words.indices.map(song.word(inOrderOfTime:))
    guard order.sorted() == Array(song.words.indices) else { return "the order lacks a word" }
    for (word, next) in zip(order, order.dropFirst())
    where (song.words[word].start, word) >= (song.words[next].start, next) {
      return "word \(next) is told after a later one"
    }
    let isOneVoice = zip(song.words, song.words.dropFirst()).allSatisfy { $0.end <= $1.start }
    guard isOneVoice != song.hasVoices else { return "a voice that is none, or an unknown one" }

    var next = 0
    for (place, line) in song.lines.enumerated() {
      guard line.words.lowerBound == next, !line.words.isEmpty,
        line.words.upperBound <= song.words.count
      else { return "line \(place) has not the words after those before" }
      next = line.words.upperBound
      guard !song.words[line.words.lowerBound].joinsPrevious else {
        return "line \(place) starts within a word"
      }
      guard line.start == song.words[line.words.lowerBound].start,
        line.end == song.words[next - 1].end
      else { return "line \(place) is not as long as its words" }
      let words = song.words[line.words]
      guard zip(words, words.dropFirst()).allSatisfy({ $0.end <= $1.start }) else {
        return "words of line \(place) are sung at once"
      }
    }
    guard next == song.words.count else { return "words are in no line" }
    for range in [song.title, song.artist, song.album].compactMap({ $0 }) {
      guard isText(range, of: song) else { return "metadata has no text" }
    }
    guard song.words.count <= Lyrics.wordLimit else { return "there are too many words" }
    return nil
  }

  private static func isText(_ range: Range<Int>, of song: Lyrics) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= song.text.count && !range.isEmpty
      && String(validating: song.text[range], as: UTF8.self) != nil
  }
}
