import Foundation
import Subprocess

/// An ffmpeg process that receives frames one after another.
struct FFmpeg {
  /// The size of a frame in pixels.
  let width: Int
  let height: Int
  /// Frames a second.
  let rate: Double
  /// Whether frames are planes, as ``PlanarFrame`` has them; otherwise they are pixels of four bytes in the machine's order.
  var isPlanar = false
  /// The output, as messages name it.
  let path: String

  /// Runs ffmpeg while `body` sends it frames.
  /// - Throws: a ``Failure`` with an installation hint or ffmpeg's message; errors of `body`;
  /// `CancellationError`.
  func run(
    _ arguments: [String], inputs: [String] = [], into output: String,
    _ body: (FramePipe) async throws -> Void
  ) async throws {
    let pixels = isPlanar ? "yuv420p" : 1.littleEndian == 1 ? "bgra" : "argb"
    let frames = [
      "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", pixels,
      // As "-framerate", ffmpeg takes 120000/1001 for 120.
      "-video_size", "\(width)x\(height)", "-r", Numbers.text(rate), "-i", "pipe:0",
    ]
    let pipe = try FramePipe(for: path)
    do {
      let result = try await Subprocess.run(
        .name("ffmpeg"), arguments: .init(frames + inputs + arguments + ["file:" + output]),
        platformOptions: .endedByThisProgramOnly,
        input: .fileDescriptor(pipe.reading, closeAfterSpawningProcess: true), output: .discarded,
        error: .sequence
      ) { execution in
        // Read during the film: ffmpeg blocks when its error pipe is full.
        async let said = Excerpt(of: execution.standardError)
        do {
          defer { pipe.finish() }
          try await body(pipe)
        }
        return try await said
      }
      try Task.checkCancellation()
      // If the disk is full for the last bytes, ffmpeg prints an error but exits with status 0.
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
    } catch let error as SubprocessError {
      let reason = error.underlyingError.map { systemMessage($0.rawValue) } ?? error.description
      throw Failure.inputOutput("\(path): ffmpeg: \(reason)")
    }
  }

  /// The system's own error message, if ffmpeg's output contains one.
  private func systemFailure(in said: String) -> String? {
    [ENOSPC, EDQUOT, EFBIG, EROFS, EIO].map { systemMessage($0) }.first(where: said.contains)
  }

  /// First line of ffmpeg's output, with the requested name in place of the temporary one.
  private func firstLine(of said: String, output: String) -> Substring {
    said.replacing("file:" + output, with: path).split(whereSeparator: \.isNewline).first
      ?? "it failed without a message"
  }
}

extension PlatformOptions {
  /// A group of its own, since Ctrl-C reaches a whole process group, and an end at once: what the program
  /// has written is discarded.
  static var endedByThisProgramOnly: PlatformOptions {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = []
    return options
  }
}

/// The beginning and the end of a program's output of any length.
struct Excerpt {
  /// Bytes to keep of each.
  private static let limit = 65_536

  private var start: [UInt8] = []
  private var end: [UInt8] = []
  private var isWhole = true

  init(of said: SubprocessOutputSequence) async throws {
    for try await part in said { part.withUnsafeBytes { append($0) } }
  }

  /// The whole output, or its beginning and its end as lines of their own.
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
