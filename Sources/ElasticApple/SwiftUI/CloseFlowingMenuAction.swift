#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// Closes the flowing menu that a view is in; outside of a menu it has no effect.
///
///     @Environment(\.closeFlowingMenu) private var close
///     Button("Inbox") { close() }
///
/// SwiftUI's `dismiss` cannot be replaced by other packages: in a menu it dismisses what presents the page.
public struct CloseFlowingMenuAction: Sendable {
  let model: MenuModel?

  /// Closes the menu.
  @MainActor
  public func callAsFunction() {
    model?.perform(.close)
  }
}

private struct CloseFlowingMenuKey: EnvironmentKey {
  static let defaultValue = CloseFlowingMenuAction(model: nil)
}

extension EnvironmentValues {
  /// Closes the flowing menu that a view is in.
  public internal(set) var closeFlowingMenu: CloseFlowingMenuAction {
    get { self[CloseFlowingMenuKey.self] }
    set { self[CloseFlowingMenuKey.self] = newValue }
  }
}
#endif
