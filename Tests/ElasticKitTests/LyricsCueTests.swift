import ElasticKit
import Testing

/// A song file and the words to be sung, as ``Lyrics/sung`` writes them.
struct SongCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let format: Lyrics.Format?
  let text: String
  let sung: String

  init(_ name: String, _ text: String, sung: String) {
    self.init(name, nil, text, sung: sung)
  }

  init(_ name: String, _ format: Lyrics.Format?, _ text: String, sung: String) {
    (testDescription, self.format, self.text, self.sung) = (name, format, text, sung)
  }

  func check() throws {
    let lyrics = try Lyrics(text.utf8, format: format)
    #expect(lyrics.sung == sung)
    #expect(LyricsLaw.broken(by: lyrics) == nil)
  }
}

@Suite("Cues")
struct LyricsCueTests {
  @Test("end at an empty row, not at one with a space", arguments: spaceRows)
  func spaceRow(song: SongCase) throws { try song.check() }

  static let spaceRows = [
    SongCase(
      "automatic captions",
      """
      WEBVTT
      Kind: captions
      Language: en

      00:00:01.000 --> 00:00:03.000 align:start position:0%
      \u{20}
      one<00:00:01.500><c> two</c><00:00:02.000><c> three</c>

      00:00:04.000 --> 00:00:06.000 align:start position:0%
      four<00:00:04.500><c> five</c>
      """, sung: "one@1-1.5 two@1.5-2 three@2-3 / four@4-4.5 five@4.5-6"),
    SongCase(
      "a space between two rows",
      "1\n00:00:01,000 --> 00:00:03,000\none\n \ntwo\n\n2\n00:00:04,000 --> 00:00:05,000\nthree\n",
      sung: "one@1-2.333 / two@2.333-3 / three@4-5"),
    SongCase(
      "numbers behind spaces",
      "1\n00:00:01,000 --> 00:00:03,000\none\n \n2\n00:00:04,000 --> 00:00:05,000\ntwo\n",
      sung: "one@1-3 / two@4-5"),
    SongCase(
      "a note with a space",
      """
      WEBVTT

      NOTE first
      \u{20}
      00:00:01.000 --> 00:00:02.000
      unsung

      00:00:03.000 --> 00:00:04.000
      sung
      """, sung: "sung@3-4"),
  ]

  @Test(
    "that roll show a row again and sing it once; a row that comes twice is sung twice",
    arguments: rolling)
  func rolls(song: SongCase) throws { try song.check() }

  static let rolling = [
    SongCase(
      "automatic captions",
      """
      WEBVTT

      00:00:01.000 --> 00:00:02.990 align:start position:0%
      \u{20}
      one<00:00:01.500><c> two</c>

      00:00:02.990 --> 00:00:03.000 align:start position:0%
      one two
      \u{20}

      00:00:03.000 --> 00:00:05.000 align:start position:0%
      one two
      three<00:00:04.000><c> four</c>

      00:00:05.000 --> 00:00:05.010 align:start position:0%
      three four
      \u{20}

      00:00:05.010 --> 00:00:06.000 align:start position:0%
      three four
      five
      """,
      sung: "one@1-1.5 two@1.5-2.99 / three@3-4 four@4-5 / five@5.01-6"),
    SongCase(
      "a row at a time", .srt, cues(["a", "a\nb", "b\nc", "c\nd"]),
      sung: "a@1-2 / b@2-3 / c@3-4 / d@4-5"),
    SongCase(
      "two rows at a time", .srt, cues(["a\nb", "a\nb\nc", "b\nc\nd"]),
      sung: "a@1-1.5 / b@1.5-2 / c@2-3 / d@3-4"),
    SongCase("one cue thrice", .srt, cues(["la", "la", "la"]), sung: "la@1-2 / la@2-3 / la@3-4"),
    SongCase(
      "a row again in the next cue", .srt, cues(["a\nla", "la\nb", "c\nd"]),
      sung: "a@1-1.5 / la@1.5-2 / la@2-2.5 / b@2.5-3 / c@3-3.5 / d@3.5-4"),
    SongCase(
      "the same after a pause", .srt,
      "00:00:01,000 --> 00:00:02,000\nla\n\n00:00:03,000 --> 00:00:05,000\nla\nlu\n",
      sung: "la@1-2 / la@3-4 / lu@4-5"),
  ]

