#if Cairo
import ElasticKit
import Foundation
import Subprocess

/// Hands the frames of a film to ffmpeg, no faster than it takes them.
struct FilmEncoder {
  let film: Film
  let count: Int
  let canvas: Canvas
  let file: OutputFile

  /// Frames that a GIF's colours are chosen from, at most: so many fit into memory at once.
  private static let samples = 32

  /// Writes the film.
  /// - Throws: a ``Failure`` with what to install or what ffmpeg said; `CancellationError`.
  func encode() async throws {
    var progress = ProgressBar()
    defer { progress.end() }
    guard film.format == .gif else {
      let sound = film.sound.map { ["-i", "file:" + $0] } ?? []
      let mixed = sound.isEmpty ? [] : ["-map", "0:v", "-map", "1:a", "-t", "\(seconds)"]
      return try await run(
        film.format.arguments + mixed, inputs: sound, output: file.partial,
        frames: Array(0..<count), &progress)
    }
    // A palette is known after the last frame only, and keeping all frames until then takes
    // gigabytes: some of them are drawn twice instead.
    let palette = file.partial + ".png"
    defer { unlink(palette) }
    let every = max(1, (count + Self.samples - 1) / Self.samples)
    try await run(
      [
        "-vf", "palettegen=reserve_transparent=1", "-frames:v", "1", "-update", "1", "-f", "image2",
      ],
      output: palette, frames: Array(stride(from: 0, to: count, by: every)), &progress)
    try await run(
      film.format.arguments, inputs: ["-i", "file:" + palette], output: file.partial,
      frames: Array(0..<count), &progress)
  }

  private var seconds: String { Numbers.text(Double(count) / film.rate) }

  private func run(
    _ arguments: [String], inputs: [String] = [], output: String, frames: [Int],
    _ progress: inout ProgressBar
  ) async throws {
    let size = "\(canvas.image.width)x\(canvas.image.height)"
    let pixels = 1.littleEndian == 1 ? "bgra" : "argb"
    let input = [
      "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", pixels,
      "-video_size", size, "-framerate", Numbers.text(film.rate), "-i", "pipe:0",
    ]
    var options = PlatformOptions()
    options.teardownSequence = [
      .gracefulShutDown(allowedDurationToNextStep: .milliseconds(500))
    ]
    var film = film
    var canvas = canvas
    var bar = progress
    var frame = [UInt8](repeating: 0, count: canvas.image.width * canvas.image.height * 4)
    do {
      let result = try await Subprocess.run(
        .name("ffmpeg"), arguments: .init(input + inputs + arguments + ["file:" + output]),
        platformOptions: options, input: .inputWriter, output: .discarded,
        error: .string(limit: 65_536)
      ) { execution in
        for index in frames {
          try canvas.draw(film.picture(index))
          canvas.copy(into: &frame)
          do {
            let sent = try await execution.standardInputWriter.write(frame)
            try Task.checkCancellation()
            if sent < frame.count { return }
          } catch is SubprocessError {
            // It has ended early and says why on standard error.
            return
          }
          bar.show(Double(index + 1) / Double(count))
        }
        try await execution.standardInputWriter.finish()
      }
      try Task.checkCancellation()
      progress = bar
      guard result.terminationStatus.isSuccess else {
        throw Failure.inputOutput("\(file.path): ffmpeg: \(said(result.standardError))")
      }
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw Failure.unavailable(
        "\(file.path): films need ffmpeg: apt install ffmpeg, or brew install ffmpeg")
    }
  }

  /// What ffmpeg said, with the name that was asked for in place of ours.
  private func said(_ text: String?) -> String {
    let lines = (text ?? "").replacing("file:" + file.partial, with: file.path)
      .split(whereSeparator: \.isNewline).prefix(4).joined(separator: "; ")
    return lines.isEmpty ? "it ended without a word" : lines
  }
}

extension RenderFormat {
  /// How ffmpeg writes it: filter, codec and container, since our file's name is not yet its own.
  fileprivate var arguments: [String] {
    // The matrix of high definition, said in the file too: players guess by the size otherwise.
    let video = "scale=out_color_matrix=bt709:out_range=tv"
    let tags = [
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
      "-color_range", "tv",
    ]
    switch self {
    case .png, .svg, .json: return []
    case .gif:
      // Even tones stay even without dithering, and a still part of the picture costs nothing.
      return [
        "-lavfi", "[0:v][1:v]paletteuse=dither=none:alpha_threshold=128", "-loop", "0", "-f", "gif",
      ]
    case .apng:
      return ["-c:v", "apng", "-pix_fmt", "rgba", "-pred", "mixed", "-plays", "0", "-f", "apng"]
    case .webp:
      return [
        "-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", "1", "-loop", "0", "-f", "webp",
      ]
    case .mp4:
      return [
        "-vf", video + ",format=yuv420p", "-c:v", "libx264", "-preset", "medium", "-crf", "18",
      ] + tags + ["-movflags", "+faststart", "-f", "mp4"]
    case .webm:
      return [
        "-vf", video + ",format=yuva420p", "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0",
        "-deadline", "good", "-cpu-used", "4", "-row-mt", "1", "-auto-alt-ref", "0",
      ] + tags + ["-f", "webm"]
    }
  }
}
#endif
