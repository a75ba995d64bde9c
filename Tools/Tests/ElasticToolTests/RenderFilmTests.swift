import Foundation
import Testing

@Suite(.disabled(if: FFmpeg.isMissing, "\(FFmpeg.needed)"), .serialized)
struct RenderFilmTests {
  let folder: Folder
  let surface: String
  let loading: String

  init() throws {
    folder = try Folder()
    surface = try folder.file("surface.gesture.json", Gesture.surface)
    loading = try folder.file("loading.gesture.json", Gesture.loading)
  }

  private func render(_ arguments: [String], to name: String) async throws -> String {
    let ended = try await BuiltProgram.run(["render"] + arguments + ["-o", folder.file(name)])
    try #require(ended.status == 0, "\(ended.error)")
    // Progress is shown only on a terminal, not in a pipe.
    #expect(ended.error == "" && ended.output == "")
    #expect(folder.names.filter { !$0.hasSuffix(".gesture.json") } == [name])
    return folder.file(name)
  }

  private func isAtRest(at time: Double) async throws -> Bool {
    let ended = try await BuiltProgram.run(
      "inspect", "elastic-surface", "--gesture", surface, "--at", "\(time)", "--json")
    return ended.output.contains(#""activity":"atRest""#)
  }

  @Test(
    "a film runs at its rate from 0 to the first frame at rest, its sides even where they must be",
    arguments: [
      ("gif", "gif", 50, 81, 101), ("apng", "apng", 50, 81, 101), ("mp4", "h264", 60, 82, 102),
      ("webm", "vp9", 60, 81, 101),
    ])
  func film(_ name: String, _ codec: String, _ rate: Int, _ width: Int, _ height: Int) async throws
  {
    let path = try await render(
      ["elastic-surface", "--gesture", surface, "--scale", "1"], to: "film." + name)
    let film = try await FFmpeg.probe(path)
    #expect(film.codec_name == codec)
    #expect(film.r_frame_rate == "\(rate)/1")
    #expect(film.width == width && film.height == height)
    let count = try #require(Int(film.nb_read_frames))
    #expect(count > rate / 2)
    #expect(try await isAtRest(at: Double(count - 1) / Double(rate)))
    #expect(try await !isAtRest(at: Double(count - 2) / Double(rate)))
  }

  @Test("an animated WebP shows all frames for their time, alpha and all, again and again")
  func webp() async throws {
    _ = try await render(
      ["elastic-surface", "--gesture", surface, "--scale", "1", "--duration", "0.5"],
      to: "film.webp")
    let film = try #require(WebP(try folder.bytes("film.webp")))
    #expect(film.width == 81 && film.height == 101)
    #expect(film.hasAlpha && film.loops == 0)
    // Frames that look alike are one; a time is whole milliseconds.
    #expect(film.frames > 20 && film.frames <= 30)
    #expect(abs(film.milliseconds - 500) <= 1)
  }

  @Test("without a rest a film ends two seconds after the last input")
  func endless() async throws {
    let path = try await render(
      ["pull-to-refresh", "--gesture", loading, "--scale", "0.5", "--fps", "30"],
      to: "film.mp4")
    let film = try await FFmpeg.probe(path)
    #expect(film.nb_read_frames == "66")
    #expect(film.r_frame_rate == "30/1")
  }

  @Test("the rate, the scale and the length are those of the options")
  func options() async throws {
    let path = try await render(
      [
        "elastic-surface", "--gesture", surface, "--fps", "25", "--scale", "3", "--duration", "0.4",
      ], to: "film.apng")
    let film = try await FFmpeg.probe(path)
    #expect(film.nb_read_frames == "10")
    #expect(film.r_frame_rate == "25/1")
    #expect(film.width == 243 && film.height == 303)
  }

  @Test("a film without input is one picture")
  func still() async throws {
    let idle = try folder.file("idle.gesture.json", Gesture.idle)
    let path = try await render(
      ["elastic-surface", "--gesture", idle, "--size", "40x30", "--scale", "1"], to: "film.gif")
    #expect(try await FFmpeg.probe(path).nb_read_frames == "1")
  }

  @Test(
    "the background is transparent if the format can be, in a GIF on demand, and the colour is the component's own",
    arguments: ["gif", "apng", "webm"])
  func transparent(_ name: String) async throws {
    // A GIF's edges have no faint pixels: by default it has a background.
    let background = name == "gif" ? ["--background", "none"] : []
    let path = try await render(
      [
        "elastic-surface", "--gesture", surface, "--scale", "2", "--duration", "0.4", "--set",
        "fill=#204060",
      ] + background, to: "film." + name)
    let pixels = try await FFmpeg.frame(3, of: path)
    try #require(pixels.count == 162 * 202 * 4)
    #expect(pixels[3] == 255 && pixels[pixels.count - 1] == 0)
    if name == "webm" {
      #expect(try await FFmpeg.probe(path).tags?["alpha_mode"] ?? "1" == "1")
    }
    // A pixel at an edge is fainter, not darker. Lossy codecs mix the colours of neighbours, and a
    // faint pixel has only a few steps of colour.
    let (faintest, tolerance) = name == "webm" ? (250, 24) : (128, 4)
    var seen = 0
    var worst = 0
    for pixel in stride(from: 0, to: pixels.count, by: 4) where pixels[pixel + 3] > faintest {
      seen += 1
      for (part, wanted) in [0x20, 0x40, 0x60].enumerated() {
        worst = max(worst, abs(Int(pixels[pixel + part]) - wanted))
      }
    }
    #expect(worst <= tolerance)
    #expect(seen > 1000)
  }

  @Test("a film without transparency has the background's colour, or the one in the options")
  func opaque() async throws {
    let paths = [
      try await render(
        ["elastic-surface", "--gesture", surface, "--scale", "2", "--duration", "0.1"],
        to: "film.mp4"),
      folder.file("red.mp4"),
    ]
    let white = try await FFmpeg.frame(0, of: paths[0])
    #expect(white.suffix(4).allSatisfy { $0 > 250 })
    let ended = try await BuiltProgram.run(
      "render", "elastic-surface", "--gesture", surface, "--duration", "0.1", "--background",
      "#ff000080", "-o", paths[1])
    #expect(ended.status == 0)
    let pink = Array(try await FFmpeg.frame(0, of: paths[1]).suffix(4))
    #expect(pink[0] > 245 && (110...145).contains(pink[1]) && (110...145).contains(pink[2]))
  }

  @Test(
    "a film is as large as the component ever is, and the scheme's colours come with the scheme")
  func turned() async throws {
    let turned = try folder.file("turned.gesture.json", Gesture.turned)
    let path = try await render(
      ["elastic-surface", "--gesture", turned, "--scale", "1"], to: "film.mp4")
    let film = try await FFmpeg.probe(path)
    #expect(film.width == 60 && film.height == 60)
    let first = try await FFmpeg.frame(0, of: path)
    let last = try await FFmpeg.frame(try #require(Int(film.nb_read_frames)) - 1, of: path)
    #expect(first[first.count - 4] > 240)
    #expect(last[last.count - 4] < 40)
  }

  @Test(
    "a film contains its number of loops, by default without end",
    arguments: [nil, 0, 1, 3, 65_535], ["gif", "apng", "webp"])
  func plays(_ times: Int?, _ name: String) async throws {
    _ = try await render(
      ["elastic-surface", "--gesture", surface, "--scale", "0.5", "--duration", "0.1"]
        + (times.map { ["--loop", "\($0)"] } ?? []),
      to: "film." + name)
    let bytes = try folder.bytes("film." + name)
    switch name {
    case "gif":
      // The field counts the repeats, and is missing for a single play.
      let place = bytes.firstRange(of: Array("NETSCAPE2.0".utf8))?.upperBound
      try #require((place == nil) == (times == 1))
      guard let place else { return }
      let again = Int(bytes[place + 2]) | Int(bytes[place + 3]) << 8
      #expect(again == max((times ?? 0) - 1, 0))
    case "apng":
      let place = try #require(bytes.firstRange(of: Array("acTL".utf8))).upperBound
      #expect(bytes[place + 4..<place + 8].reduce(0) { $0 << 8 | Int($1) } == times ?? 0)
    default:
      #expect(try #require(WebP(bytes)).loops == times ?? 0)
    }
  }
}

/// The contents of an animated WebP's chunks.
private struct WebP {
  var width = 0, height = 0, hasAlpha = false, loops = -1, frames = 0, milliseconds = 0

  init?(_ bytes: [UInt8]) {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    guard bytes.count > 12, bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
    var place = 12
    while place + 24 <= bytes.count {
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let body = place + 8
      switch name {
      case "VP8X":
        hasAlpha = bytes[body] & 0x10 != 0
        width = number(body + 4, 3) + 1
        height = number(body + 7, 3) + 1
      case "ANIM": loops = number(body + 4, 2)
      case "ANMF":
        frames += 1
        milliseconds += number(body + 12, 3)
      default: break
      }
      let size = number(place + 4, 4)
      // ANIM is shorter than the part read of each chunk, and never the last chunk.
      place = body + size + size % 2
    }
  }
}
