import ElasticKit
import Testing

@Suite("Files of other formats")
struct LyricsForeignTests {
  struct File: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: Lyrics.ParseError.Kind
    let line: Int
    let text: String

    init(_ name: String, _ kind: Lyrics.ParseError.Kind, line: Int = 1, _ text: String) {
      (testDescription, self.kind, self.line, self.text) = (name, kind, line, text)
    }
  }

  static let files = [
    File(
      "TTML", .ttml,
      """
      <?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1.0" end="3.0">\
      <span begin="1.0" end="2.0">red</span> <span begin="2.0" end="3.0">sky</span></p></div></body></tt>
      """),
    File("TTML without a declaration", .ttml, line: 2, "\n  <tt xml:lang=\"en\">\n<body/></tt>"),
    File("TTML with a prefix", .ttml, "<?xml version='1.0'?>\n<!-- mine -->\n<tt:tt/>"),
    File(
      "MusicXML", .musicXML, "<?xml version=\"1.0\"?>\n<score-partwise><part/></score-partwise>"),
    File("SAMI", .sami, "<SAMI><BODY><SYNC Start=1000><P>red sky</BODY></SAMI>"),
    File("a page", .xml, "<!DOCTYPE html>\n<p>red sky</p>"),
    File("JSON", .json, #"{"segments": [{"start": 1, "words": [{"word": "red"}]}]}"#),
    File("JSON in rows", .json, "{\n  \"lyrics\": {\n    \"lines\": []\n  }\n}\n"),
    File("a list in JSON", .json, #"[ {"ts": 1.0, "te": 3.0, "x": "red sky"} ]"#),
    File("YRC", .yrc, "[1000,2000](1000,1000,0)red (2000,1000,0)sky"),
    File("YRC behind JSON", .yrc, "{\"t\": 0, \"c\": []}\n[1000,2000](1000,1000,0)red"),
    File(
      "UltraStar", .ultraStar, line: 3,
      "#TITLE:T\n#ARTIST:A\n#BPM:300\n#GAP:1000\n: 0 4 12 red\n: 4 4 12  sky\nE"),
    File("SBV", .sbv, "0:00:01.000,0:00:03.000\nred sky\n"),
    File("MicroDVD", .microDVD, "{25}{75}red sky\n"),
    File("CSV", .csv, "start,end,text\n1.0,2.0,red\n"),
    File("a table of words", .csv, "\"word\";\"start\";\"end\"\nred;1;2\n"),
    File("a table without a head", .csv, "1.0\t2.0\tred\n2.0\t3.0\tsky\n"),
    File("ChordPro", .chordPro, "{title: Red}\n[C]red [G]sky\n"),
    File("chords", .chordPro, line: 2, "Red\n[Am]red [F#/A]sky [G7]up\n"),
    File("MIDI", .midi, "MThd\0\0\0\u{6}"),
  ]

  @Test("are refused by one sentence that names the format", arguments: files)
  func refused(file: File) {
    #expect(throws: Lyrics.ParseError.self) { try Lyrics(file.text.utf8) }
    do { _ = try Lyrics(file.text.utf8) } catch {
      #expect((error.kind, error.line) == (file.kind, file.line))
    }
  }

  @Test(
    "are named under the name of a format with times too", arguments: [Lyrics.Format.lrc, .srt])
  func misnamed(format: Lyrics.Format) {
    do { _ = try Lyrics("[1000,2000](1000,1000,0)red".utf8, format: format) } catch {
      #expect(error.kind == .yrc)
    }
  }

  @Test("are plain words for a caller who says so")
  func saidToBePlain() throws {
    #expect(try Lyrics("{\"a\": 1}".utf8, format: .plain).words.count == 2)
    #expect(try Lyrics(plain: "{\"a\": 1}".utf8).words.count == 2)
  }

  @Test(
    "are not plain words with their characters",
    arguments: [
      "Red, sky, red", "1, 2, buckle my shoe\n3, 4, knock at the door", "1,2,3,4\n5,6,7,8",
      "<3 red sky", "<red> sky",
      "[Chorus]\nred", "[A]\nred\n[B]\nsky", "{red} sky", "{\nred", "[red] {sky}",
      "Time, time, time", "time goes by, word",
      "10:30, 11:00 red", "12:30", "#red #sky", "#1: red", "Red: sky", ": red", "\"red\", \"sky\"",
      "[\"red\"]", "{2}red",
      "[1] red [2] sky", "[Dad] red [Bad] sky", "e.g. 1.5 of 2.5", "1.5", "start",
      "text, end", "[", "{", "[A", "{1}{",
      "[A/", "1:1,", "red\n1.0\t2.0\tsky", "red\nstart,end",
    ])
  func plain(text: String) throws {
    #expect(try Lyrics(text.utf8) == Lyrics(text.utf8, format: .plain))
  }

  @Test("may be around the rows of one that is read: words with times count")
  func mixed() throws {
    let song = try Lyrics("{\"t\": 0, \"c\": []}\n[00:01.00]red\n[00:02.00]sky\n".utf8)
    #expect(song.sung == "red@1-2 / sky@2-3")
  }
}
