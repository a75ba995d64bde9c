import ElasticKit

/// Plain words spread over the parts of a sound that are not silent.
///
/// Each word gets time by its weight, as the kit gives it to words without times: one for each group of vowels. Where there are as
/// many parts as lines, each line gets one; otherwise the words follow one another through all parts, and none goes on
/// over a silence.
struct SongSpread {
  /// The words' times as LRC.
  private(set) var lrc: [UInt8] = []
  private let song: Lyrics
  private let weights: [Double]

  init(_ song: Lyrics, over parts: [Range<Double>]) {
    self.song = song
    weights = Self.weights(of: song)
    var times: [Range<Double>] = []
    if parts.count == song.lines.count {
      for (line, part) in zip(song.lines, parts) { times += spread(line.words, over: [part]) }
    } else {
      times = spread(song.words.indices, over: parts)
    }
    for line in song.lines { write(line, times) }
  }

  /// Lines that begin together are sung one after the other, a second for each unit of weight.
  private static func weights(of song: Lyrics) -> [Double] {
    var rows: [UInt8] = []
    for line in song.lines {
      rows += "[00:00.00]".utf8
      for word in line.words { append(word, in: line, of: song, to: &rows) }
      rows.append(0x0A)
    }
    let read = try? Lyrics(rows, format: .lrc, showsLabels: true)
    guard let read, read.words.count == song.words.count else {
      return song.words.map { _ in 1 }
    }
    return read.words.map { $0.end - $0.start }
  }

  /// The times of words in seconds of the sound.
  private func spread(_ words: Range<Int>, over parts: [Range<Double>]) -> [Range<Double>] {
    let length = parts.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    let total = weights[words].reduce(0, +)
    var times: [Range<Double>] = []
    var (part, before, sung) = (0, 0.0, 0.0)
    for word in words {
      let duration = weights[word] / total * length
      var start = parts[part].lowerBound + sung - before
      // A word of which more than half would be in the silence begins after it.
      while part + 1 < parts.count, start + duration / 2 > parts[part].upperBound {
        before += parts[part].upperBound - parts[part].lowerBound
        part += 1
        start = parts[part].lowerBound + max(sung - before, 0)
      }
      // The word before may have gone on to its part's end.
      start = max(start, times.last?.upperBound ?? 0)
      let end = min(max(start, start + duration), max(start, parts[part].upperBound))
      times.append(start..<end)
      sung += duration
    }
    return times
  }

  private mutating func write(_ line: Lyrics.Line, _ times: [Range<Double>]) {
    lrc += "[\(Self.stamp(times[line.words.lowerBound].lowerBound))]".utf8
    for word in line.words {
      if word > line.words.lowerBound, times[word - 1].upperBound < times[word].lowerBound {
        lrc += "<\(Self.stamp(times[word - 1].upperBound))>".utf8
      }
      var text: [UInt8] = []
      Self.append(word, in: line, of: song, to: &text)
      if text.first == 0x20 { lrc.append(text.removeFirst()) }
      lrc += "<\(Self.stamp(times[word].lowerBound))>".utf8 + text
    }
    lrc += "<\(Self.stamp(times[line.words.upperBound - 1].upperBound))>\n".utf8
  }

  private static func append(
    _ word: Int, in line: Lyrics.Line, of song: Lyrics, to text: inout [UInt8]
  ) {
    if word > line.words.lowerBound, !song.words[word].joinsPrevious { text.append(0x20) }
    text += song.text[song.words[word].text]
  }

  /// Minutes, and seconds to a thousandth.
  private static func stamp(_ seconds: Double) -> String {
    let units = Int((seconds * 1000).rounded())
    let fraction = String(units % 1000)
    return "\(units / 60_000):\(units / 1000 % 60)."
      + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}

extension SongFile {
  /// The song with its words spread over a sound, and a sentence that says so on standard error; itself without a sound, or if it has
  /// times of its own.
  func spread(over sound: SoundFile?) async throws -> SongFile {
    guard let sound, let song = try plainSong() else { return self }
    let parts = try await sound.audibleParts()
    var spread = self
    spread.text = SongSpread(song, over: parts ?? [0..<sound.duration]).lrc
    let seconds = (parts ?? []).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    let place =
      parts == nil
      ? "all of \(sound.path), which is silent"
      : "the \((seconds * 10).rounded() / 10) s of \(sound.path) that are not silent"
    writeNote("\(name) has no times: its words are spread over \(place)")
    return spread
  }
}
