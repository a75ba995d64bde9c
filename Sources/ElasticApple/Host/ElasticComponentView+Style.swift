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

  /// The text of a setting, in the form of ``setStyle(_:forName:)``; nil for an unknown name.
  @objc(styleValueForName:)
  public func styleValue(forName name: String) -> String? { live.styleText(name) }

  /// Sets a setting by its name, for Objective-C; returns false if the name is unknown, or the value invalid or out of range.
  @available(swift, obsoleted: 5, renamed: "setStyle(_:forName:)")
  @discardableResult
  @objc(setStyleValue:forName:)
  public func setStyleValue(_ text: String, forName name: String) -> Bool {
    (try? setStyle(text, forName: name)) != nil
  }

  /// The names of all presets, in the order of their table.
  @objc public var presetNames: [String] { live.presetNames }

  /// Applies a preset by its name; for Interface Builder. Not known is the same as none, and reading it gives "".
  @IBInspectable public var presetName: String {
    get { "" }
    set { try? usePreset(named: newValue) }
  }

  /// Applies a preset by its name, for Objective-C; returns false if there is none of it.
  @available(swift, obsoleted: 5, renamed: "usePreset(named:)")
  @discardableResult
  @objc(applyPresetNamed:)
  public func applyPreset(named name: String) -> Bool { (try? usePreset(named: name)) != nil }
}
#endif
