#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

// Colours of the menu, which follow light and dark mode.

extension FlowingMenuTransition {
  /// Colour of the elastic edge; set it to the menu's background. If it is clear, ``menuBackgroundColor`` is drawn.
  @objc public var color: ElasticComponentView.NativeColor {
    get { stage.color(at: \.style.fill, of: stage) }
    set { stage.setColor(newValue, at: \.style.fill, of: stage) }
  }

  /// Colour behind the menu's view, for one without a background of its own; clear draws none.
  @objc public var menuBackgroundColor: ElasticComponentView.NativeColor {
    get { stage.color(at: \.style.background, of: stage) }
    set { stage.setColor(newValue, at: \.style.background, of: stage) }
  }

  /// Colour drawn over the page while the menu is open.
  @objc public var backdropColor: ElasticComponentView.NativeColor {
    get { stage.color(at: \.style.backdrop, of: stage) }
    set { stage.setColor(newValue, at: \.style.backdrop, of: stage) }
  }
}
#endif
