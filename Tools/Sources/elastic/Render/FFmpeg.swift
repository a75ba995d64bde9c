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
        error: .sequence
      ) { execution in
        // Read while it takes frames: with its pipe full of warnings it would take no more.
        async let said = Excerpt(of: execution.standardError)
        do {
          defer { pipe.finish() }
          try await body(pipe)
        }
        return try await said
      }
      try Task.checkCancellation()
      // Where the last bytes of a file find no room, ffmpeg says so and ends as if all were well.
      let said = result.closureResult.text
      if let failure = systemFailure(in: said) { throw Failure.inputOutput("\(path): \(failure)") }
      if case .signaled(let number) = result.terminationStatus {
        let failure =
          number == SIGXFSZ ? systemMessage(EFBIG) : "ffmpeg: ended by signal \(number)"
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
      ?? "it failed without a message"
  }
}

/// The beginning and the end of what a program says, however much that is.
struct Excerpt {
  /// Bytes of each that are kept.
  private static let limit = 65_536

  private var start: [UInt8] = []
  private var end: [UInt8] = []
  private var isWhole = true

  init(of said: SubprocessOutputSequence) async throws {
    for try await part in said { part.withUnsafeBytes { append($0) } }
  }

  /// All that was said, or its beginning and its end as lines of their own.
  var text: String {
    String(decoding: isWhole ? start + end : start + [0x0A] + end, as: UTF8.self)
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let room = Self.limit - start.count
    start += bytes.prefix(room)
    end += bytes.dropFirst(room)
    guard end.count > Self.limit else { return }
    end.removeFirst(end.count - Self.limit)
    isWhole = false
  }
}
