import ElasticKit

/// A look and feel by its name, with the properties that it sets. In Swift each is a static member of its style too, such as
/// `.calm`, which has the values.
///
/// Options, attributes, controls and the reference are generated from presets, and applying one sets its
/// properties by their names. All other properties stay unchanged.
public struct StylePreset: Sendable {
  /// The name everywhere outside of Swift, in kebab-case.
  public let name: StaticString
  /// One sentence about its look or feel.
  public let sentence: StaticString
  /// Its settings in UTF-8: `name=value` as ``StyleProperty/value(of:)`` reads it, separated by spaces.
  public let settings: [UInt8]
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
    for setting in preset.settings.split(separator: UInt8(ascii: " ")) {
      let parts = setting.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard parts.count == 2, let property = Self.property(named: parts[0]) else { continue }
      do throws(PropertyError) { try property.set(text: Array(parts[1]), in: &self) } catch {
        continue  // Invalid here; only in another component's preset.
      }
    }
  }
}
