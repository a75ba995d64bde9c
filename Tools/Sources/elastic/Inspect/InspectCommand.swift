import ArgumentParser
@_spi(Programs) import ElasticSettings
import ElasticExport
import ElasticKit

/// State, drawing and events of a component at given times.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "The drawing, state and events of a component as JSON.",
    discussion: """
      Without --gesture the component has no input and is reported at rest, while elastic render \
      plays a built-in recording.

      Example: elastic inspect message-balloon --at 0,0.5
      """)

  @OptionGroup var scenario: ScenarioOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds, separated by commas.", valueName: "t,…"),
    transform: Numbers.times)
  var at: [Double]

  @Flag(help: "Print JSON, the only format.")
  var json = false

  func run() throws {
    var stage = try scenario.stage()
    // Time only goes forward; the answers are printed in the requested order.
    var samples = [JSONText](repeating: JSONText(), count: at.count)
    var events: [StageEvent] = []
    var drawing = Drawing()
    for index in at.indices.sorted(by: { at[$0] < at[$1] }) {
      let activity = stage.advance(to: at[index])
      while let event = stage.nextEvent() { events.append(event) }
      drawing.removeAll()
      stage.draw(into: &drawing)
      samples[index].sample(stage, drawing, at: at[index], activity, events)
    }
    var result = JSONText()
    result.object { json in
      json.key("component")
      json.text(stage.component)
      json.key("samples")
      json.list { json in
        for sample in samples { json.value(sample) }
      }
    }
    try writeOutput(result.bytes + [0x0A])
  }
}
