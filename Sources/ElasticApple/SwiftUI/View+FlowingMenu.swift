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
  /// The edge and the veil cover the safe area around this view too, in which the menu keeps its content. A view in the
  /// menu closes it with `@Environment(\.closeFlowingMenu)`: SwiftUI's own `dismiss` belongs to what presents
  /// this view, and cannot be replaced.
  public func flowingMenu<Menu: View>(
    isPresented: Binding<Bool>, edge: ElasticEdge = .start,
    style: MenuMotion.Style = MenuMotion.Style(),
    @ViewBuilder content: @escaping () -> Menu
  ) -> some View {
    var style = style
    style.edge = edge
    return modifier(FlowingMenu(isPresented: isPresented, style: style, menu: content))
  }
}

private struct FlowingMenu<Menu: View>: ViewModifier {
  @Binding private var isPresented: Bool
  private let style: MenuMotion.Style
  private let menu: () -> Menu
  @StateObject private var model = MenuModel()

  init(isPresented: Binding<Bool>, style: MenuMotion.Style, menu: @escaping () -> Menu) {
    _isPresented = isPresented
    self.style = style
    self.menu = menu
  }

  func body(content: Content) -> some View {
    content
      .accessibilityHidden(isPresented)
      .accessibilityAction(named: Text(model.action)) { model.activate() }
      .overlay { MenuStageView(model: model, style: style, isOpen: $isPresented, menu: menu) }
  }
}

/// The backdrop and the elastic edge, and over them the menu, clipped by its bubble; all cover the safe area too.
private struct MenuStageView<Menu: View>: View {
  let model: MenuModel
  let style: MenuMotion.Style
  @Binding var isOpen: Bool
  let menu: () -> Menu
  @Environment(\.layoutDirection) private var direction

  /// What the app says of the menu.
  private struct Told: Equatable {
    let style: MenuMotion.Style, isOpen: Bool
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
    let told = Told(style: style, isOpen: isOpen)
    return HostedView(told: told) {
      model.view
    } tell: { view, old in
      view.menu.restyle(told.style, at: view.clock.now)
      guard old?.isOpen != told.isOpen else { return }
      if old == nil, told.isOpen {
        model.perform(.restore(1))
      } else if old != nil {
        model.perform(told.isOpen ? .open : .close)
      }
    } listen: { view, update in
      // The view must not keep what keeps the view.
      view.menu.onEvent = { [$isOpen] occurrence in
        update.call { Self.tell(occurrence.event, to: $isOpen) }
      }
    }
  }

  private static func tell(_ event: MenuMotion.Event, to isOpen: Binding<Bool>) {
    switch event {
    case .opening: isOpen.wrappedValue = true
    case .closing: isOpen.wrappedValue = false
    case .opened, .closed, .slide, .settled, .cancelled: break
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
      menu()
        .environment(\.layoutDirection, direction)
        .environment(\.closeFlowingMenu, CloseFlowingMenuAction(model: model))
        .keptInSafeArea(area.insets(of: frame))
        .frame(width: frame.width, height: frame.height)
        .offset(x: frame.origin.x, y: frame.origin.y)
        // A mask is as large as what it masks, which is not moved by an offset.
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .mask(alignment: .topLeading) { SlotMask(clips: slot.clips) }
        .opacity(slot.opacity)
        // The slot's numbers run from left to right for every reader.
        .environment(\.layoutDirection, .leftToRight)
    }
  }
}

/// The intersection of all clips.
private struct SlotMask: View {
  let clips: [Drawing.Clip]

  var body: some View {
    Canvas { context, size in
      for clip in clips {
        context.clip(
          to: Path(clip.path.elements), style: FillStyle(eoFill: clip.rule == .evenOdd))
      }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.primary))
    }
  }
}

struct FlowingMenu_Previews: PreviewProvider {
  static var previews: some View {
    Text("Page").flowingMenu(isPresented: .constant(true)) { Text("Menu") }
  }
}
#endif
