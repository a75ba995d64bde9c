import ElasticKit
import Testing

@Suite("ASS")
struct LyricsKaraokeTests {
  @Test(
    "is sung from the karaoke that templates were made from, not from what they made",
    arguments: templates)
  func templated(song: SongCase) throws { try song.check() }

  static let templates = [
    SongCase(
      "syllables and effects",
      file(
        """
        Comment: 0,0:00:00.00,0:00:00.00,K,,0,0,0,template syl,!retime("syl",0,0)!{\\pos($x,$y)}
        Comment: 0,0:00:01.00,0:00:03.00,K,,0,0,0,karaoke,{\\k50}Sun{\\k50}ny {\\k100}day
        Dialogue: 0,0:00:00.50,0:00:01.50,K,,0,0,0,fx,{\\pos(1,1)}Sun
        Dialogue: 0,0:00:01.50,0:00:02.00,K,,0,0,0,fx,{\\pos(1,1)}ny\u{20}
        Dialogue: 1,0:00:01.50,0:00:02.50,K,,0,0,0,fx,{\\pos(1,1)}ny\u{20}
        Dialogue: 0,0:00:02.00,0:00:03.00,K,,0,0,0,fx,{\\pos(1,1)}day
        """), sung: "Sun@1-1.5 +ny@1.5-2 day@2-3"),
    SongCase(
      "effects first", file(effect + "\n" + source + "\n" + other), sung: "Sun@1-2 / moon@3-4"),
    SongCase("comments alone", file(source), sung: "Sun@1-2"),
    SongCase("effects whose karaoke is gone", file(effect), sung: "Sun@0.5-1.5"),
    SongCase(
      "fields in another order",
      """
      [Events]
      Format: Start, End, Effect, Text
      Comment: 0:00:01.00,0:00:02.00,Karaoke,{\\k100}Sun
      Dialogue: 0:00:00.50,0:00:01.50,fx,Sun
      """, sung: "Sun@1-2"),
  ]

  @Test("sings nothing of a dialogue without duration, which is never shown")
  func zeroDuration() throws {
    let song = try Lyrics(
      Self.file(
        "Dialogue: 0,0:00:00.00,0:00:00.00,K,,0,0,0,,made by nobody\n"
          + "Dialogue: 0,0:00:02.00,0:00:01.00,K,,0,0,0,,nor this\n"
          + "Dialogue: 0,0:00:01.00,0:00:03.00,K,,0,0,0,,sung"
      ).utf8)
    #expect(song.sung == "sung@1-3")
  }

  @Test(
    "has durations with a fraction, in brackets, behind a space, and of a second where there is none"
  )
  func durations() throws {
    let text = #"{\k}a {\k50.5}b {\k(50)}c {\k 50}d {\k50\bord2}e {\kf}f {\K( 25 )\t}g {\k-5}h"#
    #expect(
      try Self.row(text, until: 9)
        == "a@1-2 b@2-2.505 c@2.505-3.005 d@3.005-3.505 e@3.505-4.005 f@4.005-5.005 g@5.005-5.13 h@5.13-5.255"
    )
    #expect(try Self.row(#"{\kt(150.5)\k50}a {\kt200\k50}b"#) == "a@2.505-3 b@3-3.5")
  }

  @Test(
    "leaves out furigana, also behind marks in full width, and goes on with a syllable at a # between spaces",
    arguments: [
      (#"{\k20}Sun{\k30}# {\k50}rise"#, "Sun@1-1.5 rise@1.5-2"),
      ("{\\k20}漢｜か{\\k30}＃｜ん{\\k50}字", "漢@1-1.5 +字@1.5-2"),
      ("{\\k20}漢|か{\\k30}#｜ん{\\k50}字", "漢@1-1.5 +字@1.5-2"),
      (#"{\k50}Sun #{\k50}1"#, "Sun #@1-1.5 +1@1.5-2"),
    ])
  func furigana(text: String, sung: String) throws {
    #expect(try Self.row(text) == sung)
  }

  @Test("shows a brace behind a backslash")
  func braces() throws {
    #expect(try Self.row(#"{\k50}\{a\} {\k50}b"#) == "{a}@1-1.5 b@1.5-2")
  }

  /// What is sung of a dialogue from the first second on.
  private static func row(_ text: String, until end: Int = 5) throws -> String {
    try Lyrics(file("Dialogue: 0,0:00:01.00,0:00:0\(end).00,K,,0,0,0,,\(text)").utf8).sung
  }

  private static let source = "Comment: 0,0:00:01.00,0:00:02.00,K,,0,0,0,karaoke,{\\k100}Sun"
  private static let effect = "Dialogue: 0,0:00:00.50,0:00:01.50,K,,0,0,0,fx,Sun"
  private static let other = "Dialogue: 0,0:00:03.00,0:00:04.00,K,,0,0,0,,moon"

  static func file(_ events: String) -> String {
    "[Script Info]\nScriptType: v4.00+\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n"
      + events
  }
}
