import ElasticSongFormats
import Testing

@Suite("UltraStar")
struct UltraStarTests {
  /// At 20 beats a second, from the first second on.
  static let songs = [
    Row("notes", ": 0 4 12 red\n: 4 4 12  sky", "red@1-1.2 sky@1.2-1.4"),
    Row("a space behind a syllable", ": 0 4 12 red \n: 4 4 12 sky", "red@1-1.2 sky@1.2-1.4"),
    Row("syllables", ": 0 4 12 sun\n: 4 4 12 rise", "sun@1-1.2 +rise@1.2-1.4"),
    Row("rows", ": 0 4 12 red\n- 10\n: 20 4 12 sky\nE", "red@1-1.2 / sky@2-2.2"),
    Row(
      "all kinds of notes",
      ": 0 4 1 a\n* 4 4 1  b\nF 8 4 1  c\nR 12 4 1  d\nG 16 4 1  e\nX 20 4 1  f",
      "a@1-1.2 b@1.2-1.4 c@1.4-1.6 d@1.6-1.8 e@1.8-2 f@2-2.2"),
    Row(
      "a syllable that is held", ": 0 4 12 red\n: 4 4 14 ~\n: 8 4 10 ~ \n: 12 4 12 sky",
      "red@1-1.6 sky@1.6-1.8"),
    Row("a pitch below the middle, and two spaces", ":  0  4  -12 red", "red@1-1.2"),
    Row("notes that overlap", ": 0 8 12 red\n: 4 4 12  sky", "red@1-1.2 sky@1.2-1.4"),
    Row("two players", "P1\n: 0 20 1 red\nP2\n: 10 20 1 sky\nE", "red@1-2 / sky@1.5-2.5"),
    Row(
      "one player's rows", ": 0 20 1 red\n- 20\n: 20 20 1 sky\n- 40\n: 40 4 1 blue",
      "red@1-2 / sky@2-3 / blue@3-3.2"),
    Row("what follows the end", ": 0 4 12 red\nE\n: 4 4 12 sky", "red@1-1.2"),
    Row("beats before the first", ": -10 4 12 red", "red@0.5-0.7"),
    Row(
      "blank rows and a broken one", "\n: 0 4 12 red\n\n: x\n: 4 4 12  sky\n",
      "red@1-1.2 sky@1.2-1.4"),
  ]

  /// All of them as files.
  static let files = songs.map { "#BPM:300\n#GAP:1000\n\($0.text)" }

  @Test("has a word for each syllable", arguments: songs)
  func notes(row: Row) throws {
    #expect(try sung("#TITLE:T\n#BPM:300\n#GAP:1000\n" + row.text) == row.sung)
    #expect(
      try sung("#TITLE:T\r\n#BPM:300,0\r\n#GAP:1000\r\n" + row.text.replacing("\n", with: "\r\n"))
        == row.sung)
  }

  @Test(
    "counts beats as the tags say",
    arguments: [
      Row("a comma", "#BPM:37,5\n#GAP:12,5\n: 2 2 1 red", "red@0.813-1.613"),
      Row("whole beats from version 2 on", "#VERSION:2.0.0\n#BPM:300\n: 5 5 1 red", "red@1-2"),
      Row("version 1", "#VERSION:1.1.0\n#BPM:300\n: 20 20 1 red", "red@1-2"),
      Row(
        "relative rows",
        "#BPM:300\n#GAP:1000\n#RELATIVE:yes\n: 0 4 1 red\n- 10 20\n: 0 4 1 sky\n- 6 20\n: 0 4 1 up",
        "red@1-1.2 / sky@2-2.2 / up@3-3.2"),
      Row(
        "relative rows of each player",
        "#BPM:300\n#RELATIVE:YES\nP1\n: 0 4 1 red\n- 20 20\n: 0 4 1 sky\nP2\n: 0 4 1 up",
        "red@0-0.2 / up@0-0.2 / sky@1-1.2"),
      Row(
        "changes of the tempo",
        "#BPM:300\n#GAP:1000\n: 0 4 1 red\nB 20 150\n: 30 10 1  sky\n- 42\nB 60 300,0\n: 70 10 1 up",
        "red@1-1.2 sky@3-4 / up@6.5-7"),
      Row(
        "one change in two players' parts",
        "#BPM:300\nP1\nB 20 150\n: 30 10 1 red\nP2\nB 20 150\n: 10 4 1 sky\n- 15\n: 30 5 1 up",
        "sky@0.5-0.7 / red@2-3 / up@2-2.5"),
      Row("a byte order mark", "\u{FEFF}#BPM:300\n: 20 20 1 red", "red@1-2"),
    ])
  func tempo(row: Row) throws { #expect(try sung(row.text) == row.sung) }

  @Test("has a title, a singer and an album")
  func tags() throws {
    let song = try Lyrics(
      songFile: "#TITLE: Red \n# artist :A\n#ALBUM:B\n#BPM:300\n: 0 4 1 red".utf8)
    let texts = [song.title, song.artist, song.album].map { range in
      range.map { String(decoding: song.text[$0], as: UTF8.self) }
    }
    #expect(texts == ["Red", "A", "B"])
  }

  @Test("keeps its title where a row has only a syllable that is held")
  func heldAlone() throws {
    let song = try Lyrics(songFile: "#TITLE:Red\n#BPM:300\n: 0 4 1 ~\n- 10\n: 20 4 1 sky".utf8)
    #expect(song.sung == "sky@1-1.2")
    #expect(song.title.map { String(decoding: song.text[$0], as: UTF8.self) } == "Red")
    #expect(LyricsLaw.broken(by: song) == nil)
  }

  @Test(
    "without a tempo is refused where it is not",
    arguments: [
      ("#TITLE:T\n#BPM:0\n: 0 4 1 red", 2), ("#TITLE:T\n#BPM:-300\n: 0 4 1 red", 2),
      ("#BPM:fast\n", 1), ("#BPM:\n: 0 4 1 red", 1), ("#TITLE:T\n#GAP:0\n: 0 4 1 red\nE", 3),
    ])
  func tempoless(text: String, line: Int) {
    #expect(kind(text) == .noTempo)
    do { _ = try Lyrics(songFile: text.utf8) } catch { #expect(error.line == line) }
  }

  @Test("with beats of weeks, or without a note, is refused")
  func refused() {
    #expect(kind("#BPM:300\nE") == .noTimedLine)
    #expect(kind("#BPM:0.001\n: 99999999 4 1 red") == .timeOutOfRange)
  }
}
