#if canImport(SwiftUI) && !os(watchOS)
import Combine
import ElasticHosting
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

  func perform(_ command: MenuMotion.Command) { liveMenu.perform(command, at: clock.now) }

  /// Where the menu is.
  var slot: Drawing.Slot? { liveMenu.withDrawing { $0.slot(ItemID(.menu)) } }
}

/// A menu in SwiftUI: its view, which is SwiftUI's, and where that has the content now.
@MainActor
final class MenuModel: ObservableObject {
  /// The content's place, clips and opacity; nil while nothing of it is seen.
  @Published private(set) var slot: Drawing.Slot?

  /// What SwiftUI has updated last; it may make another one before it takes this away.
  weak var view: MenuEdgeView?

  /// How many pages on which no drag opens it are in sight.
  var pauses = 0 {
    didSet { view?.opensByDrag = pauses == 0 }
  }

  func makeView() -> MenuEdgeView {
    let view = MenuEdgeView(frame: .zero)
    view.opensByDrag = pauses == 0
    view.sharesTouches = true
    view.onFrame = { [weak self, weak view] in
      if let self, self.view === view { followFrame() }
    }
    return view
  }

  /// The name of the action that opens it.
  var action: String {
    (view?.liveMenu.output ?? MenuMotion().output).accessibility.action.spoken
  }

  func perform(_ command: MenuMotion.Command) { view?.perform(command) }

  func activate() { _ = view.map { $0.liveMenu.activate(at: $0.clock.now) } }

  /// The content follows in the frame that is drawn. Drawn while SwiftUI lays the view out, as AppKit does at once, it
  /// follows after that, since no state may change in it.
  private func followFrame() { PlatformPhase.after { [weak self] in self?.follow() } }

  private func follow() {
    let slot = view?.slot
    // At rest nothing is drawn, and a closed menu has no slot.
    if slot != nil || self.slot != nil { self.slot = slot }
  }
}
#endif
