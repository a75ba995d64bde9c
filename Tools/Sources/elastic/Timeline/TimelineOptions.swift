import ArgumentParser
import ElasticKit
import ElasticTimelines

/// Options shared by both forms of a timing.
struct TimelineOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "Seconds of one direction, or infinite.",
    transform: TimelineOptions.count)
  var duration: Double
  @Option(
    parsing: .unconditional, help: "The parent's time of the start.",
    transform: Numbers.one)
  var begin = 0.0
  @Option(parsing: .unconditional, help: "The local time at the start.", transform: Numbers.one)
  var offset = 0.0
  @Option(help: "Whether the progress is defined before and after.")
  var fill = FillName.none

  /// A number, or `infinite`.
  static func count(_ text: String) throws -> Double {
    if text == "infinite" { return .infinity }
    return try Numbers.one(text)
  }
}

/// Options of Core Animation's form only.
struct CoreAnimationOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Negative runs backwards.", transform: Numbers.one)
  var speed: Double?
  @Option(
    parsing: .unconditional, help: "The number of cycles, or infinite.",
    transform: TimelineOptions.count)
  var repeats: Double?
  @Option(
    parsing: .unconditional, help: "The seconds of all cycles, or infinite.",
    transform: TimelineOptions.count)
  var repeatDuration: Double?
  @Flag(help: "Each cycle runs forwards and backwards.")
  var autoreverses = false

  /// Name of an option that was given.
  var first: String? {
    if speed != nil { return "speed" }
    if repeats != nil { return "repeats" }
    if repeatDuration != nil { return "repeat-duration" }
    return autoreverses ? "autoreverses" : nil
  }
}

/// Options of the web's form only.
struct WebTimingOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Seconds before the start.", transform: Numbers.one)
  var delay: Double?
  @Option(parsing: .unconditional, help: "Seconds after the end.", transform: Numbers.one)
  var endDelay: Double?
  @Option(
    parsing: .unconditional, help: "The number of iterations, or infinite.",
    transform: TimelineOptions.count)
  var iterations: Double?
  @Option(
    parsing: .unconditional, help: "The iterations that are complete at the start.",
    transform: Numbers.one)
  var iterationStart: Double?
  @Option(help: "The direction of each iteration.")
  var direction: DirectionName?
  @Option(parsing: .unconditional, help: "Negative runs backwards.", transform: Numbers.one)
  var playbackRate: Double?

  /// Name of an option that was given.
  var first: String? {
    if delay != nil { return "delay" }
    if endDelay != nil { return "end-delay" }
    if iterations != nil { return "iterations" }
    if iterationStart != nil { return "iteration-start" }
    if direction != nil { return "direction" }
    return playbackRate != nil ? "playback-rate" : nil
  }
}

/// Command-line words for a fill.
enum FillName: String, ExpressibleByArgument, CaseIterable {
  case none, backwards, forwards, both

  var fill: MotionTimeline.Fill {
    switch self {
    case .none: .none
    case .backwards: .backwards
    case .forwards: .forwards
    case .both: .both
    }
  }
}

/// Command-line words for a direction.
enum DirectionName: String, ExpressibleByArgument, CaseIterable {
  case normal, reverse, alternate
  case alternateReverse = "alternate-reverse"

  var direction: MotionTimeline.Direction {
    switch self {
    case .normal: .normal
    case .reverse: .reverse
    case .alternate: .alternate
    case .alternateReverse: .alternateReverse
    }
  }
}

extension MotionTimeline.Phase {
  /// Its command-line word.
  var name: StaticString {
    switch self {
    case .before: "before"
    case .active: "active"
    case .after: "after"
    }
  }
}

extension MotionTimeline.ParameterError {
  /// Accepted words.
  var sentence: String {
    switch self {
    case .begin: "--begin: expected a finite number of seconds"
    case .offset: "--offset: expected a finite number of seconds"
    case .speed: "--speed or --playback-rate: expected a finite number"
    case .delay: "--delay: expected a finite number of seconds"
    case .endDelay: "--end-delay: expected a finite number of seconds"
    case .duration: "--duration: expected zero seconds or more, or infinite"
    case .repeats:
      "--repeats or --repeat-duration: expected zero or more, or infinite; and no repeat duration "
        + "for a duration of zero or without an end"
    case .iterations: "--iterations: expected zero or more, or infinite"
    case .iterationStart: "--iteration-start: expected zero or more"
    }
  }
}
