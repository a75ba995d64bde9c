#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// The settings of every view of a component, in a part of an app.
struct StyleKey<Style: ComponentStyle>: EnvironmentKey {
  static var defaultValue: Style { Style() }
}

/// What an app changes of the settings that a view has from the environment.
struct SettingsChange<Style> {
  private var change: ((inout Style) -> Void)?

  /// Changes them further.
  mutating func add(_ next: @escaping (inout Style) -> Void) {
    change = { [change] style in
      change?(&style)
      next(&style)
    }
  }

  /// The settings with all changes.
  func changed(_ style: Style) -> Style {
    var style = style
    change?(&style)
    return style
  }
}
#endif
