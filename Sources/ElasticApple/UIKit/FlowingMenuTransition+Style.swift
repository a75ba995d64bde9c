#if canImport(UIKit) && !os(watchOS)
import Foundation

extension FlowingMenuTransition {
  /// As ``ElasticComponentView/styleNames``, of the menu.
  @objc public var styleNames: [String] { stage.styleNames }

  /// As ``ElasticComponentView/styleValue(forName:)``, of the menu.
  @objc(styleValueForName:)
  public func styleValue(forName name: String) -> String? { stage.styleValue(forName: name) }

  /// As ``ElasticComponentView/setStyleValue(_:forName:)``, of the menu.
  @discardableResult
  @objc(setStyleValue:forName:)
  public func setStyleValue(_ text: String, forName name: String) -> Bool {
    stage.setStyleValue(text, forName: name)
  }

  /// As ``ElasticComponentView/presetNames``, of the menu.
  @objc public var presetNames: [String] { stage.presetNames }

  /// As ``ElasticComponentView/applyPreset(named:)``, of the menu.
  @discardableResult
  @objc(applyPresetNamed:)
  public func applyPreset(named name: String) -> Bool { stage.applyPreset(named: name) }

  /// As ``ElasticComponentView/setStyle(_:forName:)``, of the menu.
  /// - Throws: an ``ElasticError``; nothing is changed then.
  @objc(setStyleValue:forName:error:)
  public func setStyle(_ text: String, forName name: String) throws {
    try stage.setStyle(text, forName: name)
  }

  /// As ``ElasticComponentView/usePreset(named:)``, of the menu.
  /// - Throws: an ``ElasticError`` with the names that there are; nothing is changed then.
  @objc(usePresetNamed:error:)
  public func usePreset(named name: String) throws { try stage.usePreset(named: name) }
}
#endif
