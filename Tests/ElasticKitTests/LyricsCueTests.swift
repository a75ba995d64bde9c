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
}
