#if canImport(SwiftUI) && !os(watchOS)
import Combine
import ElasticKit
import SwiftUI

/// The backdrop and the elastic edge of a menu whose page and content are views of SwiftUI.
///
/// It has the menu's clock. Touches come from SwiftUI's gestures, which see those of the page.
final class MenuEdgeView: ElasticComponentView {
  let menu = LiveComponent(MenuMotion())
  override var live: any Showable { menu }
  override var takesTouches: Bool { false }

  /// Called when the menu has been drawn, with its place.
  var onFrame: (Drawing.Slot?) -> Void = { _ in }

  override func showFrame(at time: Double) {
    super.showFrame(at: time)
    onFrame(menu.withDrawing { $0.slot(ItemID(.menu)) })
  }
}

/// A menu in SwiftUI: its view, and where that has the content now.
@MainActor
final class MenuModel: ObservableObject {
  /// The content's place, clips and opacity; nil while nothing of it is seen.
  @Published private(set) var slot: Drawing.Slot?

  let view = MenuEdgeView(frame: .zero)
  private var touch: CGPoint?

  init() {
    view.onFrame = { [weak self] slot in
      // At rest nothing is drawn, and a closed menu has no slot.
      if let self, slot != nil || self.slot != nil { self.slot = slot }
    }
  }

  /// The name of the action that opens it.
  var action: String { view.menu.output.accessibility.action.spoken }

  func perform(_ command: MenuMotion.Command) {
    view.menu.perform(command, at: view.clock.now)
  }

  func activate() { view.menu.activate(at: view.clock.now) }

  /// A drag has moved to a point of the view.
  func drag(from start: CGPoint, to place: CGPoint, at date: Date) {
    if touch == nil { show(.down, start, date) }
    if place != touch { show(.move, place, date) }
    touch = place
  }

  /// The drag has ended or was cancelled.
  func endDrag(_ phase: TouchPhase, at date: Date) {
    guard let place = touch else { return }
    touch = nil
    show(phase, place, date)
  }

  private func show(_ phase: TouchPhase, _ place: CGPoint, _ date: Date) {
    // A gesture tells dates, the clock counts from another time.
    let age = Date().timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
    view.menu.handle(
      .touch(id: 1, phase: phase, point: Point2D(place)), at: view.clock.now - age)
  }
}

#if !os(tvOS)
/// Passes the drags over a page to its menu; the page has them too, because SwiftUI cannot return a touch once a gesture
/// has begun.
struct MenuDrags: ViewModifier {
  let model: MenuModel
  /// The page's origin in the menu's coordinates.
  let origin: CGPoint
  @GestureState private var isDragging = false

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { model.drag(from: place($0.startLocation), to: place($0.location), at: $0.time) }
      .onEnded { model.endDrag(.up, at: $0.time) }
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(drag)
      // If it has not ended, the system cancelled it.
      .onChange(of: isDragging) { if !$0 { model.endDrag(.cancel, at: Date()) } }
  }
}
#endif
#endif
