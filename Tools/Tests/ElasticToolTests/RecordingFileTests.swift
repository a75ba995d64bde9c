import ElasticKit
import Foundation
import Testing

@Suite struct RecordingFileTests {
  static let head = #"{"version":1,"component":"elastic-surface","size":[375,667],"events":"#

  private static let components = ComponentKind.names.map(\.description).joined(separator: ", ")

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The one-line error message for a file.
  private func refusal(_ path: String) async throws -> String {
    let ended = try await BuiltProgram.run(
      "inspect", "elastic-surface", "--gesture", path, "--at", "0")
    #expect(ended.status == 65)
    #expect(ended.output.isEmpty)
    return try #require(ended.line)
  }

  @Test(
    "a text that is no JSON is refused at its line and column",
    arguments: [
      ("", "the file is empty"),
      ("{\n \"version\" 1}", "line 2, column 12: expected a colon"),
      ("{\"version\":1,\n\"ä\": nan}", "line 2, column 6: expected a value"),
      (#"{"version":1"#, "line 1, column 13: expected a comma or }"),
      (#"{"version":1e999}"#, "line 1, column 12: expected a number below 1.8e308"),
      (#"{"version":1}}"#, "line 1, column 14: expected the end"),
      (#"{"version":"1"#, "line 1, column 14: expected a closing quote"),
      (#"{"version":01}"#, "line 1, column 13: expected a comma or }"),
      (#"{"version":1.}"#, "line 1, column 14: expected a digit"),
      (#"{"version":"\x"}"#, "line 1, column 14: expected an escape"),
      (#"{"version":"\ud83d\ude00\ud83d"}"#, "line 1, column 25: expected both halves"),
      (#"{"version":"\ude00"}"#, "line 1, column 13: expected both halves of a character"),
      (String(repeating: "[", count: 100_000), "line 1, column 65: expected at most 64 levels"),
    ])
  func syntax(text: String, said: String) async throws {
    let path = try folder.file("drag.gesture.json", text.utf8)
    #expect(try await refusal(path).contains("drag.gesture.json: \(said)"))
  }

  @Test(
    "a wrong value is refused with its place in the file and its field",
    arguments: [
      ("[]", "line 1, column 1: expected an object"),
      ("{}", "line 1, column 1: version is missing"),
      (#"{"version":2}"#, "line 1, column 12: version: expected version 1"),
      (
        #"{"version":1,"component":"elastic"}"#,
        "line 1, column 26: component: expected one of the components"
      ),
      (#"{"version":1,"component":7}"#, "line 1, column 26: component: expected a text"),
      (
        #"{"version":1,"component":"elastic-surface","size":[-1,5],"events":[]}"#,
        "line 1, column 51: size: expected a width and a height from 0 to 1e9"
      ),
      (head + "5}", "line 1, column 70: events: expected a list"),
      (head + "[5]}", "line 1, column 71: events[0]: expected an object"),
      (
        head
          + "[{\"t\":0,\"phase\":\"up\",\"x\":0,\"y\":0},\n{\"t\":0,\"phase\":\"up\",\"x\":1e10,\"y\":0}]}",
        "line 2, column 25: events[1].x: expected a number within ±1e9"
      ),
      (
        head + #"[{"t":null,"phase":"up","x":0,"y":0}]}"#,
        "line 1, column 76: events[0].t: expected a number, not null"
      ),
      (head + #"[{"t":0,"phase":"up","y":0}]}"#, "line 1, column 71: events[0]: x is missing"),
      (
        head + #"[{"t":0,"phase":"up","x":0,"y":0,"id":0.5}]}"#,
        "events[0].id: expected a whole number"
      ),
      (head + #"[{"t":0,"phase":"wave"}]}"#, "events[0].phase: expected a phase"),
      (
        head + #"[{"t":0,"command":"end-refreshing"}]}"#, "events[0].command: expected a command of"
      ),
      (
        head + #"[{"t":0,"command":"set","key":"maximumWave","value":-4}]}"#,
        "events[0].value: expected maximumWave as a number from 0"
      ),
      (
        #"{"version":1,"component":"two\nlines\u001b[2J"}"#,
        "component: expected one of the components \(components), not \"two\u{FFFD}lines\u{FFFD}[2J\""
      ),
      (
        "{\"version\":1,\"component\":\"message-balloon\",\"size\":[9,9],\n\"content\":\"M0 0 L10 x\",\"events\":[]}",
        "line 2, column 21: content: expected a number"
      ),
    ])
  func meaning(text: String, said: String) async throws {
    let path = try folder.file("drag.gesture.json", text.utf8)
    let sentence = try await refusal(path)
    #expect(sentence.contains("drag.gesture.json: line ") && sentence.contains(": \(said)"))
  }

  @Test("a file that is not text, missing or far too large is refused")
  func files() async throws {
    let binary = try folder.file(
      "binary.json", (0..<4096).map { UInt8(truncatingIfNeeded: $0 * 37) })
    #expect(try await refusal(binary).contains("line 1, column 5: expected UTF-8"))
    #expect(try await refusal(folder.url.path).contains("is a directory"))
    #expect(try await refusal(folder.url.path + "/none.json").contains("No such file"))
    let large = try folder.file("large.json", [])
    #expect(truncate(large, 32 << 20 + 1) == 0)
    #expect(
      try await refusal(large).contains(
        "the file has 33554433 bytes; expected at most 33554432, 32 MiB"))
    #expect(try await refusal("/dev/zero").contains("more than 32 MiB"))
  }

  @Test("a recording of another component is refused")
  func otherComponent() async throws {
    let path = try folder.file(
      "drag.json", #"{"version":1,"component":"pull-to-refresh","size":[1,1],"events":[]}"#.utf8)
    #expect(
      try await refusal(path).hasSuffix(
        "component: expected a recording of elastic-surface, not of pull-to-refresh"))
  }

  @Test("times that run backwards, sizes of nothing and of 1e9 are answered")
  func answered() async throws {
    let path = try folder.file(
      "drag.json",
      (Self.head
        + #"[{"t":5,"phase":"down","x":9,"y":9},{"t":1,"phase":"move","x":9,"y":90},"#
        + #"{"t":-2,"phase":"resize","size":[0,0]},{"t":2,"phase":"resize","size":[1e9,1e9]}]}"#)
        .utf8)
    let ended = try await BuiltProgram.run(
      "inspect", "elastic-surface", "--gesture", path, "--at", "6,0,1e9")
    #expect(ended.status == 0)
    #expect(ended.error.isEmpty)
    _ = try JSONSerialization.jsonObject(with: Data(ended.output.utf8))
  }
}
