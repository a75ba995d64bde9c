#if GTK
import CGTK4
import ElasticGTK
import ElasticKit

/// A window with a list of many rows that is pulled at its top and at its bottom.
@MainActor
final class ListProbe {
  private let top: ElasticRefresh
  private let bottom: ElasticRefresh
  private let scroller: GTKWidget
  private let window: GTKWindow
  private var indicator: GTKWidget?

  init(_ application: GTKApplication, rows: Int) {
    scroller = GTKWidget(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(OpaquePointer(scroller.pointer), makeList(rows: rows))
    top = ElasticRefresh(scroller)
    bottom = ElasticRefresh(top, end: .bottom)
    window = GTKWindow(application, title: "List", width: 375, height: 667)
    window.child = bottom
    follow(top, as: "top")
    follow(bottom, as: "bottom")
    top.onRefresh = { say(["asked": "refresh"]) }
    bottom.onLoadMore = { say(["asked": "load-more"]) }
    window.present()
  }

  func answer(_ words: [String]) {
    let numbers = words.compactMap(Double.init)
    switch words[0] {
    case "end":
      top.endRefreshing()
      bottom.endRefreshing()
    case "keep": top.keepsPlace = true
    case "note": top.note = words.dropFirst().joined(separator: " ")
    case "end-saying": top.endRefreshing(saying: words.dropFirst().joined(separator: " "))
    case "prepend": add(count: Int(numbers[0]), atEnd: false)
    case "append": add(count: Int(numbers[0]), atEnd: true)
    case "automatic":
      bottom.automaticDistance = numbers[0]
      bottom.loadsAutomatically = true
    case "begin": top.beginRefreshing()
    case "disable":
      top.isEnabled = false
      bottom.isEnabled = false
    case "focus": gtk_widget_grab_focus(scroller.widget)
    case "place": afterFrame(of: window) { [weak self] in self?.sayPlace() }
    case "state": sayState(of: words[1] == "top" ? top : bottom, as: words[1])
    case "go": gtk_adjustment_set_value(adjustment, numbers[0])
    case "resize":
      gtk_window_set_default_size(window.widget.window, Int32(numbers[0]), Int32(numbers[1]))
    case "touchpad-begin": touchpad("scroll-begin")
    case "touchpad": touchpad("scroll", [0, numbers[0]])
    case "touchpad-end": touchpad("scroll-end")
    case "fling": emit("decelerate", [0, numbers[0]], on: scroller.widget)
    case "indicator": setIndicator(words[1])
    case "where": afterFrame(of: window) { [weak self] in self?.sayIndicator() }
    case "hide": gtk_widget_set_visible(bottom.widget, 0)
    case "show": gtk_widget_set_visible(bottom.widget, 1)
    case "ticks": say(["top": top.tickCount, "bottom": bottom.tickCount])
    default: preconditionFailure("\(words)")
    }
  }

  /// Rows come above or below all others.
  private func add(count: Int, atEnd: Bool) {
    let list = gtk_scrolled_window_get_child(OpaquePointer(scroller.pointer))
    let rows = gtk_single_selection_get_model(gtk_list_view_get_model(OpaquePointer(list)))
    for row in 1...count {
      "New \(row)".withCString { text in
        var texts: [UnsafePointer<CChar>?] = [text, nil]
        gtk_string_list_splice(rows, atEnd ? g_list_model_get_n_items(rows) : 0, 0, &texts)
      }
    }
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller.pointer))
  }

  /// Shows a square, a spinner or the circle while the top is pulled.
  private func setIndicator(_ kind: String) {
    let widget =
      kind == "square" ? gtk_drawing_area_new() : kind == "spinner" ? gtk_spinner_new() : nil
    indicator = widget.map { GTKWidget($0) }
    if kind == "square", let widget { paint(widget, "#ff00ff") }
    top.indicatorWidget = indicator
    top.onIndicator = { progress, isBusy in say(["progress": progress, "isBusy": isBusy]) }
  }

  private func sayIndicator() {
    guard let indicator else { return say(["isShown": false]) }
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(indicator.widget, top.widget, &bounds)
    say([
      "isShown": gtk_widget_get_mapped(indicator.widget) != 0, "x": Double(bounds.origin.x),
      "y": Double(bounds.origin.y), "width": Double(bounds.size.width),
      "height": Double(bounds.size.height),
    ])
  }

  private func sayPlace() {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(scroller.widget, bottom.widget, &bounds)
    say([
      "value": gtk_adjustment_get_value(adjustment),
      "last": gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment),
      "y": Double(bounds.origin.y), "height": Double(bounds.size.height),
    ])
  }

  /// Sends the signals of GTK's controllers for two fingers, which no test machine has.
  private func touchpad(_ signal: String, _ values: [Double] = []) {
    for widget in [bottom, top, scroller] where emit(signal, values, on: widget.widget) { return }
  }
}

