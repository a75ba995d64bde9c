/// A named look and feel: a row of a style's preset table with the properties that it sets.
///
/// Presets are data, as properties are: options, attributes, controls and the reference are generated from
/// the rows, and applying one sets its properties by their names. All other properties stay unchanged.
public struct StylePreset: Sendable {
  /// The name everywhere outside of Swift, in kebab-case.
  public let name: TableText
  /// One sentence about its look or feel.
  public let sentence: HelpText
  /// Its settings: `name=value` as ``StyleProperty/value(of:)`` reads it, separated by spaces.
  public let settings: TableText
}

extension ComponentStyle {
  /// The defaults, changed by a preset: one of ``presets``.
  public init(preset: StylePreset) {
    self.init()
    apply(preset)
  }

  /// The preset with this name in UTF-8; nil if there is none.
  public static func preset(named name: some Sequence<UInt8>) -> StylePreset? {
    presets.first { $0.name.isEqual(to: name) }
  }

  /// Sets the preset's properties, and nothing else. Another component's preset sets the properties that
  /// both have.
  public mutating func apply(_ preset: StylePreset) {
    preset.settings.withUTF8Buffer { settings in
      for setting in settings.split(separator: UInt8(ascii: " ")) {
        let parts = setting.split(separator: UInt8(ascii: "="), maxSplits: 1)
        guard parts.count == 2, let index = Self.index(ofPropertyNamed: parts[0]) else { continue }
        do throws(PropertyError) {
          try set(property: index, to: Self.properties[index].value(of: Array(parts[1])))
        } catch {
          continue  // Invalid here; only in another component's preset.
        }
      }
    }
  }

  /// The defaults, changed by the preset of this name.
  static func row(_ name: TableText) -> Self {
    name.withUTF8Buffer { preset(named: $0) }.map(Self.init(preset:)) ?? Self()
  }

  /// Slow and soft, without oscillation.
  public static var calm: Self { row("calm") }

  /// Quick, with little oscillation.
  public static var snappy: Self { row("snappy") }

  /// Soft: it oscillates far and long.
  public static var jelly: Self { row("jelly") }
}
