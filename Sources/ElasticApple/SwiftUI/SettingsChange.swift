#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// Colours of SwiftUI for settings of a style, as in `[\.fill: .mint]`; each follows light and dark mode by itself.
public typealias ElasticColors<Style> = [WritableKeyPath<Style, Paint>: Color]

/// The settings of every view of a component, in a part of an app.
struct StyleKey<Style: ComponentStyle>: EnvironmentKey {
  static var defaultValue: Style { Style() }
}

/// Settings, and the colours that SwiftUI has for some of them.
struct Look<Style: ComponentStyle>: Equatable {
  var style: Style
  var colors: ElasticColors<Style> = [:]

  /// Gives them to a view.
  @MainActor
  func show<V: ElasticComponentView>(
    in view: V, at settings: ReferenceWritableKeyPath<V, Style>
  ) {
    view[keyPath: settings] = style
    for (setting, color) in colors {
      view.setColor(
        ElasticComponentView.NativeColor(color), at: settings.appending(path: setting), of: view)
    }
  }
}

/// What an app changes of the settings that a view has from the environment.
struct SettingsChange<Style: ComponentStyle> {
  private var change: ((inout Style) -> Void)?
  private var colors: ElasticColors<Style> = [:]

  /// Changes them further.
  mutating func add(_ next: @escaping (inout Style) -> Void) {
    change = { [change] style in
      change?(&style)
      next(&style)
    }
  }

  /// Sets colours, in place of former ones of the same settings.
  mutating func add(_ new: ElasticColors<Style>) { colors.merge(new) { $1 } }

  /// The settings with all changes.
  func changed(_ style: Style) -> Style {
    var style = style
    change?(&style)
    return style
  }

  /// The settings with all changes, and the colours.
  func look(_ style: Style) -> Look<Style> { Look(style: changed(style), colors: colors) }
}
#endif
