import Testing

@Suite struct SpringCommandTests {
  @Test(
    "a spring that cannot be is one line and status 64",
    arguments: [
      (["--duration", "1"], "does not make a spring"),
      (["--duration", "0", "--damping", "0.5"], "--duration"),
      (["--response", "nan", "--damping", "0.5"], "expected a number"),
      (["--response", "1", "--damping", "-1"], "--damping"),
      (["--stiffness", "1e999", "--friction", "1"], "expected a number"),
      (["--duration", "1", "--bounce", "0", "--at", "1,,2"], "separated by commas"),
      (["--duration", "1", "--bounce", "0", "--at", "-1"], "seconds from 0"),
      (["--duration", "1", "--bounce", "0", "--velocity", "1e7"], "--velocity"),
      (["--nonsense"], "--nonsense"),
    ])
  func refused(words: [String], said: String) async throws {
    let ended = try await BuiltProgram.run(["spring"] + words)
    #expect(ended.status == 64)
    #expect(ended.output.isEmpty)
    let line = try #require(ended.line)
    #expect(line.contains(said))
  }

  @Test("a picture and a CSS curve come beside the numbers")
  func pictures() async throws {
    let folder = try TemporaryFolder()
    let plot = folder.url.appendingPathComponent("plot.svg")
    let words = ["spring", "--duration", "0.9", "--damping", "0.57", "--css"]
    let ended = try await BuiltProgram.run(words + ["-o", plot.path])
    #expect(ended.status == 0 && ended.error.isEmpty)
    #expect(ended.output.contains("s linear(0, "))
    let picture = try String(contentsOf: plot, encoding: .utf8)
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    for (path, status, said) in [
      ("plot.gif", 64, ".svg"), (folder.url.path + "/none/plot.svg", 73, "cannot be written"),
    ] {
      let ended = try await BuiltProgram.run(words + ["-o", path])
      #expect(ended.status == status && ended.output.isEmpty)
      #expect(try #require(ended.line).contains(said))
    }
    let endless = try await BuiltProgram.run(
      "spring", "--stiffness", "100", "--friction", "0", "--css")
    #expect(endless.status == 64)
    #expect(try #require(endless.line).contains("--css"))
  }

  @Test("a negative number may follow its flag after a space")
  func negative() async throws {
    let ended = try await BuiltProgram.run(
      "spring", "--duration", "1", "--bounce", "-0.5", "--velocity", "-2", "--at", "0", "--json")
    #expect(ended.status == 0)
    #expect(ended.output.contains(#""samples":[{"t":0,"value":0,"velocity":-2}]"#))
  }
}
