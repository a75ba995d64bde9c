@_spi(Programs) import ElasticSettings
import ElasticKit

/// One setting, as tables and JSON tell it.
struct SettingRow {
  private let entry: PropertyEntry
  /// The default, as `--set` reads it.
  private let preset: [UInt8]
  private let number: Double

  /// All settings of a holder, whose values are the defaults.
  static func rows<Holder: PropertyHolder>(of holder: Holder) -> [SettingRow] {
    Holder.properties.map { property in
      var text: [UInt8] = []
      let number = property.get(holder)
      property.appendText(of: number, to: &text)
      return SettingRow(entry: property.entry, preset: text, number: number)
    }
  }

  /// Name, default, values and sentence.
  var words: [String] {
    let preset = String(decoding: preset, as: UTF8.self)
    let values =
      switch entry.kind {
      case .number(let unit, let range):
        "\(Numbers.text(range.lowerBound)) to \(Numbers.text(range.upperBound)) \(unit.name)"
      case .flag: "true, false"
      case .choice(let names): names.map(\.description).joined(separator: ", ")
      case .paint: "#rrggbb, #rrggbbaa, clear, a role"
      }
    return [entry.name.description, preset, values, entry.sentence.description]
  }

  /// An object with the same, and with numbers as numbers.
  func append(to json: inout JSONText) {
    json.object { json in
      json.key("name")
      json.text(entry.name)
      json.key("kind")
      switch entry.kind {
      case .number(let unit, let range):
        json.text("number")
        json.key("unit")
        json.text(unit.name)
        json.key("range")
        json.list([range.lowerBound, range.upperBound])
      case .flag: json.text("flag")
      case .choice(let names):
        json.text("choice")
        json.key("choices")
        json.list { json in for name in names { json.text(name) } }
      case .paint:
        json.text("paint")
        json.key("roles")
        json.list { json in for role in ColorRole.names { json.text(role) } }
      }
      json.key("default")
      switch entry.kind {
      case .number: json.number(number)
      case .flag: json.flag(number == 1)
      case .choice, .paint: json.text(preset)
      }
      json.key("sentence")
      json.text(entry.sentence)
    }
  }
}
