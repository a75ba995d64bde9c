import Foundation
import Subprocess

/// A file with a song's sound.
struct SoundFile {
  let path: String
  /// Seconds.
  let duration: Double

  /// Reads its length with ffprobe, which is part of ffmpeg.
  /// - Throws: a ``Failure`` if the file has no sound.
  init(path: String) async throws {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0, access(path, R_OK) == 0 else {
      throw Failure.noInput("--audio \(path): \(systemMessage()); expected a file with sound")
    }
    // ffprobe and ffmpeg both read it: a pipe would be empty for the second.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure.noInput("--audio \(path): is no ordinary file; expected a file with sound")
    }
    ReadFiles.add(status, as: path)
    do {
      let result = try await Subprocess.run(
        .name("ffprobe"),
        arguments: [
          "-v", "error", "-select_streams", "a:0", "-show_entries",
          "stream=codec_type:format=duration",
          "-of", "default=noprint_wrappers=1", "file:" + path,
        ],
        output: .string(limit: 65_536), error: .discarded)
      var facts: [Substring: Substring] = [:]
      for line in result.standardOutput.split(whereSeparator: \.isNewline) {
        let pair = line.split(separator: "=", maxSplits: 1)
        if pair.count == 2 { facts[pair[0]] = pair[1] }
      }
      guard result.terminationStatus.isSuccess, facts["codec_type"] == "audio" else {
        throw Failure.data("--audio \(path): there is no sound in it that ffmpeg can read")
      }
      duration = facts["duration"].flatMap { Double($0) } ?? 0
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw Failure.unavailable(
        "--audio \(path): sound needs ffmpeg: apt install ffmpeg, or brew install ffmpeg")
    }
  }

  /// The parts that are not silent, in seconds; nil if all of it is silent.
  ///
  /// Half a second below −35 dB is a silence, as ffmpeg's silencedetect finds them.
  func audibleParts() async throws -> [Range<Double>]? {
    let result = try await Subprocess.run(
      .name("ffmpeg"),
      arguments: [
        "-hide_banner", "-nostats", "-nostdin", "-i", "file:" + path, "-map", "0:a:0",
        "-af", "silencedetect=noise=-35dB:d=0.5", "-f", "null", "-",
      ],
      output: .discarded, error: .string(limit: 8_388_608))
    guard result.terminationStatus.isSuccess else {
      throw Failure.data("--audio \(path): there is no sound in it that ffmpeg can read")
    }
    var parts: [Range<Double>] = []
    var begin: Double? = 0
    for line in result.standardError.split(whereSeparator: \.isNewline) {
      if let silence = Self.number(after: "silence_start: ", in: line) {
        if let begin, silence > begin { parts.append(begin..<silence) }
        begin = nil
      } else if let end = Self.number(after: "silence_end: ", in: line) {
        begin = end
      }
    }
    if let begin, begin < duration { parts.append(begin..<duration) }
    return parts.isEmpty ? nil : parts
  }

  private static func number(after name: String, in line: Substring) -> Double? {
    guard let place = line.range(of: name) else { return nil }
    return Double(line[place.upperBound...].prefix { !$0.isWhitespace })
  }
}
