import Foundation
import Subprocess
import Testing

@testable import elastic

#if canImport(System)
import System
#else
import SystemPackage
#endif

@Suite struct RenderCommandTests {
  private static let endings = RenderFormats.all.map(\.ending).joined(separator: " ")

  let folder: Folder
  let surface: String

  init() throws {
    folder = try Folder()
    surface = try folder.file("surface.gesture.json", Gesture.surface)
  }

  /// The files in the folder besides the recording.
  private var made: [String] { folder.names.filter { !$0.hasSuffix(".gesture.json") } }

  @Test("a PNG has the component's size times the scale, and nothing where nothing is drawn")
  func png() async throws {
    let ended = try await BuiltProgram.run(
      "render", "elastic-surface", "--gesture", surface, "--scale", "3", "-o",
      folder.file("a.png"))
    #expect(ended.status == 0 && ended.error == "" && ended.output == "")
    let bytes = try folder.bytes("a.png")
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 243, 0, 0, 1, 47])
    // Red, green, blue and alpha, eight bits each.
    #expect(bytes[24] == 8 && bytes[25] == 6)
    #expect(made == ["a.png"])
  }

  @Test("a picture shows the last recorded entry unless a time is given")
  func time() async throws {
    let name = "png"
    func picture(_ arguments: String...) async throws -> [UInt8] {
      let ended = try await BuiltProgram.run(
        ["render", "elastic-surface", "--gesture", surface, "-o", folder.file("a." + name)]
          + arguments)
      try #require(ended.status == 0, "\(ended.error)")
      return try folder.bytes("a." + name)
    }
    let last = try await picture()
    #expect(try await picture("--at", "0.11") == last)
    #expect(try await picture("--at", "0.05") != last)
    #expect(try await picture("--background", "#ff0000") != last)
    #expect(try await picture("--background", "none") == last)
  }

  @Test("an SVG is the drawing that inspect prints")
  func svg() async throws {
    let ended = try await BuiltProgram.run(
      "render", "elastic-surface", "--gesture", surface, "--at", "0.1", "--set", "fill=#123456",
      "-o", folder.file("a.svg"))
    #expect(ended.status == 0)
    let text = String(decoding: try folder.bytes("a.svg"), as: UTF8.self)
    #expect(text.contains(#"width="81" height="101""#))
    #expect(text.contains("#123456"))
  }

  @Test("a vector film is written with the parts that its format needs")
  func vector() async throws {
    func file(_ name: String, _ arguments: String...) async throws -> String {
      let ended = try await BuiltProgram.run(
        ["render", "elastic-surface", "--gesture", surface, "-o", folder.file(name)] + arguments)
      try #require(ended.status == 0, "\(ended.error)")
      return String(decoding: try folder.bytes(name), as: UTF8.self)
    }
    #expect(try await file("a.json").hasPrefix(#"{"v":"#))
    #expect(try await file("a.lottie").contains("a/elastic-surface.json"))
    #expect(try await file("a.svg").contains("<animate "))
    #expect(try await file("a.svg", "--scope", "mine").contains("mine-moving"))
    #expect(made == ["a-still.svg", "a.json", "a.lottie", "a.svg"])
    #expect(try await !file("a.svg", "--at", "0.1").contains("<animate "))
  }

  @Test(
    "a mistake is one line and a status, and leaves no file",
    arguments: [
      (["-o", "a.tiff"], 64, endings),
      (["-o", "a"], 64, "%04d.png"), (["-o", "folder.png"], 64, "is a folder"),
      (["-o", "new/"], 64, "new/%04d.png"), (["-o", "%d-%d.png"], 64, "one number"),
      (["-o", "%99d.png"], 64, "one number"),
      (["-o", "png"], 64, ".png"), (["-o", ".png"], 64, ".png"),
      (["-o", "a.png", "--at", "-1"], 64, "0 to 1e9"),
      (["-o", "a.png", "--at", "nan"], 64, "number"),
      (["-o", "a.png", "--scale", "0"], 64, "0.01 to 16"),
      (["-o", "a.mp4", "--scale", "nan"], 64, "number"),
      (["-o", "a.png", "--scale", "1e9"], 64, "0.01 to 16"),
      (["-o", "a.svg", "--at", "1", "--fps", "30"], 64, "--at"),
      (["-o", "a.svg", "--scope", "1st"], 64, "letter first"),
      (["-o", "a.json", "--at", "1"], 64, "--at"),
      (["-o", "a.json", "--error", "-1"], 64, "0 to 10"),
      (["-o", "a.png", "--fps", "30"], 64, "--fps"),
      (["-o", "a.png", "--duration", "3"], 64, "--duration"),
      (["-o", "a.gif", "--at", "1"], 64, "--at"),
      (["-o", "a.gif", "--fps", "60"], 64, "at most 50"),
      (["-o", "a.mp4", "--fps", "0"], 64, "1 to 240"),
      (["-o", "a.mp4", "--fps", "1e9"], 64, "1 to 240"),
      (["-o", "a.mp4", "--fps", "nan"], 64, "number"),
      (["-o", "a.gif", "--loop", "-1"], 64, "0 to 65535"),
      (["-o", "a.gif", "--loop", "65536"], 64, "0 to 65535"),
      (["-o", "a.gif", "--loop", "1.5"], 64, "whole number"),
      (["-o", "a.mp4", "--loop", "2"], 64, "--loop is for .svg"),
      (["-o", "%d.png", "--loop", "2"], 64, "--loop is for .svg"),
      (["-o", "a.svg", "--at", "0", "--loop", "2"], 64, "--at is for a picture"),
      (["-o", "a.png", "--frames", "0..<1"], 64, "--frames is for films"),
      (["-o", "a.json", "--frames", "0..<1"], 64, "has no frames"),
      (["-o", "a.json", "--loop", "1"], 64, "--loop is for .svg"),
      (["-o", "a.gif", "--frames", "5..<2"], 64, "a less than b"),
      (["-o", "a.gif", "--frames", "5..<5"], 64, "a less than b"),
      (["-o", "a.gif", "--frames", "-1..<5"], 64, "a less than b"),
      (["-o", "a.gif", "--frames", "1-5"], 64, "a..<b"),
      (["-o", "a.gif", "--frames", "0..<99999999999999999999"], 64, "a..<b"),
      (["-o", "%d.png", "--frames", "0..<1000000000"], 65, "the film has 1 frame"),
      (["-o", "a.mp4", "--frames", "7..<9"], 65, "at most 0..<1"),
      (["-o", "a.mp4", "--duration", "1e9"], 64, "0.001 to 600"),
      (["-o", "a.mp4", "--background", "none"], 64, "transparency"),
      (["-o", "a.png", "--background", "mauve"], 64, "#rrggbb"),
      (["-o", "a.png", "--size", "0x10"], 65, "above 0"),
      (["-o", "a.gif", "--size", "10x0"], 65, "10x0 points"),
      (["-o", "a.svg", "--size", "10x0"], 65, "10x0 points"),
      (["-o", "a.svg", "--size", "0x0", "--at", "1"], 65, "above 0"),
      (["-o", "a.json", "--size", "0x10"], 65, "above 0"),
      (["-o", "a.lottie", "--size", "0x10"], 65, "above 0"),
      (["-o", "a.css", "--size", "0x10"], 65, "above 0"),
      (["-o", "a.gif", "--error", "1"], 64, "--error is for moving .svg"),
      (["-o", "a.svg", "--error", "1", "--at", "1"], 64, "not a still .svg"),
      (["-o", "a.png", "--letters"], 64, "--letters is for"),
      (["-o", "a.gif", "--letters"], 64, "not .gif"),
      (["-o", "a.mp4", "--scope", "mine"], 64, "--scope is for"),
      (["-o", "a.json", "--scope", "mine"], 64, "not .json"),
      (["-o", "a.png", "--size", "1e9x10"], 65, "1000000000x10 points, 2 pixels each"),
      (["-o", "a.mp4", "--size", "20000x20000"], 65, "32767"),
      (["-o", "nowhere/a.png"], 73, "No such file"),
      (["-o", "pipe.png"], 73, "no ordinary file"), (["-o", "pipe.mp4"], 73, "no ordinary file"),
    ])
  func mistake(_ arguments: [String], _ status: Int, _ words: String) async throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("folder.png"), withIntermediateDirectories: true)
    for name in ["pipe.png", "pipe.mp4"] { mkfifo(folder.file(name), 0o600) }
    let before = made
    var arguments = arguments
    arguments[1] = folder.file(arguments[1])
    // Nothing is done in it, so that a film of it has one frame.
    let idle = try folder.file("idle.gesture.json", Gesture.idle)
    if !arguments.contains("--size") { arguments += ["--gesture", idle] }
    let ended = try await BuiltProgram.run(["render", "elastic-surface"] + arguments)
    #expect(ended.status == status)
    let line = try #require(ended.line, "\(ended.error)")
    #expect(line.hasPrefix("elastic: ") && line.contains(words), "\(line)")
    #expect(made == before)
  }

  @Test("a style sheet of a ball without words is refused, not empty")
  func noWords() async throws {
    let idle = try folder.file(
      "idle.gesture.json",
      #"{"version":1,"component":"lyric-ball","size":[375,667],"events":[]}"#)
    let ended = try await BuiltProgram.run(
      "render", "lyric-ball", "--gesture", idle, "-o", folder.file("a.css"))
    #expect(ended.status == 65)
    #expect(ended.line?.contains("no words") == true, "\(ended.error)")
    #expect(made == [])
  }

  @Test(
    "a recording too long for a film is an error, unless a length is given",
    arguments: ["mp4", "json", "lottie", "svg", "css"])
  func tooLong(_ ending: String) async throws {
    let long = try folder.file(
      "long.gesture.json",
      #"""
      {"version":1,"component":"elastic-surface","size":[20,10],"events":[
      {"t":1e9,"phase":"down","x":1,"y":1}]}
      """#)
    let ended = try await BuiltProgram.run(
      "render", "elastic-surface", "--gesture", long, "-o", folder.file("a." + ending))
    #expect(ended.status == 65)
    #expect(ended.line?.contains("at most 600 s") == true)
    #expect(made == [])
  }

  @Test("a file that was there stays as it was when rendering fails")
  func kept() async throws {
    _ = try folder.file("a.png", "old")
    let ended = try await BuiltProgram.run(
      "render", "elastic-surface", "--size", "0x0", "-o", folder.file("a.png"))
    #expect(ended.status == 65)
    #expect(try folder.bytes("a.png") == Array("old".utf8))
    let again = try await BuiltProgram.run(
      "render", "elastic-surface", "--size", "9x9", "-o", folder.file("a.png"))
    #expect(again.status == 0)
    #expect(try folder.bytes("a.png").count > 40)
    #expect(made == ["a.png"])
  }

  @Test("without ffmpeg the error names the package to install, and pictures still work")
  func withoutFFmpeg() async throws {
    let idle = try folder.file("idle.gesture.json", Gesture.idle)
    func run(_ name: String) async throws -> (status: TerminationStatus, error: String) {
      let result = try await Subprocess.run(
        .path(.init(BuiltProgram.path)),
        arguments: [
          "render", "elastic-surface", "--gesture", idle, "--size", "20x10", "-o",
          folder.file(name),
        ],
        environment: .inherit.updating(["PATH": folder.path]), output: .discarded,
        error: .string(limit: 65_536))
      return (result.terminationStatus, result.standardError)
    }
    for name in RenderFormats.all.filter(\.hasFrames).map({ "a" + $0.ending }) + ["%d.png"] {
      let ended = try await run(name)
      #expect(ended.status == .exited(69))
      #expect(ended.error.contains("apt install ffmpeg"))
      #expect(ended.error.filter(\.isNewline).count == 1)
    }
    #expect(made == [])
    for name in ["a.png", "a.svg"] { #expect(try await run(name).status == .exited(0)) }
    #expect(made == ["a.png", "a.svg"])
  }

  @Test(
    "an ffmpeg that fails is quoted, and no file is left",
    arguments: [
      ("echo 'no room on the moon' >&2; exit 3", "ffmpeg: no room on the moon"),
      ("exit 3", "ffmpeg: it failed without a message"),
      ("kill -9 $$", "ffmpeg: ended by signal 9"),
      ("echo 'closing: No space left on device' >&2", "a.mp4: No space left on device"),
    ])
  func failingFFmpeg(_ words: String, _ expected: String) async throws {
    let script = try folder.file("ffmpeg", "#!/bin/sh\n\(words)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    let result = try await Subprocess.run(
      .path(.init(BuiltProgram.path)),
      arguments: ["render", "elastic-surface", "--gesture", surface, "-o", folder.file("a.mp4")],
      environment: .inherit.updating(["PATH": folder.path]), output: .discarded,
      error: .string(limit: 65_536))
    #expect(result.terminationStatus == .exited(74))
    #expect(result.standardError.contains(expected), "\(result.standardError)")
    #expect(result.standardError.filter(\.isNewline).count == 1)
    #expect(made == ["ffmpeg"])
  }

  @Test("the target of a link is written, and the link stays", arguments: ["svg", "png"])
  func linked(_ ending: String) async throws {
    let idle = try folder.file("idle.gesture.json", Gesture.idle)
    for (name, target) in [("old", "there"), ("new", "not-there")] {
      let link = folder.file("\(name).\(ending)")
      let file = folder.file("\(target).\(ending)")
      if name == "old" { _ = try folder.file("\(target).\(ending)", "old") }
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      let ended = try await BuiltProgram.run(
        "render", "elastic-surface", "--gesture", idle, "--size", "9x9", "-o", link)
      #expect(ended.status == 0, "\(ended.error)")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
      #expect(try folder.bytes("\(target).\(ending)").count > 40)
    }
    let loop = folder.file("loop.\(ending)")
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    let ended = try await BuiltProgram.run("render", "elastic-surface", "-o", loop)
    #expect(ended.status == 73)
    #expect(ended.line?.contains("symbolic links") == true, "\(ended.error)")
    #expect(made.count == 5)
  }

  @Test(
    "an interrupted film leaves no file",
    .disabled(if: FFmpeg.isMissing, "\(FFmpeg.needed)"), arguments: [Signal.interrupt, .terminate])
  func interrupted(_ signal: Signal) async throws {
    let result = try await Subprocess.run(
      .path(.init(BuiltProgram.path)),
      arguments: [
        "render", "elastic-surface", "--duration", "600", "--scale", "1", "-o",
        folder.file("a.mp4"),
      ], input: .none, output: .discarded, error: .string(limit: 65_536)
    ) { execution in
      // An incomplete file shows that rendering has begun; ffmpeg fills it at once.
      while made.isEmpty { await Task.yield() }
      try execution.send(signal: signal)
    }
    #expect(result.terminationStatus == .exited(signal == .interrupt ? 130 : 143))
    #expect(result.standardError == "")
    #expect(made == [])
  }
}
