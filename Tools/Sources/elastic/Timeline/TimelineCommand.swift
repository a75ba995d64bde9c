import ArgumentParser
@_spi(Programs) import ElasticSettings
@_spi(Programs) import ElasticExport
import ElasticKit
import ElasticTimelines

/// Values of a timing at given times.
struct TimelineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract:
      "The phase, iteration and progress of a timing in Core Animation's or the web's form.",
    discussion: "Example: elastic timeline --duration 0.5 --repeats 2 --at 0,0.25,0.75")

  @OptionGroup(title: "Either form") var common: TimelineOptions
  @OptionGroup(title: "Core Animation's form") var coreAnimation: CoreAnimationOptions
  @OptionGroup(title: "The web's form") var web: WebTimingOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The parent's times in seconds, separated by commas.", valueName: "t,…"),
    transform: Numbers.list)
  var at: [Double] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds of consecutive parts in each iteration; adds the part that runs, and since "
        + "when.",
      valueName: "d,…"),
    transform: Numbers.list)
  var parts: [Double] = []

  @Flag(help: "Add the finished cycles to the progress, like a cumulative animation.")
  var cumulative = false

  @OptionGroup var picture: PlotOptions

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func validate() throws {
    guard !at.isEmpty || picture.output != nil else {
      throw ValidationError("timeline: no output requested; expected --at T,… or -o plot.svg")
    }
  }

  func run() throws {
    let timeline = try timeline()
    let sequence = try sequence()
    try picture.write(chart(timeline, sequence))
    try writeOutput(json ? jsonText(timeline, sequence) : table(timeline, sequence))
  }

  private func sequence() throws -> MotionSequence? {
    guard !parts.isEmpty else { return nil }
    do throws(MotionSequence.ParameterError) {
      return try MotionSequence(durations: parts)
    } catch {
      throw Failure.usage("--parts: expected zero seconds or more for each")
    }
  }

  private func timeline() throws -> MotionTimeline {
    if let one = web.first, let other = coreAnimation.first {
      throw Failure.usage("--\(one) is the web's, --\(other) is Core Animation's; expected one")
    }
    if coreAnimation.repeats != nil && coreAnimation.repeatDuration != nil {
      throw Failure.usage("expected --repeats or --repeat-duration, not both")
    }
    do throws(MotionTimeline.ParameterError) {
      if web.first != nil {
        return try MotionTimeline(
          iterationDuration: common.duration, delay: web.delay ?? 0, endDelay: web.endDelay ?? 0,
          iterations: web.iterations ?? 1, iterationStart: web.iterationStart ?? 0,
          direction: (web.direction ?? .normal).direction, speed: web.playbackRate ?? 1,
          fill: common.fill.fill, begin: common.begin, offset: common.offset)
      }
      return try MotionTimeline(
        begin: common.begin, duration: common.duration, offset: common.offset,
        speed: coreAnimation.speed ?? 1,
        repeats: coreAnimation.repeatDuration.map { .seconds($0) }
          ?? .count(coreAnimation.repeats ?? 1),
        autoreverses: coreAnimation.autoreverses, fill: common.fill.fill)
    } catch {
      throw Failure.usage(error.sentence)
    }
  }

  /// Two cycles of an endless timing, and a short time after the end of another.
  private func chart(_ timeline: MotionTimeline, _ sequence: MotionSequence?) -> Chart {
    let start = min(timeline.begin, 0)
    let cycle = timeline.duration / max(timeline.speed.magnitude, 0.001)
    let shown =
      timeline.end.isFinite ? timeline.end : timeline.begin + min(4 * cycle, 1e9) + timeline.delay
    let length = max(shown - start, 0) * 1.1
    var chart = Chart(PlotPaper(from: start, until: start + (length > 0 ? length : 1)))
    if let sequence {
      chart.add(.control, name: "the part") { time in
        guard let inner = timeline.sample(at: time).position?.time else { return nil }
        let place = sequence.position(at: inner)
        return parts[place.index] > 0 ? place.time / parts[place.index] : nil
      }
    }
    chart.add(name: cumulative || sequence != nil ? "progress" : nil) { timeline.progress(at: $0) }
    if cumulative {
      chart.add(.control, name: "added up") {
        timeline.sample(at: $0).position.map { $0.accumulated($0.progress, end: 1) }
      }
    }
    return chart
  }

  private func jsonText(_ timeline: MotionTimeline, _ sequence: MotionSequence?) -> [UInt8] {
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
              // Null without a value.
              json.number(sample.position?.iteration ?? .nan)
            }
            json.key("progress")
            json.number(sample.position?.progress ?? .nan)
            json.key("time")
            json.number(sample.position?.time ?? .nan)
            if let sequence {
              let place = sample.position.map { sequence.position(at: $0.time) }
              json.key("part")
              json.number(place.map { Double($0.index) } ?? .nan)
              json.key("partTime")
              json.number(place?.time ?? .nan)
            }
            if cumulative {
              json.key("accumulated")
              json.number(sample.position.map { $0.accumulated($0.progress, end: 1) } ?? .nan)
            }
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }

  private func table(_ timeline: MotionTimeline, _ sequence: MotionSequence?) -> [UInt8] {
    let names =
      ["iteration", "progress", "time"] + (sequence == nil ? [] : ["part", "partTime"])
      + (cumulative ? ["accumulated"] : [])
    var table = Table(columns: 2 + names.count)
    table.row(["t", "phase"] + names)
    for time in at {
      let sample = timeline.sample(at: time)
      var words = [Numbers.text(time), sample.phase.name.description]
      if let position = sample.position {
        var numbers = [position.iteration, position.progress, position.time]
        if let place = sequence?.position(at: position.time) {
          numbers += [Double(place.index), place.time]
        }
        if cumulative { numbers.append(position.accumulated(position.progress, end: 1)) }
        words += numbers.map { $0.isFinite ? Numbers.text($0) : "infinite" }
      } else {
        words += names.map { _ in "-" }
      }
      table.row(words)
    }
    return table.bytes
  }
}
