import Foundation
import Testing

/// The file that `-o plot.svg` writes, and the output of commands that mainly draw.
@Suite struct PictureTests {
  /// The picture that these arguments give.
  private func picture(_ words: [String]) async throws -> String {
    let folder = try TemporaryFolder()
    let plot = folder.url.appendingPathComponent("plot.svg")
    let ended = try await BuiltProgram.run(words + ["-o", plot.path])
    #expect(ended.status == 0 && ended.error.isEmpty)
    return try String(contentsOf: plot, encoding: .utf8)
  }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test(
    "every kind of picture has its lines and dots, and another look on a dark page",
    arguments: [
      (["spring", "--duration", "1", "--bounce", "0.3"], 1, 0),
      (["spring", "--duration", "1", "--bounce", "0.3", "--retarget", "0.2:0,0.4:2"], 2, 2),
      (["spring", "--duration", "1", "--bounce", "0.3", "--cut", "0.5"], 3, 2),
      (["spring", "--duration", "1", "--bounce", "0.3", "--targets", "1,2,3"], 3, 0),
      (["curve", "ease"], 1, 0),
      (["timeline", "--duration", "1", "--repeats", "2"], 1, 0),
      (["timeline", "--duration", "1", "--parts", "0.4,0.6", "--cumulative"], 3, 0),
      (["keyframes", "--values", "0,3,1"], 1, 3),
      (["keyframes", "--values", "0,0 3,1"], 1, 25),
      (["keyframes", "--values", "M0 0H9V9Z; M0 0H5V9Z"], 9, 0),
      (["path", "M0 0H100", "--at", "10%,90%"], 1, 2),
      (["path", "M0 0H100", "--copies", "5", "--turn", "20"], 5, 0),
      (["decay", "--velocity", "900"], 1, 0),
      (["decay", "--velocity", "-900", "--limits", "-100,100"], 2, 0),
      (["rubber-band", "--extent", "300", "--at", "20,90"], 1, 2),
    ])
  func drawn(words: [String], lines: Int, dots: Int) async throws {
    let light = try await picture(words)
    #expect(light.hasPrefix("<svg ") && light.hasSuffix("</svg>\n"))
    #expect(count(#"data-id="path"#, in: light) == lines)
    #expect(count(#"data-id="dot"#, in: light) == dots)
    let dark = try await picture(words + ["--dark"])
    #expect(dark != light && dark.count == light.count)
  }

  @Test(
    "numbers beyond all pictures still make one",
    arguments: [
      ["timeline", "--duration", "infinite"], ["timeline", "--duration", "0", "--begin", "1e308"],
      ["timeline", "--duration", "1", "--begin", "-1e308", "--speed", "0"],
      ["keyframes", "--values=-1e308,1e308"], ["keyframes", "--values", "5"],
      ["keyframes", "--values", "0,0"], ["path", "", "--copies", "3"],
      ["path", "M0 0H1", "--copies", "900", "--scale", "1e9"],
      ["spring", "--stiffness", "100", "--friction", "0", "--retarget", "1e9:1e200"],
      ["spring", "--stiffness", "100", "--friction", "0", "--cut", "1e9"],
      ["spring", "--stiffness", "100", "--friction", "0", "--targets", "1e200"],
      ["decay", "--velocity", "0"], ["decay", "--velocity", "1e9", "--rate", "0.999999"],
    ])
  func extremes(words: [String]) async throws {
    let svg = try await picture(words)
    #expect(svg.hasSuffix("</svg>\n") && !svg.contains("nan\"") && !svg.contains("inf\""))
  }

  @Test(
    "an impossible picture is one line and status 64, and no file",
    arguments: [
      (["keyframes", "--values", "#f00 #00f"], "numbers, places and paths"),
      (["keyframes", "--values", "0,1"], "no output requested"),
      (["timeline", "--duration", "1"], "no output requested"),
      (["timeline", "--duration", "1", "--at", "0", "--parts", "-1"], "--parts"),
      (["rubber-band", "--extent", "1"], "no output requested"),
      (["rubber-band", "--extent", "0", "--at", "1"], "more than 0"),
      (["decay", "--velocity", "1", "--rate", "1"], "0.001 to 0.999999"),
      (["decay", "--velocity", "1e10"], "--velocity"),
      (["decay", "--velocity", "1", "--limits", "2,1"], "LOW,HIGH"),
      (["path", "M0 0H1", "--copies", "0"], "--copies"),
      (["spring", "--duration", "1", "--bounce", "0", "--retarget", "1"], "T:VALUE"),
      (["spring", "--duration", "1", "--bounce", "0", "--retarget", "1:0,0:1"], "do not decrease"),
      (["spring", "--duration", "1", "--bounce", "0", "--cut", "0"], "--cut"),
      (["spring", "--duration", "1", "--bounce", "0", "--cut", "1", "--targets", "1"], "one of"),
    ])
  func refused(words: [String], said: String) async throws {
    let folder = try TemporaryFolder()
    let plot = folder.url.appendingPathComponent("plot.svg")
    let isComplete = said != "no output requested"
    let ended = try await BuiltProgram.run(words + (isComplete ? ["-o", plot.path] : []))
    #expect(ended.status == 64 && ended.output.isEmpty)
    #expect(try #require(ended.line).contains(said))
    #expect(!FileManager.default.fileExists(atPath: plot.path))
  }

  @Test("a spring prints the values of its other motions, a sequence its part")
  func numbers() async throws {
    let spring = ["spring", "--stiffness", "100", "--friction", "10", "--json", "--at"]
    let cut = try await BuiltProgram.run(spring + ["0.5", "--cut", "0.5"])
    #expect(cut.output.contains(#""cut":1.0745"#) && cut.output.contains(#""cutOnTarget":1}"#))
    let sent = try await BuiltProgram.run(spring + ["0,9", "--retarget", "0.2:4"])
    #expect(sent.output.contains(#""velocity":0,"composed":0,"replaced":0}"#))
    #expect(sent.output.contains(#""composed":4,"replaced":4}"#))
    let bank = try await BuiltProgram.run(spring + ["0,9", "--targets", "1,2"])
    #expect(bank.output.contains(#""values":[0,0]}"#))
    #expect(bank.output.contains(#""values":[1,2]}"#))
    let parts = try await BuiltProgram.run(
      "timeline", "--duration", "1", "--repeats", "2", "--parts", "0.25,0.75", "--cumulative",
      "--at", "1.5", "--json")
    #expect(parts.output.contains(#""part":1,"partTime":0.25,"accumulated":1.5}"#))
  }

  @Test("a throw lands at its limit or by its rate, and a rubber band gives way")
  func throwing() async throws {
    let glide = try await BuiltProgram.run("decay", "--velocity", "1000", "--at", "0", "--json")
    #expect(glide.output.hasPrefix(#"{"landing":499.4998"#))
    #expect(glide.output.contains(#""samples":[{"t":0,"value":0,"velocity":1000}]"#))
    let stopped = try await BuiltProgram.run(
      "decay", "--velocity", "1000", "--limits", "0,300", "--json")
    #expect(stopped.output.contains(#""target":300,"#))
    let band = try await BuiltProgram.run("rubber-band", "--extent", "960", "--at", "10")
    #expect(band.output.contains("10    5.46"))
  }
}
