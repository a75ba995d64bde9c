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

      Pictures: .png and .svg. Films: .gif, .apng, .webp, .mp4, .webm, .avif, or %04d.png for a \
      picture a frame, written by ffmpeg; they run from 0 to rest, or to 2 s after the last input \
      if the motion never rests. Vector films: .json and .lottie (Lottie), and .svg if something \
      moves and --at is not given, with a still picture beside it for readers who want less motion; \
      repeating motion is a loop. A .css has the keyframes of fills, or of a lyric ball's path. \
      Only the component is drawn, on a transparent background unless --background is given; .mp4 \
      has no transparency and uses the role background.
      """)

  @OptionGroup var scenario: ScenarioOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time of a picture in seconds; by default the end of the recording.",
      valueName: "t"),
    transform: Numbers.time)
  var at: Double?

  @OptionGroup var film: FilmOptions

  @OptionGroup var motion: MotionOptions

  func run() async throws {
    let format = try RenderFormat(path: output)
    try check(for: format)
    let stage = try scenario.stage(fallback: true)
    let options = film
    let film = options.film(of: stage, as: format, on: options.background ?? Background())
    try await untilInterrupted {
      if format.hasFrames { return try await FilmWriter.write(film, to: output) }
      let file = try OutputFile(path: output)
      defer { file.discard() }
      switch format {
      case .svg:
        let moves = try at == nil && motion.writeSVG(stage, options, to: file)
        if !moves { try file.write(svg(stage)) }
      case .json: try file.write(motion.lottie(stage, options))
      case .lottie: try file.write(motion.dotLottie(stage, options))
      case .css: try file.write(motion.css(stage, options))
      default: try file.write(Pixels.png(picture(stage)))
      }
      try Task.checkCancellation()
      try file.commit()
    }
    if let note = scenario.defaultPlay { writeError("elastic: \(note)\n") }
  }

  /// Options that mean nothing for a format are mistakes.
  private func check(for format: RenderFormat) throws {
    if format == .svg, at != nil, film.fps != nil || film.duration != nil {
      throw Failure.usage("--at is for a picture; --fps and --duration are for one that moves")
    }
    if format.isFilm, at != nil {
      throw Failure.usage("--at is for pictures; \(format.name) is a film")
    }
    try film.check(for: format)
    try motion.check(for: format, moves: at == nil)
  }

  private func picture(_ stage: any Stage) -> Picture {
    var stage = stage
    _ = stage.advance(to: at ?? stage.duration)
    return Picture(
      stage: stage, scale: film.scale ?? 2, background: film.background ?? Background())
  }

  private func svg(_ stage: any Stage) throws -> [UInt8] {
    let picture = picture(stage)
    try Film.check(picture.stage.size)
    var drawing = Drawing()
    picture.draw(into: &drawing)
    return SVGDocument(size: picture.stage.size, palette: picture.palette).bytes(of: drawing)
  }
}

/// One instant of a component, to be drawn.
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
