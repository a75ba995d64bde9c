#if canImport(SwiftUI) && !os(watchOS)
import Combine
import ElasticKit
import SwiftUI

/// The backdrop and the elastic edge of a menu whose page and content are views of SwiftUI.
///
/// It has the menu's clock, and the touches of the page's views.
final class MenuEdgeView: MenuStage {
  /// Called when the menu has been drawn.
  var onFrame: () -> Void = {}

  override func showFrame(at time: Double) {
    super.showFrame(at: time)
    onFrame()
  }

  /// All settings of the menu; a motion continues.
  var style: MenuMotion.Style {
    get { liveMenu.component.style }
    set { liveMenu.restyle(newValue, at: clock.now) }
  }

  /// Where the menu is.
  var slot: Drawing.Slot? { liveMenu.withDrawing { $0.slot(ItemID(.menu)) } }
}

/// A menu in SwiftUI: its view, and where that has the content now.
@MainActor
final class MenuModel: ObservableObject {
  /// The content's place, clips and opacity; nil while nothing of it is seen.
  @Published private(set) var slot: Drawing.Slot?

  let view = MenuEdgeView(frame: .zero)

  init() {
    view.sharesTouches = true
    view.onFrame = { [weak self] in self?.followFrame() }
  }

  /// The name of the action that opens it.
  var action: String { view.liveMenu.output.accessibility.action.spoken }

  func perform(_ command: MenuMotion.Command) {
    view.liveMenu.perform(command, at: view.clock.now)
  }

  func activate() { view.liveMenu.activate(at: view.clock.now) }

  /// The content follows in the frame that is drawn. Drawn while SwiftUI lays the view out, as AppKit does at once, it
  /// follows after that, since no state may change in it.
  private func followFrame() { PlatformPhase.after { [weak self] in self?.follow() } }

  private func follow() {
    let slot = view.slot
    // At rest nothing is drawn, and a closed menu has no slot.
    if slot != nil || self.slot != nil { self.slot = slot }
  }
}
#endif
