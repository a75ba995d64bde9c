import ElasticRecordings
import TestSupport
import Testing

@Suite("A recording that is refused")
struct ErrorPlaceTests {
  static let head = #"{"version":1,"component":"elastic-surface","size":[375,667],"events":"#

  private func refusal(_ bytes: [UInt8]) -> ElasticRecording.ParseError? {
    do throws(ElasticRecording.ParseError) {
      _ = try ElasticRecording(json: bytes)
      return nil
    } catch { return error }
  }

  private func refusal(_ text: String) -> String {
    refusal(Array(text.utf8))?.description ?? "read"
  }

  @Test(
    "as malformed JSON, has the place",
    arguments: [
      ("", "line 1, column 1: expected a value; a gesture recording is JSON"),
      ("\u{FEFF}x", "line 1, column 1: expected a value; a gesture recording is JSON"),
      ("{\n \"a\": tru }", "line 2, column 7: expected a value; a gesture recording is JSON"),
      ("{\n é\"a\" 1}", "line 2, column 2: expected a name in quotes; a gesture recording is JSON"),
      ("[1,]", "line 1, column 4: expected a value; a gesture recording is JSON"),
      ("[1 2]", "line 1, column 4: expected a comma or ]; a gesture recording is JSON"),
      (
        "\"a\nb\"",
        "line 1, column 3: expected no line break or control character in a text; a gesture recording is JSON"
      ),
      (
        #"["\u12g4"]"#,
        "line 1, column 7: expected four hexadecimal digits; a gesture recording is JSON"
      ),
      ("[-]", "line 1, column 3: expected a digit; a gesture recording is JSON"),
      ("[+1]", "line 1, column 2: expected a value; a gesture recording is JSON"),
      ("[1e400]", "line 1, column 2: expected a number below 1.8e308; a gesture recording is JSON"),
      ("[NaN]", "line 1, column 2: expected a value; a gesture recording is JSON"),
    ])
  func syntax(text: String, sentence: String) { #expect(refusal(text) == sentence) }

  @Test("as bytes that are not UTF-8, has the place")
  func bytes() {
    let error = refusal([0x5B, 0x22, 0xC3, 0xA9, 0x22, 0x2C, 0x0A, 0x22, 0xE2, 0x82, 0x22, 0x5D])
    #expect(error?.description == "line 2, column 2: expected UTF-8; a gesture recording is JSON")
    #expect(error?.offset == 8)
  }

  @Test(
    "for a value, has the place and the field",
    arguments: [
      ("[]", "line 1, column 1: expected an object"),
      ("{\n}", "line 1, column 1: version is missing"),
      ("{\n\"version\": 2}", "line 2, column 12: version: expected version 1"),
      (
        #"{"version":1,"component":"elastic-surface","size":[3],"events":[]}"#,
        "line 1, column 51: size: expected a width and a height from 0 to 1e9"
      ),
      (
        #"{"version":1,"component":"elastic-surface","size":[3,null],"events":[]}"#,
        "line 1, column 54: size[1]: expected a number, not null"
      ),
      (head + "{}}", "line 1, column 70: events: expected a list"),
      (head + "[\n5]}", "line 2, column 1: events[0]: expected an object"),
      (head + "[\n{},{}]}", "line 2, column 1: events[0]: t is missing"),
      (
        head + "[\n{\"t\":0,\"phase\":\"activate\"},\n{\"t\":0,\"phase\":\"up\",\"x\":1e10}]}",
        "line 3, column 25: events[1].x: expected a number within ±1e9"
      ),
      (
        head + "[\n{\"t\":0,\"phase\":\"scroll\",\"offset\":1,\"tracking\":1}]}",
        "line 2, column 47: events[0].tracking: expected true or false"
      ),
      (
        head + "[\n{\"t\":0,\"phase\":\"environment\",\"textScale\":9}]}",
        "line 2, column 42: events[0].textScale: expected textScale as a number from 0.5 to 4"
      ),
      (
        head + "[\n{\"t\":0,\"phase\":\"measured\",\"widths\":[1,true]}]}",
        "line 2, column 39: events[0].widths[1]: expected a number"
      ),
      (
        head + "[\n{\"t\":0,\"command\":\"set\",\"key\":\"edge\",\"value\":[]}]}",
        "line 2, column 45: events[0].value: expected edge as one of top, bottom, left, right, start, end"
      ),
      (
        head + "[\n{\"t\":0,\"command\":\"set\",\"key\":\"a\\nb\",\"value\":1}]}",
        "line 2, column 30: events[0].key: expected a property of elastic-surface, not \"a\u{FFFD}b\""
      ),
    ])
  func value(text: String, sentence: String) { #expect(refusal(text) == sentence) }

  @Test(
    "for its song or path, has the place in the file and the song's own line",
    arguments: [
      (
        "message-balloon", #"M0 0 L10 x"#,
        "line 2, column 21: content: expected a number"
      ),
      (
        "message-balloon", #"\u004d0 0\tL10 x"#,
        "line 2, column 27: content: expected a number"
      ),
      (
        "elastic-shape", #""#, "read"
      ),
      (
        "lyric-ball", #"WEBVTT\n\n9999999:00:00.000 --> 00:02.500\nla\n"#,
        "line 2, column 22: content, line 3: the time is out of range; at most 999,999 was expected"
      ),
      (
        "lyric-ball", #"la\u0000"#,
        "line 2, column 14: content: this is not text in UTF-8"
      ),
      (
        "elastic-surface", "a",
        "line 2, column 12: content: this component shows nothing of yours"
      ),
    ])
  func content(component: String, content: String, sentence: String) {
    #expect(
      refusal(
        #"{"version":1,"component":"\#(component)","size":[1,1],"# + "\n"
          + #""content":"\#(content)","events":[]}"#) == sentence)
  }

  @Test("for its component's name, has at most forty letters of it")
  func longName() {
    func sentence(_ count: Int) -> String {
      let name = String(repeating: "é", count: count)
      return refusal(#"{"version":1,"component":"\#(name)","size":[1,1],"events":[]}"#)
    }
    #expect(sentence(40).hasSuffix("not \"\(String(repeating: "é", count: 40))\""))
    #expect(sentence(41).hasSuffix("not \"\(String(repeating: "é", count: 40))…\""))
  }

  @Test("after any change has a place in the file, and one line", arguments: Chance.seeds(20))
  func anyChange(play: UInt64) {
    var random = SplitMix(seed: play)
    let file = Array(
      (Self.head + "[\n{\"t\":0,\"phase\":\"up\",\"x\":1,\"y\":2e1,\"id\":3}]}").utf8)
    for _ in 0..<500 {
      var bytes = file
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default: bytes.insert(file.randomElement(using: &random)!, at: place)
        }
      }
      guard let error = refusal(bytes) else { continue }
      let before = bytes.prefix(error.offset)
      #expect((0...bytes.count).contains(error.offset), "\(Chance.again(play))")
      #expect(error.line == before.count { $0 == 0x0A } + 1, "\(Chance.again(play))")
      #expect((1...before.count + 1).contains(error.column), "\(Chance.again(play))")
      #expect(!error.description.contains { $0.isNewline }, "\(Chance.again(play))")
    }
  }
}
