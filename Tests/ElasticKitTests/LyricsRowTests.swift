import ElasticKit
import Testing

@Suite("Rows and letters of songs")
struct LyricsRowTests {
  @Test("a row in [bg: ] of LRC is a second voice", arguments: background)
  func second(song: SongCase) throws { try song.check() }

  static let background = [
    SongCase(
      "with times",
      """
      [00:01.00]<00:01.00>one <00:02.00>two<00:03.00>
      [bg:<00:01.50>ooh <00:02.50>aah [la]<00:03.50>]
      """, sung: "one@1-2 two@2-3 / ooh@1.5-2.5 aah@2.5-3.5"),
    SongCase(
      "behind a time", "[00:01.00]one\n[00:03.00][bg: ooh]\n[00:04.00]\n", sung: "one@1-3 / ooh@3-4"
    ),
    SongCase("without times", "[00:01.00]one\n[bg:ooh]\n[00:02.00]\n", sung: "one@1-2"),
    SongCase(
      "without an end", "[bg:<00:01.00>ooh\n[00:02.00]one\n[00:03.00]", sung: "ooh@1-2 / one@2-3"),
  ]

  @Test(
    "a picture of several characters is one mark, shown with the word beside it",
    arguments: ["👩\u{200D}👩", "❤\u{FE0F}", "👍🏽", "🏴\u{E0067}\u{E0062}\u{E007F}", "🇩🇪", "–"])
  func pictures(mark: String) throws {
    #expect(try Lyrics("[00:01.00]\(mark) sky\n[00:02.00]".utf8).sung == "\(mark) sky@1-2")
    #expect(try Lyrics("[00:01.00]sky \(mark)\n[00:02.00]".utf8).sung == "sky \(mark)@1-2")
    #expect(
      try Lyrics("[00:01.00]雨\(mark)好\n[00:02.00]".utf8).words.count == 2)
  }

  @Test(
    "of LRC have times with one digit behind the point, and in full width",
    arguments: [
      ("[00:10.5]red\n[00:12]sky", "red@10.5-11.5 / sky@12-13"),
      ("［00：10．50］red ［00：11．5］sky", "red@10.5-11.5 sky@11.5-12.5"),
      ("［00:10.50］red\n[00：11，5]sky", "red@10.5-11.5 / sky@11.5-12.5"),
      ("[00:01.00]［red］ ：sky", "［red］@1-2 ：sky@2-3"),
    ])
  func fullWidth(text: String, sung: String) throws {
    #expect(try Lyrics(text.utf8).sung == sung)
  }
}
