import Foundation
import Subprocess

/// A temporary folder for one test, removed after it.
final class Folder {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("elastic-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  /// The names of everything in it, hidden files too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

/// ffmpeg and ffprobe, which make films and read them.
enum FFmpeg {
  static let isMissing: Bool = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return !["ffmpeg", "ffprobe"].allSatisfy { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }()

  static let needed = "films need ffmpeg and ffprobe: apt install ffmpeg"

  /// The output of ffprobe for a film.
  struct Film: Decodable {
    var codec_name: String
    var width: Int
    var height: Int
    var pix_fmt: String
    var r_frame_rate: String
    var nb_read_frames: String
    var tags: [String: String]?
  }

  static func probe(_ path: String) async throws -> Film {
    struct Answer: Decodable { var streams: [Film] }
    let result = try await Subprocess.run(
      .name("ffprobe"),
      arguments: [
        "-v", "error", "-select_streams", "v:0", "-count_frames", "-show_streams", "-of", "json",
        path,
      ],
      output: .string(limit: 1 << 20))
    let answer = try JSONDecoder().decode(
      Answer.self, from: Data(result.standardOutput.utf8))
    return answer.streams[0]
  }

  /// Seconds of a film's sound.
  static func soundDuration(_ path: String) async throws -> Double {
    let result = try await Subprocess.run(
      .name("ffprobe"),
      arguments: [
        "-v", "error", "-select_streams", "a:0", "-show_entries", "stream=duration", "-of",
        "csv=p=0", path,
      ], output: .string(limit: 1 << 20))
    return Double(result.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }

  static func run(_ arguments: [String]) async throws {
    let result = try await Subprocess.run(
      .name("ffmpeg"), arguments: .init(["-v", "error"] + arguments), output: .discarded)
    guard result.terminationStatus.isSuccess else { throw CancellationError() }
  }

  /// The pixels of one frame as red, green, blue and alpha, not multiplied.
  static func frame(_ index: Int, of path: String) async throws -> [UInt8] {
    // ffmpeg's own VP9 decoder leaves out alpha.
    let decoder = path.hasSuffix(".webm") ? ["-c:v", "libvpx-vp9"] : []
    let result = try await Subprocess.run(
      .name("ffmpeg"),
      arguments: .init(
        ["-v", "error"] + decoder + ["-i", path, "-vf", "select=eq(n\\,\(index)),format=rgba"]
          + ["-frames:v", "1", "-f", "rawvideo", "-"]),
      output: .bytes(limit: 1 << 26))
    return result.standardOutput
  }
}

/// Gestures written in code: a surface pulled down and let go, a header pulled until it loads.
enum Gesture {
  static let idle = #"{"version":1,"component":"elastic-surface","size":[375,667],"events":[]}"#

  static let surface = #"""
    {"version":1,"component":"elastic-surface","size":[81,101],"events":[
    {"t":0,"phase":"down","x":30,"y":5},{"t":0.05,"phase":"move","x":30,"y":25},
    {"t":0.1,"phase":"move","x":30,"y":45},{"t":0.11,"phase":"up","x":30,"y":45}]}
    """#

  static let loading = #"""
    {"version":1,"component":"pull-to-refresh","size":[80,120],"events":[
    {"t":0,"phase":"down","x":30,"y":0},{"t":0.1,"phase":"move","x":30,"y":110},
    {"t":0.2,"phase":"up","x":30,"y":110}]}
    """#

  static let turned = #"""
    {"version":1,"component":"elastic-surface","size":[40,60],"events":[
    {"t":0.1,"phase":"resize","size":[60,40]},{"t":0.2,"phase":"environment","scheme":"dark"}]}
    """#
}
