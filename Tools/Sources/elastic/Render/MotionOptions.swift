import ArgumentParser
import ElasticCairo
import ElasticExport
import ElasticKit

/// How a file that moves without being a film is written.
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
  /// Options that mean nothing for a format are mistakes.
  /// - Parameter moves: whether an SVG is one that moves.
  /// - Throws: a ``Failure``.
  func check(for format: RenderFormat, moves: Bool) throws {
    let name = format == .svg && !moves ? "a still .svg" : format.name
    let isVectorFilm = format.isVector && (format != .svg || moves)
    if error != nil, !isVectorFilm {
      throw Failure.usage("--error is for moving .svg, .json, .lottie and .css, not \(name)")
    }
    if letters, !format.isVector {
      throw Failure.usage("--letters is for .svg, .json, .lottie and .css, not \(name)")
    }
    if scope != nil, !isVectorFilm || format == .json || format == .lottie {
      throw Failure.usage("--scope is for moving .svg and .css, not \(name)")
    }
  }

  /// The bytes of a Lottie animation.
  func lottie(_ stage: any Stage, _ film: FilmOptions) throws -> [UInt8] {
    var progress = MotionProgress(stage, film)
    defer { progress.end() }
    return try LottieDocument(error: error ?? 0.25)
      .bytes(of: footage(stage, film, &progress)) { try progress.fit($0, $1) }
  }

  /// The bytes of a dotLottie file.
  func dotLottie(_ stage: any Stage, _ film: FilmOptions) throws -> [UInt8] {
    var file = DotLottie()
    try file.add(lottie(stage, film), name: Array(stage.component.description.utf8))
    return file.bytes
  }

  /// Fills a file with an SVG that moves, and puts its still picture beside it; false if nothing moves.
  func writeSVG(_ stage: any Stage, _ film: FilmOptions, to file: OutputFile) throws -> Bool {
    var progress = MotionProgress(stage, film)
    defer { progress.end() }
    let footage = try footage(stage, film, &progress)
    guard footage.frameCount > 1 else { return false }
    let document = MovingSVG(error: error ?? 0.25, scope: scope ?? [])
    let still = try OutputFile(path: String(file.path.dropLast(4)) + "-still.svg")
    defer { still.discard() }
    let pictures = try document.pictures(of: footage) { try progress.fit($0, $1) }
    try still.write(pictures.still)
    try file.write(pictures.moving)
    try Task.checkCancellation()
    try still.commit()
    return true
  }

  /// The bytes of a style sheet.
  func css(_ stage: any Stage, _ film: FilmOptions) throws -> [UInt8] {
    let error = error ?? 0.25
    var stage = stage
    // What is done at once, measuring words among it, has been done.
    if stage.ball != nil { _ = stage.advance(to: 0) }
    if let ball = stage.ball {
      let name = scope ?? Array("bouncing-ball".utf8)
      let bytes = BallCSS(error: error, name: name)
        .bytes(of: ball, palette: ElasticPalette(stage.surroundings))
      guard !bytes.isEmpty else {
        throw Failure.data("the song has no words; expected --song FILE")
      }
      return bytes
    }
    var progress = MotionProgress(stage, film)
    defer { progress.end() }
    return try CSSMotion(error: error, name: scope ?? Array("elastic".utf8))
      .bytes(of: footage(stage, film, &progress)) { try progress.fit($0, $1) }
  }

  private func footage(
    _ stage: any Stage, _ film: FilmOptions, _ progress: inout MotionProgress
  ) throws -> Footage {
    if film.duration == nil { try Film.check(stage) }
    var stage = stage
    let background = film.background?.paint
    var probe = stage
    var size = stage.size
    for time in stage.inputTimes {
      _ = probe.advance(to: time)
      size.width = max(size.width, probe.size.width)
      size.height = max(size.height, probe.size.height)
    }
    try Film.check(size)
    let footage = try Footage(
      size: size, palette: ElasticPalette(stage.surroundings), rate: film.fps ?? 60,
      inputs: stage.inputTimes, duration: film.duration, letters: letters ? nil : Self.outlines()
    ) { time, drawing in
      try progress.play(to: time)
      let activity = stage.advance(to: time)
      while stage.nextEvent() != nil {}
      if let background {
        drawing.rect(Rect2D(origin: .origin, size: stage.size))
        drawing.fill(ItemID(.background), background)
      }
      stage.draw(into: &drawing)
      return activity
    }
    // Nothing was done to it: what repeats is all there is.
    guard let loop = footage.loop, stage.inputTimes.isEmpty, film.duration == nil else {
      return footage
    }
    return footage.part(loop.lowerBound...loop.upperBound)
  }

  private static func outlines() -> Footage.Letters? {
    #if Cairo
    let outline = TextOutline()
    return { outline.path(of: $0, $1) }
    #else
    return nil
    #endif
  }
}
