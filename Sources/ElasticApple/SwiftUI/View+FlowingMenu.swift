#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

extension View {
  /// Adds a menu that flows over this view from an edge.
  ///
  ///     Inbox()
  ///       .flowingMenu(isPresented: $isMenuOpen, edge: .start) { Folders() }
  ///
  /// It can be pulled from the edge, grabbed at any moment and flung back; a tap beside it and Escape
  /// close it. `isPresented` is true while it is open or opening; setting it opens and closes the menu.
  ///
  /// The edge and the veil cover the safe area around this view too, in which the menu keeps its content. A view on the
  /// page or in the menu opens and closes it with `@Environment(\.flowingMenu)`: SwiftUI's own `dismiss` belongs to what
  /// presents this view, and cannot be replaced.
  ///
  /// It is not pulled where this view is hidden or transparent, or under a list, a map or another view that UIKit or AppKit shows for
  /// SwiftUI; from iOS 18 on also not under a card of shapes and text, or with `.allowsHitTesting(false)`. Before that, on visionOS and on a Mac
  /// SwiftUI does not report those: give the style `opensFrom = .nowhere` while such a card is there.
  ///
  /// - Parameters:
  ///   - progress: how far it is open, from 0 to 1, in each frame in which that changes; for views that move with it.
  ///   - colors: colours for its settings, as in `[\.fill: .mint]`.
  ///   - onEvent: called with each of its events.
  ///   - onState: called with its state when that becomes another.
  public func flowingMenu<Menu: View>(
    isPresented: Binding<Bool>, progress: Binding<Double>? = nil, edge: ElasticEdge = .start,
    style: MenuMotion.Style = MenuMotion.Style(), colors: ElasticColors<MenuMotion.Style> = [:],
    onEvent: @escaping (MenuMotion.Event) -> Void = { _ in },
    onState: @escaping (MenuMotion.State) -> Void = { _ in },
    @ViewBuilder content: @escaping () -> Menu
  ) -> some View {
    var style = style
    style.edge = edge
    return modifier(
      FlowingMenu(
        isPresented: isPresented, progress: progress, look: Look(style: style, colors: colors),
        listeners: Listeners(onEvent: onEvent, onState: onState), menu: content))
  }
}

private struct FlowingMenu<Menu: View>: ViewModifier {
  @Binding var isPresented: Bool
  let progress: Binding<Double>?
  let look: Look<MenuMotion.Style>
  let listeners: Listeners<MenuMotion>
  let menu: () -> Menu
  @StateObject private var model = MenuModel()

  func body(content: Content) -> some View {
    content
      .accessibilityHidden(isPresented)
      .accessibilityAction(named: Text(model.action)) { model.activate() }
      .overlay {
        MenuStageView(
          model: model, look: look, listeners: listeners, isOpen: $isPresented,
          progress: progress, menu: menu)
      }
      .sharingTouches { [model] in model.view }
      .environment(\.flowingMenu, FlowingMenuProxy(model: model, isOpen: isPresented))
  }
}

/// The backdrop and the elastic edge, and over them the menu, clipped by its bubble; all cover the safe area too.
private struct MenuStageView<Menu: View>: View {
  let model: MenuModel
  let look: Look<MenuMotion.Style>
  let listeners: Listeners<MenuMotion>
  @Binding var isOpen: Bool
  let progress: Binding<Double>?
  let menu: () -> Menu
  @Environment(\.layoutDirection) private var direction

  /// What the app says of the menu.
  private struct Values: Equatable {
    let look: Look<MenuMotion.Style>, isOpen: Bool
  }

  var body: some View {
    GeometryReader { proxy in
      let area = StageArea(proxy.safeAreaInsets, direction, size: proxy.size)
      stage(in: area).ignoresSafeArea()
    }
  }

  private func stage(in area: StageArea) -> some View {
    ZStack(alignment: .topLeading) {
      edge
        // Its recogniser has the touches of the page too.
        .allowsHitTesting(false)
      // While it is open the page must not be reached.
      if isOpen { Color.clear.contentShape(Rectangle()) }
      MenuSlot(model: model, area: area, menu: menu)
        .accessibilityAddTraits(isOpen ? .isModal : [])
        .accessibilityAction(.escape) { close() }
      #if !os(tvOS)
      if isOpen {
        Button(("Close menu" as StaticString).spoken) { close() }
          .keyboardShortcut(.escape, modifiers: [])
          .opacity(0)
          .accessibilityHidden(true)
      }
      #endif
    }
  }

  private var edge: some View {
    let values = Values(look: look, isOpen: isOpen)
    return HostedView(values: values) {
      model.makeView()
    } apply: { view, old in
      values.look.show(in: view, at: \.style)
      guard old?.isOpen != values.isOpen else { return }
      if old == nil, values.isOpen {
        view.perform(.restore(1))
      } else if old != nil {
        view.perform(values.isOpen ? .open : .close)
      }
    } listen: { view in
      model.view = view
      // The view must not keep what keeps the view.
      view.liveMenu.onEvent = { [$isOpen, progress] occurrence in
        Self.report(occurrence.event, to: $isOpen, progress)
      }
      listeners.listen(to: view)
    }
  }

  private static func report(
    _ event: MenuMotion.Event, to isOpen: Binding<Bool>, _ progress: Binding<Double>?
  ) {
    switch event {
    case .opening: isOpen.wrappedValue = true
    case .closing: isOpen.wrappedValue = false
    case .slide(let share): progress?.wrappedValue = share
    case .opened, .closed, .settled, .cancelled: break
    }
  }

  private func close() { model.perform(.close) }
}

/// The menu, in its slot of the drawing.
private struct MenuSlot<Menu: View>: View {
  @ObservedObject var model: MenuModel
  let area: StageArea
  let menu: () -> Menu
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if let slot = model.slot {
      let frame = CGRect(slot.frame)
      let clips = slot.cuts
      menu()
        .environment(\.layoutDirection, direction)
        .keptInSafeArea(area.insets(of: frame))
        .frame(width: frame.width, height: frame.height)
        .offset(x: frame.origin.x, y: frame.origin.y)
        // A clip lies in what it clips, which is not moved by an offset.
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        // Always two, because with another number of them SwiftUI would take it for another view, whose state is new.
        .clipShape(area.path(of: clips.first), style: FillStyle(of: clips.first))
        .clipShape(
          area.path(of: clips.dropFirst().first), style: FillStyle(of: clips.dropFirst().first)
        )
        .opacity(slot.opacity)
        // The slot's numbers run from left to right for every reader.
        .environment(\.layoutDirection, .leftToRight)
    }
  }
}

#if DEBUG
struct FlowingMenu_Previews: PreviewProvider {
  static var previews: some View {
    Text("Page").flowingMenu(isPresented: .constant(true)) { Text("Menu") }
  }
}
#endif
#endif
