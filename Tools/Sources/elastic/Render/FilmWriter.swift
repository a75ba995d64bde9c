#if Cairo
import ElasticKit
import Foundation

/// Draws the frames of a film and hands them to ffmpeg, no faster than it takes them.
struct FilmWriter {
  private let film: Film
  private let file: OutputFile
  private let extent: Film.Extent
  private let frames: Range<Int>
  /// One is drawn on while the other one's pixels are on their way.
  private let canvases: [Canvas]

  /// Frames that a GIF's colours are chosen from, at most: so many fit into memory at once.
  private static let samples = 32

  /// Writes the film, or the piece that is wanted of it.
  /// - Throws: a ``Failure`` with what to install or what ffmpeg said; `CancellationError`.
  static func write(_ film: Film, to path: String) async throws {
    let part = film.piece.map { "\($0.lowerBound)-\($0.upperBound)" }
    let file = try OutputFile(path: path, part: part)
    defer { file.discard() }
    try await FilmWriter(film, file: file).write()
  }

  private init(_ film: Film, file: OutputFile) throws {
    self.film = film
    self.file = file
    // All of it is played whichever piece is wanted: all pieces are of the same size.
    extent = try film.extent()
    frames = try film.frames(of: extent)
    let (size, format, scale) = (extent.size, film.format, film.scale)
    canvases = try (0..<2).map { _ in try Canvas(size: size, scale: scale, step: format.step) }
  }

  private func write() async throws {
    let ffmpeg = FFmpeg(
      width: canvases[0].image.width, height: canvases[0].image.height, rate: film.rate,
      path: file.path)
    var inputs: [String] = []
    guard case .frames(let arguments) = film.format.writer else { return }
    var options = arguments(film.plays, frames.lowerBound)
    // A palette is known after the last frame only, and keeping all frames until then takes
    // gigabytes: some of them are drawn twice instead. They are the same for every piece.
    let every = max(1, (extent.count + Self.samples - 1) / Self.samples)
    let colors = film.format.paletteArguments
    let samples = colors == nil ? [] : Array(stride(from: 0, to: extent.count, by: every))
    var progress = ProgressBar(total: samples.count + frames.count)
    defer { progress.end() }
    if let colors {
      let palette = file.folder.path + "/palette.png"
      try await ffmpeg.run(colors, into: palette) { pipe in
        try await send(samples, to: pipe, &progress)
      }
      inputs = ["-i", "file:" + palette]
    }
    if let sound = film.sound {
      let start = Numbers.text(Double(frames.lowerBound) / film.rate)
      inputs = ["-ss", start, "-i", "file:" + sound]
      let seconds = Numbers.text(Double(frames.count) / film.rate)
      options += ["-map", "0:v", "-map", "1:a", "-t", seconds]
    }
    var output = file.partial
    // What is a percent sign in the name of a folder must not be the number of a picture.
    if film.format.sequence != nil {
      output = file.folder.path.replacing("%", with: "%%") + "/%d.png"
    }
    try await ffmpeg.run(options, inputs: inputs, into: output) { pipe in
      try await send(Array(frames), to: pipe, &progress)
    }
    if let name = film.format.sequence {
      try file.commit(frames, as: name)
    } else {
      try file.commit()
    }
  }

  /// Draws frames in their order, each while the one before it is on its way.
  private func send(
    _ frames: [Int], to pipe: FramePipe, _ progress: inout ProgressBar
  ) async throws {
    var film = film
    var sending: Task<Bool, Never>?
    for (place, index) in frames.enumerated() {
      try Task.checkCancellation()
      let canvas = canvases[place % 2]
      try canvas.drawFrame(film.picture(index), bleeds: !film.format.isLossless)
      // Where ffmpeg has ended early, it says why.
      if let sending, await !sending.value { return }
      sending = Task {
        await pipe.send { write in canvas.image.withPixels { write(UnsafeRawBufferPointer($0)) } }
      }
      progress.advance()
    }
    _ = await sending?.value
  }
}
#endif
