import Foundation
import Subprocess

/// ffmpeg, as it is given frames one after another.
struct FFmpeg {
  /// The size of a frame in pixels.
  let width: Int
  let height: Int
  /// Frames a second.
  let rate: Double
  /// What is written, by the name that messages call it.
  let path: String

  /// Runs ffmpeg while `body` sends it frames, four bytes a pixel in the machine's order.
  /// - Throws: a ``Failure`` with what to install or what ffmpeg said; what `body` throws;
  ///   `CancellationError`.
  func run(
    _ arguments: [String], inputs: [String] = [], into output: String,
    _ body: (FramePipe) async throws -> Void
  ) async throws {
    let pixels = 1.littleEndian == 1 ? "bgra" : "argb"
    let frames = [
      "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", pixels,
      "-video_size", "\(width)x\(height)", "-framerate", Numbers.text(rate), "-i", "pipe:0",
    ]
    var options = PlatformOptions()
    // Ctrl-C goes to a whole group, and it is we who end ffmpeg: nothing of what it has is kept.
    options.processGroupID = 0
    options.teardownSequence = []
    let pipe = try FramePipe()
    do {
      let result = try await Subprocess.run(
        .name("ffmpeg"), arguments: .init(frames + inputs + arguments + ["file:" + output]),
        platformOptions: options,
        input: .fileDescriptor(pipe.reading, closeAfterSpawningProcess: true), output: .discarded,
        error: .string(limit: 65_536)
      ) { _ in
        defer { pipe.finish() }
        try await body(pipe)
      }
      try Task.checkCancellation()
      // Where the last bytes of a file find no room, ffmpeg says so and ends as if all were well.
      let said = result.standardError
      if let failure = systemFailure(in: said) { throw Failure.inputOutput("\(path): \(failure)") }
      if case .signaled(let number) = result.terminationStatus {
        let failure =
          number == SIGXFSZ ? systemMessage(EFBIG) : "ffmpeg: was ended by signal \(number)"
        throw Failure.inputOutput("\(path): \(failure)")
      }
      guard result.terminationStatus.isSuccess else {
        throw Failure.inputOutput("\(path): ffmpeg: \(firstLine(of: said, output: output))")
      }
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw Failure.unavailable(
        "\(path): films need ffmpeg: apt install ffmpeg, or brew install ffmpeg")
    }
  }

  /// The system's own reason, if there is one among all that follows from it.
  private func systemFailure(in said: String) -> String? {
    [ENOSPC, EDQUOT, EFBIG, EROFS, EIO].map { systemMessage($0) }.first(where: said.contains)
  }

  /// What ffmpeg said first, with the name that was asked for in place of ours.
  private func firstLine(of said: String, output: String) -> Substring {
    said.replacing("file:" + output, with: path).split(whereSeparator: \.isNewline).first
      ?? "it ended without a word"
  }
}
