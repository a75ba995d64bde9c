import ArgumentParser
import ElasticExport
import ElasticKit

/// A picture or a film of a component.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "A picture or a film of a component, by the file's extension.",
    discussion: """
      Without --gesture the recording of a hand that comes with elastic is played; a message-balloon \
      types by itself, and a lyric-ball without --song has a short one of ours. At 0 a component is at rest.

      Pictures: .png and .svg. Films: .gif, .apng, .webp, .mp4, .webm, .avif, or %04d.png for a \
      picture a frame, written by ffmpeg; they run from 0 to rest, at most 2 s past the last input \
      where nothing comes to rest. Vector films: .json and .lottie (Lottie), and .svg where something \
      moves and no time is told, with a still picture beside it for readers who want less motion; \
      what repeats is a loop. A .css has the keyframes of what is filled, or of a lyric ball's way. Only the component is drawn, on nothing unless there is a \
      background; .mp4 has no transparency and takes the background's role.
      """)

  @OptionGroup var scenario: ScenarioOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time of a picture in seconds; by default that of the last thing recorded.",
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
