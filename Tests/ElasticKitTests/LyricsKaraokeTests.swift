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

  private static let source = "Comment: 0,0:00:01.00,0:00:02.00,K,,0,0,0,karaoke,{\\k100}Sun"
  private static let effect = "Dialogue: 0,0:00:00.50,0:00:01.50,K,,0,0,0,fx,Sun"
  private static let other = "Dialogue: 0,0:00:03.00,0:00:04.00,K,,0,0,0,,moon"

  static func file(_ events: String) -> String {
    "[Script Info]\nScriptType: v4.00+\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n"
      + events
  }
}
