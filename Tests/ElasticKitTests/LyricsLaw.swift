import ElasticKit

/// The laws of every song from any file.
enum LyricsLaw {
  /// The first law that a song breaks.
  static func broken(by song: Lyrics) -> String? {
    guard String(validating: song.text, as: UTF8.self) != nil else { return "text is ill formed" }
    var time = 0.0
    for (place, word) in song.words.enumerated() {
      guard word.start.isFinite, word.end.isFinite else { return "word \(place) is never sung" }
      guard word.start >= time else { return "word \(place) starts before the one before ends" }
      guard word.end >= word.start else { return "word \(place) ends before it starts" }
      guard isText(word.text, of: song) else { return "word \(place) has no text" }
      time = word.end
    }
    guard song.duration == time else { return "the duration is not the last word's end" }

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
