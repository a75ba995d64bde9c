import Foundation
import Testing

@Suite struct NumbersCommandTests {
  @Test(
    "an invalid curve is refused at its byte",
    arguments: [
      ("bounce(1)", "position 0"), ("cubic-bezier(2,0,1,1)", "position 13"),
      ("steps(0)", "position 6"), ("linear(0,x)", "position 9"), ("", "position 0"),
    ])
  func curve(text: String, place: String) async throws {
    let ended = try await BuiltProgram.run("curve", text, "--at", "0.5")
    #expect(ended.status == 64 && ended.output.isEmpty)
    #expect(try #require(ended.line).contains(place))
  }

  @Test("a curve is drawn, and without an output option the error lists the options")
  func curvePicture() async throws {
    let folder = try TemporaryFolder()
    let plot = folder.url.appendingPathComponent("plot.svg")
    let drawn = try await BuiltProgram.run(
      "curve", "cubic-bezier(.3, -.6, .6, 1.6)", "-o", plot.path)
    #expect(drawn.status == 0 && drawn.error.isEmpty)
    #expect(try String(contentsOf: plot, encoding: .utf8).hasPrefix("<svg "))
    let asked = try await BuiltProgram.run("curve", "ease")
    #expect(asked.status == 64)
    #expect(try #require(asked.line).contains("--at"))
  }

  @Test("a curve goes on outside of its time")
  func outside() async throws {
    let ended = try await BuiltProgram.run("curve", "linear", "--at", "-0.5,1.5", "--json")
    #expect(ended.output == #"{"samples":[{"t":-0.5,"value":-0.5},{"t":1.5,"value":1.5}]}"# + "\n")
  }

  @Test(
    "invalid path data is refused at its byte",
    arguments: [
      ("M0 0 x", "position 5"), ("L1 1", "position 0"), ("M1e39 0", "position 1"),
    ])
  func path(data: String, place: String) async throws {
    let ended = try await BuiltProgram.run("path", data)
    #expect(ended.status == 64 && ended.output.isEmpty)
    #expect(try #require(ended.line).contains(place))
  }

  @Test("a path is fitted into the middle of a size")
  func fit() async throws {
    let ended = try await BuiltProgram.run("path", "M0 0H10V5Z", "--fit", "100,100", "--json")
    #expect(ended.output.hasPrefix(#"{"bounds":[0,25,100,50],"controlBounds":[0,25,100,50],"#))
    #expect(ended.output.hasSuffix(#""closed":true,"d":"M 0 25 L 100 25 L 100 75 Z"}"# + "\n"))
    let refused = try await BuiltProgram.run("path", "M0 0", "--fit", "1,-1")
    #expect(refused.status == 64)
    #expect(try #require(refused.line).contains("WIDTH,HEIGHT"))
  }

  @Test("an empty path has no bounds")
  func nothing() async throws {
    let ended = try await BuiltProgram.run("path", "", "--json")
    #expect(
      ended.output
        == #"{"bounds":null,"controlBounds":null,"length":0,"closed":false,"d":""}"# + "\n")
  }
}
