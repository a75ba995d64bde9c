import ArgumentParser
import ElasticExport
import ElasticKit

/// A picture or a film of a component.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Writes a picture or a film of a component; the file's extension selects the format.",
    discussion: """
      Without --gesture elastic plays a built-in recording of a hand. A message-balloon types without \
      a recording, and a lyric-ball without --song shows a short built-in song. At 0 a component is at rest.

      Pictures: \(RenderFormats.list { !$0.isFilm }). Films: \(RenderFormats.list(where: \.hasFrames).replacing(" and ", with: ", ")), \
      or %04d.png for a picture a frame, written by ffmpeg; they run from 0 to rest, or to 2 s after \
      the last input if the motion never rests. Vector films: \(RenderFormats.list { $0.isVector && $0.isFilm }), and .svg if \
      something moves and --at is not given, with a still picture beside it for readers who want \
      less motion; repeating motion is a loop. A .json and a .lottie are Lottie; a .css has the \
      keyframes of fills, or of a lyric ball's path. Only the component is drawn, on a transparent \
      background unless --background is given; \(RenderFormats.list { !$0.isTransparent }) have no transparency, a .gif has no soft edges without a
      background, and these use the role background.

      Example: elastic render elastic-surface --set profile=smooth -o surface.svg
      """)

  @OptionGroup var scenario: ScenarioOptions

  @OptionGroup var words: FontOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time of a picture in seconds; by default the end of the recording, or of the built-in one of a menu "
        + "when it is open.",
      valueName: "t"),
    transform: Numbers.time)
  var at: Double?

  @OptionGroup var film: FilmOptions

  @OptionGroup var motion: MotionOptions

  func run() async throws {
    let format = try film.format(of: output)
    try check(for: format)
    let stage = try scenario.stage(fallback: true, font: words.font)
    try stage.checkWords()
    let rendering = Rendering(
      stage: stage, at: at, pictureTime: try scenario.pictureTime, film: film, motion: motion)
    let film = film.film(of: stage, as: format, on: film.background ?? .usual(for: format))
    let written = try await untilInterrupted {
      guard case .file(let write) = format.writer else {
        return try await FilmWriter.write(film, to: output)
      }
      let file = try OutputFile(path: output)
      defer { file.discard() }
      let written = try write(rendering, file)
      try Task.checkCancellation()
      try file.commit()
      return written
    }
    if let note = scenario.defaultPlay { writeNote(note) }
    try self.film.report(written)
  }

  /// Rejects options without an effect for a format.
  private func check(for format: any RenderFormat) throws {
    if format.isVector, !format.isFilm, at != nil,
      film.fps != nil || film.duration != nil || film.loop != nil
    {
      throw Failure.usage(
        "--at is for a picture; --fps, --duration and --loop are for one that moves")
    }
    if film.background?.scenery != nil {
      throw Failure.usage(
        "--background: a gradient or a picture is for elastic lyrics; expected a colour or none")
    }
    if format.isFilm, at != nil {
      throw Failure.usage("--at is for pictures; \(format.name) is a film")
    }
    try film.check(for: format)
    try motion.check(for: format, moves: at == nil)
  }
}

/// The requested output.
struct Rendering {
  var stage: any Stage
  /// The time of a picture; nil for ``pictureTime``.
  var at: Double?
  /// The time of a picture that nobody asked another for; nil for the last recorded entry.
  var pictureTime: Double?
  var film: FilmOptions
  var motion: MotionOptions

  /// The picture at this time.
  var picture: Picture {
    var stage = stage
    _ = stage.advance(to: at ?? pictureTime ?? stage.duration)
    return Picture(
      stage: stage, scale: film.scale ?? 2, background: film.background ?? Background())
  }
}

/// A component at one time, ready to draw.
struct Picture {
  var stage: any Stage
  var scale: Double
  var background: Background

  var palette: ElasticPalette { ElasticPalette(stage.surroundings) }

  /// The component on its background.
  func draw(into drawing: inout Drawing) {
    if let paint = background.paint {
      drawing.rect(Rect2D(origin: .origin, size: stage.size))
      drawing.fill(ItemID(.background), paint)
    }
    stage.draw(into: &drawing)
  }
}
