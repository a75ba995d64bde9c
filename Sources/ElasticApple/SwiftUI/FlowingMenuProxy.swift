#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// Opens and closes the flowing menu that a view is in, on its page or in the menu; outside of both it has no effect.
///
///     @Environment(\.flowingMenu) private var menu
///
///     Button("Folders") { menu.toggle() }
///
/// SwiftUI's `dismiss` cannot be replaced by other packages: in a menu it dismisses what presents the page.
@MainActor
public struct FlowingMenuProxy {
  let model: MenuModel?
  /// Whether the menu is open or opening.
  public let isOpen: Bool

  nonisolated init(model: MenuModel?, isOpen: Bool) {
    self.model = model
    self.isOpen = isOpen
  }

  /// Opens the menu.
  public func open() { model?.perform(.open) }

  /// Closes the menu.
  public func close() { model?.perform(.close) }

  /// Opens the menu if it is closed or closing, and else closes it.
  public func toggle() { isOpen ? close() : open() }
}

extension View {
  /// Says that no drag opens the flowing menu around this page while it is in sight: for one that is pushed, for example.
  ///
  ///     NavigationLink("Message") { MessagePage().flowingMenuDisabled() }
  ///
  /// ``FlowingMenuProxy`` and the menu's binding still open it, and a drag still closes it.
  public func flowingMenuDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(MenuPause(isPaused: isDisabled))
  }
}

private struct MenuPause: ViewModifier {
  let isPaused: Bool
  @Environment(\.flowingMenu) private var menu

  func body(content: Content) -> some View {
    content.background {
      // Apart, so that the page stays the same view when this changes.
      if isPaused {
        Color.clear
          .onAppear { menu.model?.pauses += 1 }
          .onDisappear { menu.model?.pauses -= 1 }
      }
    }
  }
}

private struct FlowingMenuKey: EnvironmentKey {
  static let defaultValue = FlowingMenuProxy(model: nil, isOpen: false)
}

extension EnvironmentValues {
  /// Opens and closes the flowing menu that a view is in.
  public internal(set) var flowingMenu: FlowingMenuProxy {
    get { self[FlowingMenuKey.self] }
    set { self[FlowingMenuKey.self] = newValue }
  }
}
#endif