  @Test("of WebVTT are read as its description says", arguments: web)
  func webVTT(song: SongCase) throws { try song.check() }

  static let web = [
    SongCase("ruby with a class", web("<ruby>水<rt.small>みず</rt></ruby> ok"), sung: "水@1-2 ok@2-3"),
    SongCase(
      "ruby that nothing but its end ends", web("<ruby>水<rt>み\nず</ruby> ok"), sung: "水@1-2 / ok@2-3"
    ),
    SongCase(
      "a tag over two rows", web("left <b.big\n.wide>right</b>"), sung: "left@1-2 right@2-3"),
    SongCase("a tag over three rows", web("le<c\n.a\n.b>ft\nright"), sung: "left@1-2 / right@2-3"),
    SongCase(
      "a tag to the end of its cue", web("left <b.big\nright\n\n00:03.000 --> 00:04.000\nnext"),
      sung: "left@1-3 / next@3-4"),
    SongCase("hearts", web("<3 you <\nme"), sung: "<3@1-1.667 you <@1.667-2.333 / me@2.333-3"),
    SongCase(
      "references without a semicolon", web("rock &amp roll &#233 &lt3 &copy; &amp; &apos"),
      sung:
        "rock &@1-1.25 roll@1.25-1.5 é@1.5-1.75 &lt3@1.75-2 &copy; &@2-2.5 &apos@2.5-3"),
    SongCase("zeros at the end", web("left right\0\0"), sung: "left@1-2 right@2-3"),
    SongCase("zeros after the last row", "[00:01.00]left\n[00:02.00]\n\0\0", sung: "left@1-2"),
  ]

  private static func web(_ text: String) -> String { "WEBVTT\n\n00:01.000 --> 00:03.000\n\(text)" }

  @Test("of SubRip have arrows, times and breaks as people write them", arguments: subRip)
  func written(song: SongCase) throws { try song.check() }

  static let subRip = [
    SongCase(
      "long dashes",
      "1\n00:00:01,000 —> 00:00:02,000\nred\n\n2\n00:00:03,000 –> 00:00:04,000\nsky\n",
      sung: "red@1-2 / sky@3-4"),
    SongCase(
      "a colon before milliseconds", "00:00:01:500 --> 00:00:02:000\nred\n", sung: "red@1.5-2"),
    SongCase(
      "breaks", .srt, cues(["red<br>sky<br />up\\Nto\\hthe moon"]),
      sung:
        "red@1-1.167 / sky@1.167-1.333 / up@1.333-1.5 / to@1.5-1.667 the@1.667-1.833 moon@1.833-2"
    ),
    SongCase(
      "cues that start together",
      "00:00:01,000 --> 00:00:03,000\nred sky\n\n00:00:01,000 --> 00:00:02,000\nooh\n",
      sung: "red@1-2 sky@2-3 / ooh@1-2"),
  ]

  @Test("of SubRip keep what looks like a tag")
  func openTag() throws {
    let song = try Lyrics("00:00:01,000 --> 00:00:03,000\nI <love\nyou".utf8)
    #expect(song.sung == "I@1-1.5 <love@1.5-2.5 / you@2.5-3")
  }

  /// Cues of a second each, one right after the other, from the first second on.
  private static func cues(_ texts: [String]) -> String {
    texts.enumerated().map { "00:00:0\($0 + 1),000 --> 00:00:0\($0 + 2),000\n\($1)\n" }
      .joined(separator: "\n")
  }
}
