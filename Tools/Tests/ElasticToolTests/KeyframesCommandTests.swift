import Testing

@Suite struct KeyframesCommandTests {
  @Test("numbers, places and colours are interpolated between their keys")
  func samples() async throws {
    func samples(_ words: String...) async throws -> String {
      let ended = try await BuiltProgram.run(["keyframes", "--json"] + words)
      #expect(ended.status == 0, "\(ended.error)")
      return ended.output
    }
    #expect(
      try await samples(
        "--values", "0,1,4,9", "--key-times", "0,0.25,0.75,1", "--mode", "cubic", "--at", "0.5")
        == #"{"mode":"cubic","keyTimes":[0,0.25,0.75,1],"samples":[{"t":0.5,"value":2.25}]}"#
        + "\n")
    #expect(
      try await samples("--values", "-3,4 10,0", "--at", "0,0.5")
        == #"{"mode":"linear","keyTimes":[0,1],"samples":[{"t":0,"value":[-3,4]},"#
        + #"{"t":0.5,"value":[3.5,2]}]}"# + "\n")
    #expect(
      try await samples("--values", "#f00,#00f0", "--mode", "discrete", "--at", "0.5,2")
        == ##"{"mode":"discrete","keyTimes":[0,0.5,1],"samples":[{"t":0.5,"value":"#0000ff00"},"##
        + ##"{"t":2,"value":"#0000ff00"}]}"## + "\n")
    #expect(
      try await samples("--values", "0,10", "--ease", "steps(2)", "--at", "0.6")
        .contains(#""value":5"#))
    #expect(
      try await samples(
        "--values", "0,1,4,9", "--key-times", "0,0.25,0.75,1", "--mode", "cubic", "--tension", "1",
        "--at", "0.5"
      ).contains(#""value":2.5"#))
  }

  @Test(
    "values of every kind are interpolated between their keys",
    arguments: [
      (["10x20;30x0"], "[20,10]"),
      (["10x-20 30x0"], "[20,-10]"),
      // Half of a quarter turn, halfway to (10, 20).
      (["1,0,0,1,0,0 0,1,-1,0,10,20"], Self.eighth),
      (["matrix(1 0 0 1 0 0), matrix(0, 1, -1, 0, 10, 20)"], Self.eighth),
      (["matrix(1,0,0,1,0,0)matrix(2,0,0,4,0,0);"], "[1.5,0,0,2.5,0,0]"),
      (["1;2;9"], "2"),
      (["#000 #ffff"], ##""#808080ff""##),
      (["M0 0H10V10Z; m0,0 h20v30z"], #""M 0 0 L 15 0 L 15 20 Z""#),
      // A line becomes a curve as its partner is; then both have two pieces.
      (["M0 0H9;M0 3C3 3 6 3 9 3", "--compatible"], #""M 0 1.5 C 3 1.5 6 1.5 9 1.5""#),
      (
        ["M0 0H12;M0 0H6H12;M0 0Q6 0 12 0", "--compatible", "--key-times", "0,0.5,1"],
        #""M 0 0 C 2 0 4 0 6 0 C 8 0 10 0 12 0""#
      ),
      (["1,5", "--compatible"], "3"),
    ])
  func kinds(words: [String], expected: String) async throws {
    let ended = try await BuiltProgram.run(
      ["keyframes", "--at", "0.5", "--json", "--values"] + words)
    #expect(ended.status == 0, "\(ended.error)")
    #expect(ended.output.hasSuffix(#"[{"t":0.5,"value":\#(expected)}]}"# + "\n"), "\(ended.output)")
    // The table shows values as they are given.
    let table = try await BuiltProgram.run(["keyframes", "--at", "0", "--values"] + words)
    #expect(table.status == 0)
    let value = try #require(table.output.split(separator: "\n").last?.dropFirst(3))
    let again = try await BuiltProgram.run(
      ["keyframes", "--at", "0", "--values", "\(value);\(value)"])
    #expect(again.output == table.output, "\(again.error)")
  }

  private static let eighth =
    "[0.7071067811865476,0.7071067811865475,-0.7071067811865475,0.7071067811865476,5,10]"

  @Test(
    "an error is reported in one line",
    arguments: [
      (["--values", "0,x", "--at", "0"], "numbers separated by commas"),
      (["--values", "0,1 2", "--at", "0"], "x,y"),
      (["--values", "#12", "--at", "0"], "#rrggbb"),
      (["--values", "", "--at", "0"], "number"),
      (["--values", ";", "--at", "0"], "x,y"),
      (["--values", "1,2 3,4,5", "--at", "0"], "x,y"),
      (["--values", "1,2,3 3,4,5", "--at", "0"], "a,b,c,d,tx,ty"),
      (["--values", "1,0,0,1,0,0 1,2", "--at", "0"], "a,b,c,d,tx,ty"),
      (["--values", "10x20 30", "--at", "0"], "WIDTHxHEIGHT"),
      (["--values", "10x1e999", "--at", "0"], "WIDTHxHEIGHT"),
      (["--values", "matrix(1,0,0,1,0)", "--at", "0"], "matrix(a, b"),
      (["--values", "matrix", "--at", "0"], "matrix(a, b"),
      (["--values", "M0 0H9;M0", "--at", "0"], "path 1"),
      (["--values", "M0 0H9;M0 0Q1 1 2 2", "--at", "0"], "value 1 has another shape"),
      (["--values", "M0 0H9;M0 0Q1 1 2 2", "--at", "0"], "--compatible"),
      (["--values", "M0 0H9;M0 0", "--compatible", "--at", "0"], "path 1"),
      (["--values", "0,1", "--at", "y"], "number"),
      (["--values", "0,1", "--mode", "wavy", "--at", "0"], "cubic-paced"),
      (["--values", "0,1,2", "--key-times", "0,1", "--at", "0"], "3 were expected"),
      (["--values", "0,1,2", "--key-times", "0,2,1", "--at", "0"], "key time 1"),
      (["--values", "0,1,2", "--key-times", "0,0.5,0.7", "--at", "0"], "last key time"),
      (["--values", "0,1", "--ease", "quick", "--at", "0"], "position 0"),
      (["--values", "0,1,2,3", "--ease", "ease", "--ease", "ease", "--at", "0"], "3 segments"),
      (["--values", "0,1,2", "--bias", "1,2", "--at", "0"], "--bias"),
    ])
  func refused(words: [String], part: String) async throws {
    let ended = try await BuiltProgram.run(["keyframes"] + words)
    #expect(ended.status == 64 && ended.output.isEmpty)
    #expect(try #require(ended.line).contains(part), "\(ended.error)")
  }

  @Test("a path gives its places by distance and by share")
  func path() async throws {
    let ended = try await BuiltProgram.run("path", "M0 0H30V10", "--at", "15,50%", "--json")
    #expect(
      ended.output.hasSuffix(
        #""samples":[{"distance":15,"point":[15,0],"tangent":[1,0],"angle":0},"#
          + #"{"share":0.5,"point":[20,0],"tangent":[1,0],"angle":0}]}"# + "\n"))
    let arch = try await BuiltProgram.run(
      "path", "M0 0C0 100 100 100 100 0", "--at", "25%", "--pace", "linear", "--json")
    #expect(arch.output.contains(#""point":[15.625,56.25]"#))
    for (words, part) in [
      (["", "--at", "1"], "draws nothing"), (["M0 0H9", "--at", "1,%"], "25%"),
      (["M0 0H9", "--at", "1", "--pace", "slow"], "paced"),
    ] {
      let refused = try await BuiltProgram.run(["path"] + words)
      #expect(refused.status == 64 && refused.output.isEmpty)
      #expect(try #require(refused.line).contains(part))
    }
  }
}
