#if canImport(QuartzCore)
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

extension ElasticComponentView {
  /// The names of all settings, in the order of their table.
  @objc public var styleNames: [String] { live.styleNames }

  /// The text of a setting, in the form of ``setStyleValue(_:forName:)``; nil for an unknown name.
  @objc(styleValueForName:)
  public func styleValue(forName name: String) -> String? { live.styleText(name) }

  /// Sets a setting by its name, for Objective-C and for settings that are read from a file.
  ///
  /// A number, `true` or `false`, a choice by its name, a colour as `#rrggbb` or a role, such as
  /// `tint`. A motion continues.
  /// - Returns: whether the text was accepted; false if the name is unknown, or the value invalid
  ///   or out of range.
  @discardableResult
  @objc(setStyleValue:forName:)
  public func setStyleValue(_ text: String, forName name: String) -> Bool {
    defer { styleWasSet() }
    return (try? live.setStyle(name, to: text, at: clock.now)) ?? false
  }

  /// The names of all presets, in the order of their table.
  @objc public var presetNames: [String] { live.presetNames }

  /// Applies a preset by its name; for Interface Builder. Not known is the same as none, and reading it gives "".
  @IBInspectable public var presetName: String {
    get { "" }
    set { applyPreset(named: newValue) }
  }

  /// Applies a preset by its name, such as `classic`. A motion continues.
  /// - Returns: whether the preset exists.
  @discardableResult
  @objc(applyPresetNamed:)
  public func applyPreset(named name: String) -> Bool {
    defer { styleWasSet() }
    return live.applyPreset(name, at: clock.now)
  }
}
#endif
