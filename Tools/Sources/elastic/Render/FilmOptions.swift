import ArgumentParser
import ElasticKit

/// How a picture or film is drawn: the same for every command that draws one.
struct FilmOptions: ParsableArguments {
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

  /// Options that mean nothing for a format are mistakes.
  /// - Throws: a ``Failure``.
  func check(for format: RenderFormat) throws {
    let name = "." + format.rawValue
    if !format.isFilm {
      if fps != nil { throw Failure.usage("--fps is for films; \(name) is a picture") }
      if duration != nil { throw Failure.usage("--duration is for films; \(name) is a picture") }
    }
    if format.isVector, scale != nil {
      throw Failure.usage("--scale is for pictures of pixels; \(name) has none")
    }
    if let fps, !format.rates.contains(fps) {
      let most = Numbers.text(format.rates.upperBound)
      throw Failure.usage("--fps \(Numbers.text(fps)): \(name) has at most \(most)")
    }
    if !format.isTransparent, let background, background.paint == nil {
      throw Failure.usage("--background none: \(name) has no transparency")
    }
  }
}

extension Numbers {
  /// One number within a range.
  static func one(_ text: String, in range: ClosedRange<Double>) throws -> Double {
    let value = try one(text)
    guard range.contains(value) else {
      throw ValidationError(
        "expected a number from \(Numbers.text(range.lowerBound)) to "
          + Numbers.text(range.upperBound))
    }
    return value
  }
}
