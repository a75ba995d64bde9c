import ArgumentParser
import ElasticKit
import ElasticTimelines

/// Options for repeating a picture's content.
struct CopyOptions: ParsableArguments {
  @Option(help: "The number of copies in the picture, including the path itself.")
  var copies = 1
  @Option(parsing: .unconditional, help: "Degrees about the origin.", transform: Numbers.one)
  var turn = 0.0
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Points.", valueName: "x,y"),
    transform: Self.vector)
  var shift = Vector2D.zero
  @Option(parsing: .unconditional, help: "A factor, about the origin.", transform: Numbers.one)
  var scale = 1.0
  @Option(parsing: .unconditional, help: "The decrease of the opacity.", transform: Numbers.one)
  var fade = 0.0

  private static func vector(_ text: String) throws -> Vector2D {
    let numbers = try Numbers.list(text)
    guard numbers.count == 2 else { throw ValidationError("expected X,Y") }
    return Vector2D(numbers[0], numbers[1])
  }

  func replicator() throws -> Replicator {
    guard (1...1000).contains(copies) else {
      throw Failure.usage("--copies: expected 1 to 1000")
    }
    do throws(Replicator.ParameterError) {
      return try Replicator(
        count: copies,
        transform: .scale(scale, scale).then(.rotation(turn * .pi / 180))
          .then(.translation(shift)),
        opacityStep: -fade)
    } catch {
      throw Failure.usage("--turn, --shift or --scale: too large a number")
    }
  }
}
