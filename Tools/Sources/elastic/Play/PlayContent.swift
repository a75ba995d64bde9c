#if GTK
import CGTK4
import ElasticGTK
import ElasticKit

/// Sample content for components that need it: a list to pull, a page and a menu.
@MainActor
enum PlayContent {
  /// Time until the sample list's new data arrives, in seconds.
  private static let delay = 1.5

  /// The widget of a component.
  /// - Parameter isAlive: whether requested data arrives by itself; a recording contains its arrival.
  static func widget<C: ElasticComponent>(for component: C, isAlive: Bool) -> ComponentWidget<C> {
    if let refresh = component as? RefreshMotion, let end = end(of: refresh.style.edge) {
      let widget = refreshed(end: end, style: refresh.style, isAlive: isAlive)
      if let widget = widget as? ComponentWidget<C> { return widget }
    }
    if let menu = component as? MenuMotion, let widget = menued(menu.style) as? ComponentWidget<C> {
      return widget
    }
    return ComponentWidget(component)
  }

  private static func end(of edge: ElasticEdge) -> ElasticRefresh.End? {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .left, .right, .start, .end: nil
    }
  }

  private static func refreshed(
    end: ElasticRefresh.End, style: RefreshMotion.Style, isAlive: Bool
  ) -> ElasticRefresh {
    let list = gtk_list_box_new()!
    let box = OpaquePointer(list)
    for number in 1...30 { gtk_list_box_append(box, label("Message \(number)")) }
    let widget = ElasticRefresh(GTKWidget(list), end: end, style: style)
    guard isAlive else { return widget }
    var count = 0
    let bring = { [weak widget] (isFirst: Bool) in
      after(delay) {
        guard let widget else { return }
        count += 1
        gtk_list_box_insert(box, label("New message \(count)"), isFirst ? 0 : -1)
        widget.endRefreshing()
      }
    }
    widget.onRefresh = { bring(true) }
    widget.onLoadMore = { bring(false) }
    return widget
  }

  private static func menued(_ style: MenuMotion.Style) -> FlowingMenu {
    let page = column(margin: 24)
    let opener = gtk_button_new_with_label("Folders")!
    gtk_box_append(page.box, opener)
    gtk_box_append(page.box, label("Pull the menu out of the edge."))
    let folders = column(margin: 12)
    // A background on which the text is legible, with any fill of the menu.
    gtk_widget_add_css_class(folders.widget, "background")
    let menu = FlowingMenu(page: page.holder, menu: folders.holder, style: style)
    for name in ["Inbox", "Drafts", "Sent", "Archive"] {
      let button = gtk_button_new_with_label(name)!
      connect(UnsafeMutableRawPointer(button), "clicked") { [weak menu] _ in menu?.close() }
      gtk_box_append(folders.box, button)
    }
    connect(UnsafeMutableRawPointer(opener), "clicked") { [weak menu] _ in menu?.open() }
    return menu
  }

  private struct Column {
    let widget: UnsafeMutablePointer<GtkWidget>
    let holder: GTKWidget
    var box: UnsafeMutablePointer<GtkBox> {
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
    }
  }

  /// A column of widgets with a margin around it.
  private static func column(margin: Int32) -> Column {
    let outside = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let inside = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
    for set in [
      gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
      gtk_widget_set_margin_end,
    ] { set(inside, margin) }
    gtk_widget_set_vexpand(inside, 1)
    gtk_box_append(
      UnsafeMutableRawPointer(outside).assumingMemoryBound(to: GtkBox.self), inside)
    return Column(widget: inside, holder: GTKWidget(outside))
  }

  private static func label(_ text: String) -> UnsafeMutablePointer<GtkWidget> {
    let label = gtk_label_new(text)!
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_widget_set_margin_top(label, 12)
    gtk_widget_set_margin_bottom(label, 12)
    gtk_widget_set_margin_start(label, 12)
    return label
  }
}

/// Runs a closure once, after some seconds.
@MainActor
private func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
  final class Holder {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }
  g_timeout_add_full(
    G_PRIORITY_DEFAULT, guint(seconds * 1000),
    { data in
      nonisolated(unsafe) let data = data!
      MainActor.assumeIsolated { Unmanaged<Holder>.fromOpaque(data).takeUnretainedValue().body() }
      return 0
    }, Unmanaged.passRetained(Holder(body)).toOpaque(),
    { Unmanaged<Holder>.fromOpaque($0!).release() })
}
#endif
