import ElasticKit

/// Which of two voices sings each line of a song: files do not say, but a line that begins while another one is sung belongs
/// to the other voice.
struct SongVoices {
  /// For each of ``Lyrics/lines``: whether it is the second voice's.
  let isSecond: [Bool]

  init(_ lyrics: Lyrics) {
    var isSecond: [Bool] = []
    // When each voice has sung its last line so far.
    var ends = (first: 0.0, second: 0.0)
    for line in lyrics.lines {
      // A third voice at once is the second's.
      let other = lyrics.hasVoices && line.start < ends.first
      isSecond.append(other)
      if other { ends.second = max(ends.second, line.end) } else { ends.first = line.end }
    }
    self.isSecond = isSecond
  }
}
