import ElasticKit
import Testing

@Suite("Lyrics")
struct LyricsTests {
  @Test("of plain words follow one another after the ball's first hop")
  func plain() throws {
    let song = try Lyrics(plain: "Row, row,\n\n  row your\tboat".utf8)
    #expect(
      song.words.map { String(decoding: song.text[$0.text], as: UTF8.self) }
        == ["Row,", "row,", "row", "your", "boat"])
    #expect(song.lines.map(\.words) == [0..<2, 2..<5])
    for (place, word) in song.words.enumerated() {
      #expect(abs(word.start - (0.3 + 0.3 * Double(place))) < 1e-12)
      #expect(abs(word.end - word.start - 0.3) < 1e-12)
    }
  }

  @Test(
    "leave out a singer right before a word, a note before a time, and a row of plain words that is a label"
  )
  func labels() throws {
    func words(_ song: Lyrics) -> [String] {
      song.words.map { String(decoding: song.text[$0.text], as: UTF8.self) }
    }
    #expect(try words(Lyrics("[00:01.00]v2:hello there".utf8)) == ["hello", "there"])
    let noted = "[a note][00:01.00]hello".utf8
    #expect(try words(Lyrics(noted, format: .lrc, showsLabels: true)) == ["hello"])
    #expect(try words(Lyrics(plain: "[Chorus]\nhello".utf8)) == ["hello"])
  }

  @Test(
    "keep 30 combining marks of a letter, in every notation, and all letters",
    arguments: ["", "[00:10.00]"])
  func marks(start: String) throws {
    let many = String(repeating: "\u{301}\u{323}", count: 150_000)
    let song = try Lyrics("\(start)a\(many)b\(many) e\u{301}".utf8)
    let words = song.words.map { song.text[$0.text].count }
    // Each mark has two bytes.
    #expect(words == [1 + 60 + 1 + 60, 3])
  }

  @Test("have the first title, artist and album that a file names")
  func firstTitle() throws {
    let song = try Lyrics("[ti:one]\n[ar:two]\n[al:three]\n[ti:x]\n[ar:y]\n[al:z]\n[00:01]la".utf8)
    #expect(
      [song.title, song.artist, song.album].map {
        $0.map { String(decoding: song.text[$0], as: UTF8.self) }
      } == ["one", "two", "three"])
  }

  @Test("repeat a row for each of its times, also with a sound between them")
  func soundBetweenTimes() throws {
    let song = try Lyrics("[00:01.00][Refrain][00:05.00]la\n[00:03.00]lo\n[00:07.00]".utf8)
    #expect(song.sung == "la@1-2 / lo@3-4 / la@5-6")
  }

  @Test("may have as many bytes as a file may have, and not one more")
  func byteLimit() throws {
    let row = Array("[00:01.00]la\n".utf8)
    let full = row + Array(repeating: UInt8(ascii: " "), count: Lyrics.byteLimit - row.count)
    #expect(try Lyrics(full).words.count == 1)
    let error = #expect(throws: Lyrics.ParseError.self) { try Lyrics(full + [UInt8(ascii: " ")]) }
    #expect(error?.kind == .tooLarge)
  }

  @Test("of none has no words and one voice")
  func none() {
    #expect(Lyrics().words.isEmpty && Lyrics().lines.isEmpty)
    #expect(!Lyrics().hasVoices)
  }

  @Test(
    "keep 30 combining marks of a letter in a title too",
    arguments: [
      ("[ti:", "]\n[00:01.00]a"),
      ("[Script Info]\nTitle: ", "\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,a\n"),
    ])
  func marksOfTitle(before: String, after: String) throws {
    let many = String(repeating: "\u{301}\u{323}", count: 150_000)
    let song = try Lyrics("\(before)a\(many) b\(many)\(after)".utf8)
    let letterWithMarks = 1 + 60
    #expect(song.title?.count == 2 * letterWithMarks + 1)
  }

  @Test(
    "keep 30 combining marks of every script",
    arguments: ["\u{5B4}", "\u{64E}", "\u{93C}", "\u{94D}", "\u{E38}", "\u{3099}", "\u{1D165}"])
  func marksOfAllScripts(mark: String) throws {
    let song = try Lyrics("[00:10.00]a\(String(repeating: mark, count: 32_000))b".utf8)
    #expect(song.words.reduce(0) { $0 + song.text[$1.text].count } == 2 + 30 * mark.utf8.count)
  }

  @Test(
    "share a row's time by syllables in Latin letters, and by letters in any other script",
    arguments: [
      ("a banana", [1, 3]), ("я привет", [1, 6]), ("ένα δύο", [3, 3]), ("ש שלום", [1, 4]),
      ("산 벚꽃", [1, 2]), ("й̈ да", [1, 2]), ("straße ölige", [2, 3]),
    ])
  func weights(row: String, weights: [Double]) throws {
    let song = try Lyrics("[00:10.00]\(row)\n[00:11.00]x".utf8)
    let all = weights.reduce(0, +)
    #expect(song.words.count == weights.count + 1)
    #expect((song.words[1].start - (10 + weights[0] / all)).magnitude < 1e-9)
    #expect((song.words[1].end - 11).magnitude < 1e-9)
  }
}
