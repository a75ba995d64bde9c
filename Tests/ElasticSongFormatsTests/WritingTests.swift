import ElasticSongFormats
import TestSupport
import Testing

@Suite("Songs that are written")
struct WritingTests {
  static let formats: [Lyrics.Format] = [.lrc, .srt, .webVTT, .ass]

  /// One voice, with pauses, syllables, marks and characters that are markup somewhere.
  static let song = """
    #TITLE:Red [live]
    #ARTIST:A
    #BPM:300
    #GAP:1000
    : 0 4 12 sun
    : 4 4 12 rise
    : 10 4 12  & sky
    : 14 6 12  <3
    - 20
    : 40 4 12 {one}
    : 60 8 12  水
    - 70
    : 80 80 12 late
    """

  @Test("are read back with the same words at the same times", arguments: formats)
  func roundTrip(format: Lyrics.Format) throws {
    let song = try Lyrics(songFile: Self.song.utf8)
    let read = try Lyrics(song.file(in: format), showsLabels: true)
    #expect(words(of: read, in: format) == words(of: song, in: format))
    #expect(read.lines.count == song.lines.count)
    let hasWordTimes = !song.losses(in: format).contains(.wordTimes)
    for (line, other) in zip(song.lines, read.lines) {
      expectAlike(line.start, other.start, format)
      expectAlike(line.end, other.end, format)
    }
    for (word, other) in zip(song.words, read.words) where hasWordTimes {
      expectAlike(word.start, other.start, format)
      expectAlike(word.end, other.end, format)
      #expect(word.joinsPrevious == other.joinsPrevious)
    }
  }

  @Test("are read back the same, whatever is sung when", arguments: formats)
  func random(format: Lyrics.Format) throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<300 {
      var file = "#BPM:150\n"
      var beat = Int.random(in: 0...30, using: &random)
      for note in 0..<Int.random(in: 1...30, using: &random) {
        let length = Int.random(in: 1...20, using: &random)
        let word = ["la", " la", " é", " ooh-", " 1", " -->", " a,b"].randomElement(using: &random)!
        file += ": \(beat) \(length) 0 \(note == 0 ? "a" : word)\n"
        beat += length + max(Int.random(in: -8...8, using: &random), 0)
        if random.unit() < 0.2 { file += "- \(beat)\n" }
      }
      let song = try Lyrics(songFile: file.utf8)
      let read = try Lyrics(song.file(in: format), format: format, showsLabels: true)
      #expect(words(of: read, in: format) == words(of: song, in: format))
      guard !song.losses(in: format).contains(.wordTimes) else { continue }
      for (word, other) in zip(song.words, read.words) {
        expectAlike(word.start, other.start, format)
        expectAlike(word.end, other.end, format)
      }
    }
  }

  @Test("without times of words have none written", arguments: formats)
  func even(format: Lyrics.Format) throws {
    let cues =
      "1\n00:00:01,000 --> 00:00:03,000\nred sky\n\n2\n00:00:04,000 --> 00:00:04,500\nup\n\n"
    let song = try Lyrics(cues.utf8)
    let file = song.file(in: format)
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("red sky"))
    #expect(try Lyrics(file) == song)
    #expect(song.losses(in: format) == [])
  }

  @Test("lose what a format cannot hold, which is said")
  func losses() throws {
    let song = try Lyrics(songFile: Self.song.utf8)
    #expect(song.losses(in: .lrc) == [])
    #expect(song.losses(in: .srt) == [.wordTimes, .title, .artist])
    #expect(song.losses(in: .webVTT) == [.title, .artist])
    #expect(song.losses(in: .ass) == [.artist])
    #expect(song.losses(in: .plain) == [.times, .title, .artist])
    let voices = try Lyrics(songFile: "#BPM:300\nP1\n: 0 40 1 red\nP2\n: 20 40 1 sky".utf8)
    #expect(voices.losses(in: .lrc) == [.voices])
  }

  @Test("have their title and singer where the format has a place for them")
  func metadata() throws {
    let song = try Lyrics(songFile: Self.song.utf8)
    for format in [Lyrics.Format.lrc, .ass] {
      let read = try Lyrics(song.file(in: format))
      #expect(read.title.map { String(decoding: read.text[$0], as: UTF8.self) } == "Red [live]")
    }
  }

  @Test(
    "keep the times of words beside one of no length",
    arguments: [Lyrics.Format.lrc, .webVTT, .ass])
  func noLength(format: Lyrics.Format) throws {
    let song = try Lyrics(
      songFile:
        #"[{"start":1,"words":[{"word":" a","start":1,"end":1},{"word":" b","start":1,"end":2},{"word":" c","start":2,"end":3}]}]"#
        .utf8)
    let read = try Lyrics(song.file(in: format))
    #expect(read.words.count == 3)
    for (word, other) in zip(song.words, read.words) {
      #expect((word.start - other.start).magnitude < 0.0011)
    }
  }

  @Test("can be read again if a word lasts for days", arguments: formats)
  func days(format: Lyrics.Format) throws {
    let song = try Lyrics(songFile: "#BPM:300\n: 0 4 1 red\n: 4 9999999 1  sky".utf8)
    #expect(try Lyrics(song.file(in: format)).words.count == 2)
  }

  @Test("have the notation of their format")
  func notation() throws {
    let song = try Lyrics(
      songFile: "#BPM:300\n#GAP:61000\n: 0 4 1 sun\n: 4 6 1 rise\n: 20 10 1  up".utf8)
    func text(_ format: Lyrics.Format) -> String {
      String(decoding: song.file(in: format), as: UTF8.self)
    }
    #expect(
      text(.lrc) == "[01:01.00]<01:01.00>sun<01:01.20>rise<01:01.50> <01:02.00>up<01:02.50>\n")
    #expect(text(.srt) == "1\n00:01:01,000 --> 00:01:02,500\nsunrise up\n\n")
    #expect(
      text(.webVTT) == """
        WEBVTT

        00:01:01.000 --> 00:01:02.500
        sun<00:01:01.200>rise<00:01:01.500> <00:01:02.000>up


        """)
    #expect(
      text(.ass).hasSuffix(
        "Dialogue: 0,0:01:01.00,0:01:02.50,Default,,0,0,0,,{\\k20}sun{\\k30}rise{\\k50} {\\k50}up\n"
      ))
    #expect(text(.plain) == "sunrise up\n")
  }

  /// The words; of a format that has no times of words only the lines, since syllables are not told apart there.
  private func words(of song: Lyrics, in format: Lyrics.Format) -> [String] {
    guard format == .srt else {
      return song.words.map { String(decoding: song.text[$0.text], as: UTF8.self) }
    }
    return String(decoding: song.file(in: .plain), as: UTF8.self).split(separator: "\n").map(
      String.init)
  }

  private func expectAlike(
    _ time: Double, _ other: Double, _ format: Lyrics.Format,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Half of what the format counts in, and a thousandth that a cue of no duration is given.
    let error = format == .lrc || format == .ass ? 0.0051 : 0.0016
    #expect((time - other).magnitude < error, sourceLocation: sourceLocation)
  }
}
