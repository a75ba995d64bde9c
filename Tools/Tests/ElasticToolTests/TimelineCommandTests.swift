import Testing

@Suite struct TimelineCommandTests {
  @Test("both forms of one timing give the same output")
  func forms() async throws {
    let times = "--at=-1,0,0.25,0.5,1,1.5,2"
    let layer = try await BuiltProgram.run(
      "timeline", "--duration", "0.5", "--repeats", "2", "--autoreverses", "--fill", "both", times,
      "--json")
    let web = try await BuiltProgram.run(
      "timeline", "--duration", "0.5", "--iterations", "4", "--direction", "alternate", "--fill",
      "both", times, "--json")
    #expect(layer.status == 0 && layer.output == web.output)
    #expect(
      layer.output.hasPrefix(
        #"{"samples":[{"t":-1,"phase":"before","iteration":0,"progress":0,"time":0},"#
          + #"{"t":0,"phase":"active","iteration":0,"progress":0,"time":0},"#
          + #"{"t":0.25,"phase":"active","iteration":0,"progress":0.5,"time":0.25},"#
          + #"{"t":0.5,"phase":"active","iteration":1,"progress":1,"time":0.5},"#))
  }

  @Test("the JSON marks a timing without progress, and one without an end")
  func words() async throws {
    let idle = try await BuiltProgram.run(
      "timeline", "--duration", "1", "--begin", "-3", "--at", "0", "--json")
    #expect(
      idle.output
        == #"{"samples":[{"t":0,"phase":"after","iteration":null,"progress":null,"time":null}]}"#
        + "\n")
    let endless = try await BuiltProgram.run(
      "timeline", "--duration", "0", "--iterations", "infinite", "--fill", "both", "--at", "0",
      "--json")
    #expect(endless.output.contains(#""iteration":"infinite","progress":1,"time":0"#))
    let table = try await BuiltProgram.run("timeline", "--duration", "infinite", "--at", "-1,7")
    #expect(
      table.output == """
        t   phase   iteration  progress  time
        -1  before  -          -         -
        7   active  0          0         7

        """)
  }

  @Test(
    "a timing that is none is refused with what was expected",
    arguments: [
      (["--duration", "-1"], "--duration: expected zero"),
      (["--duration", "1", "--repeats", "-1"], "--repeats"),
      (["--duration", "0", "--repeat-duration", "1"], "repeat duration"),
      (["--duration", "1", "--repeats", "1", "--repeat-duration", "1"], "not both"),
      (["--duration", "1", "--iterations", "-1"], "--iterations"),
      (["--duration", "1", "--iteration-start", "-1"], "--iteration-start"),
      (["--duration", "1", "--iterations", "1", "--speed", "1"], "--speed is Core Animation's"),
      (["--duration", "1", "--delay", "nan"], "expected a number"),
      (["--duration", "1", "--direction", "back"], "alternate-reverse"), ([], "--duration"),
    ])
  func refused(words: [String], reason: String) async throws {
    let ended = try await BuiltProgram.run(["timeline", "--at", "0"] + words)
    #expect(ended.status == 64 && ended.output.isEmpty)
    #expect(try #require(ended.line).contains(reason))
  }
}