/// Gives a widget a background of its own.
@MainActor
private func paint(_ widget: UnsafeMutablePointer<GtkWidget>, _ color: String) {
  addStyles(".painted { background: \(color); }", to: widget)
  gtk_widget_add_css_class(widget, "painted")
}

/// Adds a program's styles to the display of a widget.
@MainActor
func addStyles(_ text: String, to widget: UnsafeMutablePointer<GtkWidget>) {
  let styles = gtk_css_provider_new()!
  gtk_css_provider_load_from_data(styles, text, -1)
  gtk_style_context_add_provider_for_display(
    gtk_widget_get_display(widget), OpaquePointer(styles), 600)
  g_object_unref(UnsafeMutableRawPointer(styles))
}

/// Calls when the next frame of a window has been laid out and painted.
@MainActor
func afterFrame(of window: GTKWindow, _ body: @escaping @MainActor () -> Void) {
  let clock = gtk_widget_get_frame_clock(window.widget)!
  var isWaiting = true
  connect(UnsafeMutableRawPointer(clock), "after-paint") { _ in
    if isWaiting { body() }
    isWaiting = false
  }
  gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
}

/// Calls `body` in a window's next frame, after the tick callbacks that were added before, and before its layout.
@MainActor
func atUpdate(of window: GTKWindow, _ body: @escaping @MainActor () -> Void) {
  let clock = gtk_widget_get_frame_clock(window.widget)!
  var isWaiting = true
  connect(UnsafeMutableRawPointer(clock), "update") { _ in
    guard isWaiting else { return }
    isWaiting = false
    body()
  }
  gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
}

/// Makes the scroll controllers of a widget send a signal; returns whether one of them handled it.
@MainActor @discardableResult
private func emit(
  _ signal: String, _ values: [Double], on widget: UnsafeMutablePointer<GtkWidget>
) -> Bool {
  let controllers = gtk_widget_observe_controllers(widget)!
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  var isHandled = false
  for index in 0..<g_list_model_get_n_items(controllers) {
    let controller = g_list_model_get_item(controllers, index)!
    defer { g_object_unref(controller) }
    let type = gtk_event_controller_scroll_get_type()
    let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, type) != 0 else { continue }
    var arguments = [GValue(), GValue(), GValue()]
    g_value_init(&arguments[0], type)
    g_value_set_object(&arguments[0], controller)
    for (index, value) in values.enumerated() {
      g_value_init(&arguments[index + 1], GType(G_TYPE_DOUBLE_VALUE))
      g_value_set_double(&arguments[index + 1], value)
    }
    var result = GValue()
    g_value_init(&result, GType(G_TYPE_BOOLEAN_VALUE))
    g_signal_emitv(arguments, g_signal_lookup(signal, type), 0, &result)
    if signal == "scroll" { isHandled = isHandled || g_value_get_boolean(&result) != 0 }
  }
  return isHandled
}

// GLib's numbers of its basic types, which are macros.
private let G_TYPE_DOUBLE_VALUE = 15 << 2
private let G_TYPE_BOOLEAN_VALUE = 5 << 2

/// A list view of numbered rows, which creates widgets only for visible rows.
@MainActor
func makeList(rows: Int) -> UnsafeMutablePointer<GtkWidget> {
  let strings = gtk_string_list_new(nil)
  for row in 1...rows { gtk_string_list_append(strings, "Row \(row)") }
  let factory = gtk_signal_list_item_factory_new()!
  connect(UnsafeMutableRawPointer(factory), "setup") { emission in
    gtk_list_item_set_child(OpaquePointer(emission.object(0)), gtk_label_new(nil))
  }
  connect(UnsafeMutableRawPointer(factory), "bind") { emission in
    let item = OpaquePointer(emission.object(0))
    gtk_label_set_text(
      OpaquePointer(gtk_list_item_get_child(item)),
      gtk_string_object_get_string(OpaquePointer(gtk_list_item_get_item(item))))
  }
  let selection = gtk_single_selection_new(strings)
  let list = gtk_list_view_new(selection, factory)!
  connect(UnsafeMutableRawPointer(list), "activate") { say(["activated": $0.unsigned(0)]) }
  return list
}

extension UnsafeMutablePointer<GtkWidget> {
  var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}
#endif
