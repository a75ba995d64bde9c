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
}
