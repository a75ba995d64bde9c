import ArgumentParser
import ElasticExport
import ElasticKit

/// A picture or a film of a component.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "A picture or a film of a component, by the file's extension.",
    discussion: """
      Pictures: .png and .svg. Films: .gif, .apng, .webp, .mp4 and .webm, written by ffmpeg; they \
      run from 0 to rest, at most 2 s past the last input where nothing comes to rest, and all but \
      .mp4 and .webm start again for ever. Only the component is drawn, on nothing unless there is \
      a background; .mp4 has no transparency and takes the background's role.
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

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels a point, up to 16; by default 2.", valueName: "factor"),
    transform: { try Numbers.one($0, in: 0.01...16) })
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A film's frames a second; by default 60, or 50 for .gif and .apng.", valueName: "rate"),
    transform: { try Numbers.one($0, in: 1...240) })
  var fps: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A film's length, up to 600.", valueName: "seconds"),
    transform: { try Numbers.one($0, in: 0.001...600) })
  var duration: Double?

  @Option(
    help: ArgumentHelp(
      "What lies behind the component: #rrggbb, #rrggbbaa, a role such as background, or none.",
      valueName: "colour"),
    transform: Background.parse)
  var background: Background?

  func run() async throws {
    let format = try RenderFormat(path: output)
    try check(for: format)
    let stage = try scenario.stage()
    try await untilInterrupted {
      let file = try OutputFile(path: output)
      defer { file.discard() }
      switch format {
      case .svg: try file.write(svg(stage))
      case .png: try file.write(Pixels.png(picture(stage)))
      default:
        let film = Film(
          stage: stage, format: format, rate: fps ?? format.rate, duration: duration,
          scale: scale ?? 2, background: (background ?? Background()).adapted(to: format))
        try await Pixels.write(film, into: file)
      }
      try Task.checkCancellation()
      try file.commit()
    }
  }

  /// Options that mean nothing for a format are mistakes.
  private func check(for format: RenderFormat) throws {
    let name = "." + format.rawValue
    if format.isFilm {
      if at != nil { throw Failure.usage("--at is for pictures; \(name) is a film") }
    } else {
      if fps != nil { throw Failure.usage("--fps is for films; \(name) is a picture") }
      if duration != nil { throw Failure.usage("--duration is for films; \(name) is a picture") }
    }
    if format == .svg, scale != nil {
      throw Failure.usage("--scale is for pictures of pixels; .svg has none")
    }
    if let fps, !format.rates.contains(fps) {
      let most = Numbers.text(format.rates.upperBound)
      throw Failure.usage("--fps \(Numbers.text(fps)): \(name) has at most \(most)")
    }
    if !format.isTransparent, let background, background.paint == nil {
      throw Failure.usage("--background none: \(name) has no transparency")
    }
  }

  private func picture(_ stage: any Stage) -> Picture {
    var stage = stage
    _ = stage.advance(to: at ?? stage.duration)
    return Picture(stage: stage, scale: scale ?? 2, background: background ?? Background())
  }

  private func svg(_ stage: any Stage) -> [UInt8] {
    let picture = picture(stage)
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

  var palette: Palette { Palette(stage.surroundings) }

  /// The component on its background.
  func draw(into drawing: inout Drawing) {
    if let paint = background.paint {
      drawing.rect(Rect2D(origin: .origin, size: stage.size))
      drawing.fill(ItemID(.background), paint)
    }
    stage.draw(into: &drawing)
  }
}

extension Numbers {
  /// One number within a range.
  fileprivate static func one(_ text: String, in range: ClosedRange<Double>) throws -> Double {
    let value = try one(text)
    guard range.contains(value) else {
      throw ValidationError(
        "expected a number from \(Numbers.text(range.lowerBound)) to "
          + Numbers.text(range.upperBound))
    }
    return value
  }
}
