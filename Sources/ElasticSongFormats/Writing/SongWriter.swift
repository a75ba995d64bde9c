// A song as a file of one of the kit's formats.
//
// A line of the song is a row, a cue or a dialogue. It gets the times of its words unless they tell nothing: where they are what
// a reader of the line alone would give them. To know that, the song is first written without any and read.
// Times are rounded to what the format holds, each by itself, so that errors do not add up.

import ElasticKit

extension Lyrics {
  /// The song as a file: UTF-8, with the times of words where the format has them.
  ///
  /// What is read back has the same words at the same times, within the format's resolution: a hundredth of a second of LRC and ASS, a
  /// thousandth of SRT and WebVTT; but for ``losses(in:)``, for the ends of words during which another voice begins, and for what a reader takes
  /// for a label or markup, such as `[door slams]` and `<00:01.00>`.
  public func file(in format: Format) -> [UInt8] {
    var writer = SongWriter(self, format)
    writer.write()
    return writer.text
  }

  /// The song as WebVTT with millionths of a second, as all readers of the kit hold times, instead of thousandths.
  @_spi(Pages)
  public var pageFile: [UInt8] {
    var writer = SongWriter(self, .webVTT, cueRate: 1_000_000)
    writer.write()
    return writer.text
  }
}

/// Writes a song.
struct SongWriter {
  let song: Lyrics
  let format: Lyrics.Format
  /// The parts of a second in the times of SRT and WebVTT: a power of ten.
  let cueRate: Int64
  var text: [UInt8] = []
  /// Whether each line's words only share its time.
  private(set) var isEven: [Bool]

  init(_ song: Lyrics, _ format: Lyrics.Format, cueRate: Int64 = 1000) {
    (self.song, self.format, self.cueRate) = (song, format, cueRate)
    isEven = [Bool](repeating: true, count: song.lines.count)
    guard format != .plain else { return }
    write()
    let read = try? Lyrics(text, format: format, showsLabels: true)
    for index in song.lines.indices {
      isEven[index] = read.map { isAlike(song.lines[index], index, in: $0) } ?? false
    }
    text = []
  }

  /// Whether any line has times of words.
  var hasWordTimes: Bool { isEven.contains(false) }

  mutating func write() {
    switch format {
    case .plain: writePlain()
    case .lrc: writeLRC()
    case .srt: writeSRT()
    case .webVTT: writeWebVTT()
    case .ass: writeASS()
    }
  }

  /// Whether the words of a line are sung when those of the same line of a file without their times are.
  private func isAlike(_ line: Lyrics.Line, _ index: Int, in read: Lyrics) -> Bool {
    guard read.lines.count == song.lines.count else { return false }
    let other = read.lines[index]
    guard line.words.count == other.words.count else { return false }
    // Each end of the line is rounded.
    let error = format == .lrc || format == .ass ? 0.006 : 2 / Double(cueRate)
    for (own, its) in zip(line.words, other.words) {
      let (own, its) = (song.words[own], read.words[its])
      guard (own.start - its.start).magnitude < error, (own.end - its.end).magnitude < error else {
        return false
      }
    }
    return true
  }
}
