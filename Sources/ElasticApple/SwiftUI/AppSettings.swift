#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// The settings of every view of a component, in a part of an app.
struct StyleKey<Style: ComponentStyle>: EnvironmentKey, Hashable {
  static var defaultValue: Style { Style() }
}

extension EnvironmentValues {
  subscript<Style>(key: StyleKey<Style>) -> Style {
    get { self[StyleKey<Style>.self] }
    set { self[StyleKey<Style>.self] = newValue }
  }
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
    for one in colors.all {
      view.setColor(
        ElasticComponentView.NativeColor(one.color), at: settings.appending(path: one.setting),
        of: view)
    }
  }
}

/// What an app says of a component: its changes of the settings that a view has from the environment, and its closures.
@MainActor
struct AppSettings<C: ElasticComponent>: DynamicProperty {
  var listeners = Listeners<C>()
  private var change: ((inout C.Style) -> Void)?
  private var colors: ElasticColors<C.Style> = [:]
  @Environment(\.[StyleKey<C.Style>()]) private var inherited

  /// Changes the settings further.
  mutating func add(_ next: @escaping (inout C.Style) -> Void) {
    change = { [change] style in
      change?(&style)
      next(&style)
    }
  }

  /// Sets colours, in place of former ones of the same settings.
  mutating func add(_ new: ElasticColors<C.Style>) { colors.merge(new) }

  /// The settings with all changes, and the colours.
  var look: Look<C.Style> {
    var look = Look(style: inherited, colors: colors)
    change?(&look.style)
    return look
  }
}

extension View {
  /// The same view with a change.
  func with(_ change: (inout Self) -> Void) -> Self {
    var view = self
    change(&view)
    return view
  }
}
#endif
