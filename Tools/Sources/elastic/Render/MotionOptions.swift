import ArgumentParser
import ElasticCairo
import ElasticExport
import ElasticKit

/// Options for writing a vector animation.
struct MotionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest error of an edge in a vector film, in points; 0 for a key a frame. By default 0.25.",
      valueName: "points"),
    transform: { try Numbers.one($0, in: 0.0...10.0) })
  var error: Double?

  @Flag(help: "Write words as text in a vector film, instead of outlines.")
  var letters = false

  @Option(
    help: ArgumentHelp(
      "The prefix of names in a moving .svg or a .css; two copies in a page need different ones.",
      valueName: "name"),
    transform: Self.scope)
  var scope: [UInt8]?

  private static func scope(_ text: String) throws -> [UInt8] {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isName, let first = text.first, first.isLetter else {
      throw ValidationError("expected letters, digits and hyphens, a letter first")
    }
    return Array(text.utf8)
  }
}

extension MotionOptions {
  /// Rejects options without an effect for a format.
  /// - Parameter moves: whether an SVG is animated.
  /// - Throws: a ``Failure``.
  func check(for format: any RenderFormat, moves: Bool) throws {
    let isStill = format.isVector && !format.isFilm && !moves
    let name = isStill ? "a still \(format.name)" : format.name
    let isVectorFilm = format.isVector && !isStill
    func films(_ isListed: (any RenderFormat) -> Bool) -> String {
      RenderFormats.list(where: isListed).replacing(".svg", with: "moving .svg")
    }
    if error != nil, !isVectorFilm {
      throw Failure.usage("--error is for \(films(\.isVector)), not \(name)")
    }
    if letters, !format.isVector {
      throw Failure.usage("--letters is for \(RenderFormats.list(where: \.isVector)), not \(name)")
    }
    if scope != nil, !isVectorFilm || !format.hasScope {
      throw Failure.usage("--scope is for \(films(\.hasScope)), not \(name)")
    }
  }

  /// All frames, as shapes.
  func footage(
    _ stage: any Stage, _ film: FilmOptions, _ progress: inout MotionProgress
  ) throws -> Footage {
    if film.duration == nil { try Film.check(stage) }
    let background = film.background?.paint
    try Film.check(stage.largestSize)
    var footage = try Footage(
      size: stage.largestSize, palette: ElasticPalette(stage.surroundings), rate: film.fps ?? 60,
      inputs: stage.inputTimes, duration: film.duration,
      letters: letters ? nil : Self.outlines(font: stage.font)
    ) {
      var stage = stage
      return { time, drawing in
        let activity = stage.advance(to: time)
        while stage.nextEvent() != nil {}
        if let background {
          drawing.rect(Rect2D(origin: .origin, size: stage.size))
          drawing.fill(ItemID(.background), background)
        }
        stage.draw(into: &drawing)
        return activity
      }
    } step: { time in
      try progress.find(to: time)
    }
    footage.family = stage.font.map { Array($0.utf8) }
    return footage
  }

  private static func outlines(font: String?) -> Footage.Letters? {
    #if Cairo
    let outline = TextOutline(family: font ?? "sans")
    return { outline.path(of: $0, $1) }
    #else
    return nil
    #endif
  }
}
