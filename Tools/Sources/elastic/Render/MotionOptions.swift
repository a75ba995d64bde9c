import ArgumentParser
import ElasticExport
import ElasticKit

/// How a file that moves without being a film is written.
struct MotionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far an edge may be off in a file that moves, in points; 0 for a key a frame. By default "
        + "0.25.", valueName: "points"),
    transform: { try Numbers.one($0, in: 0.0...10.0) })
  var error: Double?

  /// The bytes of a Lottie animation.
  func lottie(_ stage: any Stage, _ film: FilmOptions) -> [UInt8] {
    LottieDocument(error: error ?? 0.25).bytes(of: footage(stage, film))
  }

  private func footage(_ stage: any Stage, _ film: FilmOptions) -> Footage {
    var stage = stage
    let footage = Footage(
      size: stage.size, palette: Palette(stage.surroundings), rate: film.fps ?? 60,
      inputs: stage.inputTimes, duration: film.duration
    ) { time, drawing in
      let activity = stage.advance(to: time)
      while stage.nextEvent() != nil {}
      stage.draw(into: &drawing)
      return activity
    }
    // Nothing was done to it: what repeats is all there is.
    guard let loop = footage.loop, stage.inputTimes.isEmpty, film.duration == nil else {
      return footage
    }
    return footage.part(loop.lowerBound...loop.upperBound)
  }
}
