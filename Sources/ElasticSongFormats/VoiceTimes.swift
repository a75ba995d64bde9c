import ElasticKit

/// The passages of a file that names its voices: singers, players or a background.
///
/// A voice sings until its passage ends, or until its own next one begins; other voices do not end it. The kit's timing knows
/// only the last part, so the ends are cut here, when all passages are known.
struct VoiceTimes {
  private struct Entry {
    let passage: Int
    let voice: UInt64
    let start: Int64
  }

  private var entries: [Entry] = []

  /// Ends the builder's passage as one of a voice.
  /// - Parameters:
  ///   - start: nil if only its words have times; without any, the passage is dropped.
  ///   - end: nil to let the voice sing until its last word's time, or as long as the kit thinks.
  mutating func endPassage(
    of builder: inout LyricsBuilder, voice: UInt64, start: Int64?, end: Int64?, at offset: Int
  ) {
    guard builder.passageHasWords, let start = start ?? builder.firstTime else {
      return builder.dropPassage()
    }
    let sung = max(start, builder.firstTime ?? start)
    let count = builder.passages.count
    builder.endPassage(start: start, end: end, at: offset)
    // None is added beyond the limit of words.
    guard builder.passages.count > count else { return }
    entries.append(Entry(passage: count, voice: voice, start: sung))
  }

  /// Sets the ends of all passages.
  func apply(to builder: inout LyricsBuilder) {
    let sorted = entries.sorted {
      ($0.voice, $0.start, $0.passage) < ($1.voice, $1.start, $1.passage)
    }
    // The start of the voice's next passage that does not begin together with this one.
    var next: Entry?
    var later: Int64?
    for entry in sorted.reversed() {
      if let next, next.voice != entry.voice {
        later = nil
      } else if let next, next.start > entry.start {
        later = next.start
      }
      next = entry
      guard let end = builder.passages[entry.passage].end else { continue }
      builder.passages[entry.passage].end = min(end, later ?? end)
      builder.passages[entry.passage].keepsEnd = true
    }
  }
}
