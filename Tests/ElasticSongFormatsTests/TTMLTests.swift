import ElasticSongFormats
import Testing

@Suite("TTML")
struct TTMLTests {
  static let namespaces =
    #"xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata""#
    + #" xmlns:itunes="http://music.apple.com/lyric-ttml-internal""#
    + #" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" xmlns:tts="http://www.w3.org/ns/ttml#styling""#

  static let bodies = [
    Row(
      "words",
      #"<p begin="1.0" end="3.0"><span begin="1.0" end="2.0">red</span> <span begin="2.0" end="3.0">sky</span></p>"#,
      "red@1-2 sky@2-3"),
    Row(
      "a pause between words",
      #"<p begin="1" end="4"><span begin="1" end="1.5">red</span> <span begin="3" end="4">sky</span></p>"#,
      "red@1-1.5 sky@3-4"),
    Row(
      "syllables",
      #"<p begin="1" end="4"><span begin="1" end="2">sun</span><span begin="2" end="3">rise</span> <span begin="3" end="4">now</span></p>"#,
      "sun@1-2 +rise@2-3 now@3-4"),
    Row(
      "a space within a span",
      #"<p begin="1" end="3"><span begin="1" end="2">red </span><span begin="2" end="3">sky</span></p>"#,
      "red@1-2 sky@2-3"),
    Row(
      "a space as a span",
      #"<p begin="1" end="3"><span begin="1" end="2">red</span><span begin="0" end="0"> </span><span begin="2" end="3">sky</span></p>"#,
      "red@1-2 sky@2-3"),
    Row(
      "spans in rows of their own",
      "<p begin=\"1\" end=\"3\">\n  <span begin=\"1\" end=\"2\">red</span>\n  <span begin=\"2\" end=\"3\">sky</span>\n</p>",
      "red@1-2 sky@2-3"),
    Row(
      "spans that overlap",
      #"<p begin="1" end="3"><span begin="1" end="2.5">red</span> <span begin="2" end="3">sky</span></p>"#,
      "red@1-2 sky@2-3"),
    Row(
      "lines", #"<p begin="1" end="3">red sky</p><p begin="00:04.5" end="00:05.5">blue</p>"#,
      "red@1-2 sky@2-3 / blue@4.5-5.5"),
    Row(
      "lines without an end", #"<p begin="1s">red</p><p begin="1.5s">sky</p>"#,
      "red@1-1.5 / sky@1.5-2.5"),
    Row("rows in a paragraph", #"<p begin="1" end="3">red<br/>sky</p>"#, "red@1-2 / sky@2-3"),
    Row(
      "a line that is late in the file",
      #"<p begin="3" end="4">sky</p><p begin="1" end="2">red</p>"#,
      "red@1-2 / sky@3-4"),
    Row(
      "an untimed span among timed ones",
      #"<p begin="1" end="3"><span begin="1" end="2">red <span tts:color="red">wide</span></span> <span begin="2" end="3">sky</span></p>"#,
      "red@1-1.333 wide@1.333-2 sky@2-3"),
    Row(
      "references and data", #"<p begin="1" end="3">caf&#xE9; &amp; <![CDATA[<ok>]]></p>"#,
      "café &@1-2.333 <ok>@2.333-3"),
    Row("a sound and a name", #"<p begin="1" end="2">[door slams] MAN: red</p>"#, "red@1-2"),
    Row("a comment within a word", #"<p begin="1" end="2">re<!-- > -->d</p>"#, "red@1-2"),
  ]

  @Test("has the words and times of its elements", arguments: bodies)
  func body(row: Row) throws {
    #expect(try sung("<tt \(Self.namespaces)><body><div>\(row.text)</div></body></tt>") == row.sung)
  }

  static let apples = [
    Row(
      "times in sections",
      #"<div begin="9" end="12"><p begin="10" end="12"><span begin="10" end="11">red</span> <span begin="11" end="12">sky</span></p></div>"#,
      "red@10-11 sky@11-12"),
    Row(
      "singers at once",
      #"<div><p begin="1" end="4" ttm:agent="v1">red</p><p begin="2" end="3" ttm:agent="v2">sky</p></div>"#,
      "red@1-4 / sky@2-3"),
    Row(
      "one singer's lines that overlap",
      #"<div><p begin="1" end="4" ttm:agent="v1">red</p><p begin="2" end="3" ttm:agent="v1">sky</p></div>"#,
      "red@1-2 / sky@2-3"),
    Row(
      "a background",
      #"<div><p begin="1" end="3" ttm:agent="v1"><span begin="1" end="3">red</span><span ttm:role="x-bg"><span begin="2" end="2.5">(ooh</span> <span begin="2.5" end="4">ah)</span></span></p></div>"#,
      "red@1-3 / (ooh@2-2.5 ah)@2.5-4"),
    Row(
      "a background with times of its own",
      #"<div><p begin="1" end="3"><span begin="1" end="3">red</span><span ttm:role="x-bg" begin="2" end="4">(ooh)</span></p></div>"#,
      "red@1-3 / (ooh)@2-4"),
    Row(
      "a background before its row",
      #"<div><p begin="1" end="3"><span ttm:role="x-bg"><span begin="1" end="1.5">(ooh)</span></span><span begin="2" end="3">red</span></p></div>"#,
      "(ooh)@1-1.5 / red@2-3"),
    Row(
      "a translation and a transliteration",
      #"<div><p begin="1" end="3"><span begin="1" end="3">水</span><span ttm:role="x-translation" xml:lang="en">water</span><span ttm:role="x-roman">mizu</span></p></div>"#,
      "水@1-3"),
  ]

  @Test("of Apple's counts times from the start of the song", arguments: apples)
  func apple(row: Row) throws {
    let text =
      "<tt \(Self.namespaces) itunes:timing=\"Word\"><body dur=\"1:00.0\">\(row.text)</body></tt>"
    #expect(try sung(text) == row.sung)
  }

  /// All of them as files.
  static let files =
    bodies.map { "<tt \(namespaces)><body><div>\($0.text)</div></body></tt>" }
    + apples.map {
      "<tt \(namespaces) itunes:timing=\"Word\"><body dur=\"1:00.0\">\($0.text)</body></tt>"
    }

  static let clocks = [
    Row("hours", "01:00:01.5", "3601.5"), Row("minutes", "01:01.25", "61.25"),
    Row("frames", "00:00:01:05", "1.2"), Row("a unit of hours", "0.5h", "1800"),
    Row("a unit of minutes", "2m", "120"), Row("a unit of seconds", "2.5s", "2.5"),
    Row("milliseconds", "1500ms", "1.5"), Row("a unit of frames", "50f", "2"),
    Row("ticks", "10000000t", "1"),
  ]

  @Test("reads all units of time", arguments: clocks)
  func clock(row: Row) throws {
    let text =
      "<tt ttp:frameRate=\"25\" ttp:tickRate=\"10000000\"><body><p begin=\"\(row.text)\" dur=\"1s\">red</p></body></tt>"
    let song = try Lyrics(songFile: text.utf8)
    #expect(song.words.map(\.start) == [Double(row.sung)!])
  }

  @Test("of the W3C counts times from the element around, in turn where it says so")
  func nested() throws {
    #expect(
      try sung(
        """
        <tt><body><div begin="10s"><p begin="1s" end="4s"><span begin="0s" end="1s">red</span> \
        <span begin="2s" end="3s">sky</span></p></div></body></tt>
        """) == "red@11-12 sky@13-14")
    #expect(
      try sung(
        """
        <tt><body timeContainer="seq"><div timeContainer="seq" begin="1s"><p dur="1s">red</p><p begin="1s" dur="2s">sky</p></div>\
        <div dur="1s"><p>blue</p></div></body></tt>
        """) == "red@1-2 / sky@3-5 / blue@5-6")
  }

  @Test("has a title, and of AMLL's a singer and an album")
  func head() throws {
    let song = try Lyrics(
      songFile: """
        <tt><head><metadata><ttm:title> Red &amp; Sky </ttm:title><amll:meta key="artists" value="A"/>\
        <amll:meta key="album" value="B"/></metadata></head><body><p begin="1">red</p></body></tt>
        """.utf8)
    let texts = [song.title, song.artist, song.album].map { range in
      range.map { String(decoding: song.text[$0], as: UTF8.self) }
    }
    #expect(texts == ["Red & Sky", "A", "B"])
  }

  @Test("without times is plain words, if it says so")
  func untimed() throws {
    let rows = "<body><div><p>red sky</p><p>blue</p></div></body></tt>"
    #expect(
      try sung("<tt itunes:timing=\"None\">" + rows)
        == "red@0.3-0.6 sky@0.6-0.9 / blue@0.9-1.2")
    #expect(kind("<tt>" + rows) == .noTimedLine)
  }

  @Test(
    "that is broken is refused where it is",
    arguments: [
      ("<tt><body><p begin=\"1\">red</b></p></body></tt>", 26),
      ("<tt><body><p begin=\"1\">red", 11),
      ("<tt><body><p begin=1>red</p></body></tt>", 10), ("<tt><body><!-- red", 10),
    ])
  func broken(text: String, offset: Int) {
    #expect(kind(text) == .malformed)
    #expect(throws: Lyrics.ParseError.self) { try Lyrics(songFile: text.utf8) }
    do { _ = try Lyrics(songFile: text.utf8) } catch { #expect(error.offset == offset) }
  }

  @Test("with more levels or attributes than any song has is refused")
  func limits() {
    let levels = String(repeating: "<div>", count: 200_000)
    #expect(kind("<tt><body>" + levels) == .malformed)
    let attributes = (0..<200).map { "a\($0)=''" }.joined(separator: " ")
    #expect(kind("<tt><body><p begin='1' \(attributes)>red</p></body></tt>") == .malformed)
  }

  @Test("with a time of weeks is refused")
  func range() {
    #expect(kind("<tt><body><p begin=\"2000000s\">red</p></body></tt>") == .timeOutOfRange)
  }
}
