#if Cairo
import ElasticKit
import Foundation

/// Draws the frames of a film and sends them to ffmpeg, at ffmpeg's pace.
struct FilmWriter {
  private let film: Film
  private let file: OutputFile
  private let extent: Film.Extent
  private let frames: Range<Int>
  /// Two canvases: one is drawn while the other one's pixels are sent. Where planes are sent, one canvas is enough.
  private let canvases: [Canvas]

  /// Maximum number of frames for a GIF's palette; more would not fit into memory.
  private static let samples = 32

  /// Writes the film, or the requested part of it.
  /// - Throws: a ``Failure`` with an installation hint or ffmpeg's message; `CancellationError`.
  static func write(_ film: Film, to path: String) async throws -> Written {
    let part = film.piece.map { "\($0.lowerBound)-\($0.upperBound)" }
    let file = try OutputFile(path: path, part: part)
    defer { file.discard() }
    let writer = try FilmWriter(film, file: file)
    try await writer.write()
    let count = writer.frames.count
    return Written(
      path, writer.canvases[0].size, frames: count, seconds: Double(count) / film.rate)
  }

  private init(_ film: Film, file: OutputFile) throws {
    self.film = film
    self.file = file
    // Measures the whole film, so that all its parts have the same size.
    extent = try film.extent()
    frames = try film.frames(of: extent)
    if let name = film.format.sequence {
      try file.check(frames, as: name, keepsFiles: film.keepsFiles)
    }
    let (size, format, scale) = (extent.size, film.format, film.scale)
    canvases = try (0..<(film.isPlanar ? 1 : 2)).map { _ in
      try Canvas(size: size, scale: scale, step: format.step)
    }
  }

  private func write() async throws {
    let ffmpeg = FFmpeg(
      width: canvases[0].image.width, height: canvases[0].image.height, rate: film.rate,
      isPlanar: film.isPlanar, path: file.path)
    var inputs: [String] = []
    guard case .frames(let arguments) = film.format.writer else { return }
    var options = arguments(
      FrameSettings(
        plays: film.plays, firstNumber: frames.lowerBound,
        crf: film.crf ?? film.format.quality?.usual ?? 0))
    // A palette is complete only after the last frame, and keeping all frames until then takes gigabytes.
    // So some frames are drawn twice, the same ones for every part.
    let every = max(1, (extent.count + Self.samples - 1) / Self.samples)
    let colors = film.format.paletteArguments
    let samples = colors == nil ? [] : Array(stride(from: 0, to: extent.count, by: every))
    var progress = ProgressBar(total: samples.count + frames.count)
    defer { progress.end() }
    if let colors {
      let palette = file.folder.path + "/palette.png"
      let laid = layUnder(colors, input: 1, from: 0, every: every)
      try await ffmpeg.run(laid, inputs: film.underlay?.inputs ?? [], into: palette) { pipe in
        try await send(samples, to: pipe, &progress)
      }
      inputs = ["-i", "file:" + palette]
    }
    if let sound = film.sound {
      let start = Numbers.text(Double(frames.lowerBound) / film.rate)
      inputs = ["-ss", start, "-i", "file:" + sound]
      let seconds = Numbers.text(Double(frames.count) / film.rate)
      // What lies over another film has its own map.
      options += (film.underlay == nil ? ["-map", "0:v"] : []) + ["-map", "1:a", "-t", seconds]
    }
    options = layUnder(
      options, input: inputs.isEmpty ? 1 : 2, from: frames.lowerBound, every: 1)
    inputs += film.underlay?.inputs ?? []
    var output = file.partial
    // A percent sign in a folder's name must not become a picture's number.
    if film.format.sequence != nil {
      output = file.folder.path.replacing("%", with: "%%") + "/%d.png"
    }
    try await ffmpeg.run(options, inputs: inputs, into: output) { pipe in
      try await send(Array(frames), to: pipe, &progress)
    }
    if let squeezer = film.format.squeezer {
      try await Squeezer(arguments: squeezer).squeeze(output, in: file.folder)
    }
    if let name = film.format.sequence {
      try file.check("\(frames.upperBound - 1).png", writtenBy: "ffmpeg")
      try file.commit(frames, as: name)
    } else {
      try file.check(writtenBy: "ffmpeg")
      try file.commit()
    }
  }

  /// A format's arguments, with the film that lies under the frames.
  private func layUnder(
    _ arguments: [String], input: Int, from first: Int, every: Int
  ) -> [String] {
    film.underlay?.laid(
      under: arguments, input: input, from: first, every: every, rate: film.rate,
      end: film.format.isPlanar ? HighDefinition.filter + ",format=yuv420p" : nil) ?? arguments
  }

  /// Draws frames in order, each while the previous one is sent.
  private func send(
    _ frames: [Int], to pipe: FramePipe, _ progress: inout ProgressBar
  ) async throws {
    var film = film
    let size = canvases[0].image
    let planar = film.isPlanar ? Planar(width: size.width, height: size.height) : nil
    var sending: Task<Bool, Never>?
    for (place, index) in frames.enumerated() {
      try Task.checkCancellation()
      let canvas = canvases[place % canvases.count]
      let change = try canvas.drawFrame(film.picture(index), bleeds: !film.format.isLossless)
      // If ffmpeg has ended early, its message is the error.
      if let sending, await !sending.value { return }
      if let change { planar?.convert(canvas, in: change) }
      sending = Task {
        await pipe.send { write in
          if let planar { return planar.frame.bytes.withUnsafeBytes(write) }
          return canvas.image.withPixels { write(UnsafeRawBufferPointer($0)) }
        }
      }
      progress.advance()
    }
    _ = await sending?.value
  }
}

/// The planar frame of a film. Changed by one task only while no other one sends it.
private final class Planar: @unchecked Sendable {
  private(set) var frame: PlanarFrame

  init(width: Int, height: Int) { frame = PlanarFrame(width: width, height: height) }

  /// Converts the part of a canvas that has changed.
  func convert(_ canvas: Canvas, in part: PixelBox) {
    canvas.image.withPixels { frame.convert($0, in: part) }
  }
}
#endif
