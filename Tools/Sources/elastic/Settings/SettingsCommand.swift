import ArgumentParser
@_spi(Programs) import ElasticSettings
import ElasticKit

/// What `--set` takes for a component.
struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "The settings and presets of a component, with their defaults, ranges and units.",
    discussion: """
      Each is for --set of the other commands, for the page's attributes and for the gallery. Settings of \
      the surroundings are the same for all components.

      Example: elastic settings flowing-menu
      """)

  @Argument(help: "The component.")
  var component: ComponentKind

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func run() throws {
    var lists = SettingLists()
    component.visit(&lists)
    try writeOutput(json ? lists.json(of: component) : lists.table)
  }
}

/// The settings of one component.
private struct SettingLists: ComponentVisitor {
  typealias Failure = Never

  private var style: [SettingRow] = []
  private let surroundings = SettingRow.rows(of: Surroundings())
  private var presets: [StylePreset] = []

  mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    style = SettingRow.rows(of: C.Style())
    presets = C.Style.presets
  }

  var table: [UInt8] {
    var table = Table(columns: 4)
    table.row(["setting", "default", "values", ""])
    for row in style + surroundings { table.row(row.words) }
    for preset in presets {
      table.row(["preset=\(preset.name)", "", "", preset.sentence.description])
    }
    return table.bytes
  }

  func json(of component: ComponentKind) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("component")
      json.text(component.name)
      json.key("settings")
      json.list { json in for row in style { row.append(to: &json) } }
      json.key("surroundings")
      json.list { json in for row in surroundings { row.append(to: &json) } }
      json.key("presets")
      json.list { json in
        for preset in presets {
          json.object { json in
            json.key("name")
            json.text(preset.name)
            json.key("sentence")
            json.text(preset.sentence)
            json.key("settings")
            json.list { json in
              for setting in String(decoding: preset.settings, as: UTF8.self).split(separator: " ")
              {
                json.text(setting.utf8)
              }
            }
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }
}
