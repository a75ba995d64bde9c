import ArgumentParser
import ElasticExport
import ElasticKit

/// What a timing says at some times.
struct TimelineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "The phase, iteration and progress of a timing, as Core Animation or the web has it.")

  @OptionGroup(title: "Either form") var common: TimelineOptions
  @OptionGroup(title: "Core Animation's form") var coreAnimation: CoreAnimationOptions
  @OptionGroup(title: "The web's form") var web: WebTimingOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The parent's times in seconds, parted by commas.", valueName: "t,…"),
    transform: Numbers.list)
  var at: [Double]

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func run() throws {
    let timeline = try timeline()
    try writeOutput(json ? jsonText(timeline) : table(timeline))
  }

  private func timeline() throws -> Timeline {
    if let one = web.first, let other = coreAnimation.first {
      throw Failure.usage("--\(one) is the web's, --\(other) is Core Animation's; expected one")
    }
    if coreAnimation.repeats != nil && coreAnimation.repeatDuration != nil {
      throw Failure.usage("expected --repeats or --repeat-duration, not both")
    }
    do throws(Timeline.ParameterError) {
      if web.first != nil {
        return try Timeline(
          iterationDuration: common.duration, delay: web.delay ?? 0, endDelay: web.endDelay ?? 0,
          iterations: web.iterations ?? 1, iterationStart: web.iterationStart ?? 0,
          direction: (web.direction ?? .normal).direction, speed: web.playbackRate ?? 1,
          fill: common.fill.fill, begin: common.begin, offset: common.offset)
      }
      return try Timeline(
        begin: common.begin, duration: common.duration, offset: common.offset,
        speed: coreAnimation.speed ?? 1,
        repeats: coreAnimation.repeatDuration.map { .seconds($0) }
          ?? .count(coreAnimation.repeats ?? 1),
        autoreverses: coreAnimation.autoreverses, fill: common.fill.fill)
    } catch {
      throw Failure.usage(error.sentence)
    }
  }

  private func jsonText(_ timeline: Timeline) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("samples")
      json.list { json in
        for time in at {
          let sample = timeline.sample(at: time)
          json.object { json in
            json.key("t")
            json.number(time)
            json.key("phase")
            json.text(sample.phase.name)
            json.key("iteration")
            if sample.position?.iteration == .infinity {
              json.text("infinite")
            } else {
              // Where there is none, null.
              json.number(sample.position?.iteration ?? .nan)
            }
            json.key("progress")
            json.number(sample.position?.progress ?? .nan)
            json.key("time")
            json.number(sample.position?.time ?? .nan)
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }

  private func table(_ timeline: Timeline) -> [UInt8] {
    var table = Table(columns: 5)
    table.row(["t", "phase", "iteration", "progress", "time"])
    for time in at {
      let sample = timeline.sample(at: time)
      let numbers = sample.position.map { [$0.iteration, $0.progress, $0.time] }
      table.row(
        [Numbers.text(time), sample.phase.name.description]
          + (numbers?.map { $0.isFinite ? Numbers.text($0) : "infinite" } ?? ["-", "-", "-"]))
    }
    return table.bytes
  }
}
