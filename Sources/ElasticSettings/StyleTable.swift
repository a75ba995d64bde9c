import ElasticKit

/// What a holder's settings are called, in the order of their numbers.
struct StyleTable: Sendable {
  let texts: [PropertyText]

  /// The presets of a style with these settings, in display order. Their values are those of the style's members, such as `.calm`.
  func presets<Style: ComponentStyle>(
    of style: Style.Type, _ presets: [PresetText<Style>]
  ) -> [StylePreset] {
    presets.map { preset in
      var settings: [UInt8] = []
      for name in preset.properties {
        let index = name.withUTF8Buffer { utf8 in texts.firstIndex { $0.name.isEqual(to: utf8) } }
        guard let index else {
          preconditionFailure("A preset sets a property that its style does not have")
        }
        if !settings.isEmpty { settings.append(UInt8(ascii: " ")) }
        name.append(to: &settings)
        settings.append(UInt8(ascii: "="))
        append(preset.style[index], of: texts[index].entry(of: Style.kinds[index]), to: &settings)
      }
      return StylePreset(name: preset.name, sentence: preset.sentence, settings: settings)
    }
  }

  /// Adds a value as people write it: an opaque colour without its alpha, and none as `clear`.
  private func append(_ value: Double, of entry: PropertyEntry, to text: inout [UInt8]) {
    guard case .paint = entry.kind, value >= 0 else {
      return entry.appendText(of: value, to: &text)
    }
    let hex = UInt32(value)
    if hex == 0 { return ("clear" as StaticString).append(to: &text) }
    entry.appendText(of: value, to: &text)
    if hex & 0xFF == 0xFF { text.removeLast(2) }
  }
}

/// What a table says of a preset beside what the kit knows of it.
struct PresetText<Style: ComponentStyle>: Sendable {
  let name: StaticString
  let style: Style
  /// The names of the properties that it sets; it leaves all others as they are.
  let properties: [StaticString]
  let sentence: StaticString

  init(
    _ name: StaticString, _ style: Style, sets properties: [StaticString], _ sentence: StaticString
  ) {
    (self.name, self.style, self.properties, self.sentence) = (name, style, properties, sentence)
  }
}

extension PropertyHolder {
  static var table: StyleTable {
    switch component {
    case .elasticSurface: .surface
    case .pullToRefresh: .refresh
    case .flowingMenu: .menu
    case .lyricBall: .ball
    case .messageBalloon: .balloon
    case .elasticShape: .shape
    case nil: .surroundings
    }
  }
}

extension ComponentStyle {
  /// Named presets, in display order.
  public static var presets: [StylePreset] {
    switch component {
    case .elasticSurface: StyleTable.surfacePresets
    case .pullToRefresh: StyleTable.refreshPresets
    case .flowingMenu: StyleTable.menuPresets
    case .lyricBall: StyleTable.ballPresets
    case .messageBalloon: StyleTable.balloonPresets
    case .elasticShape: StyleTable.shapePresets
    case nil: []
    }
  }
}
