#if GTK
import CGTK4
import ElasticGTK
import ElasticKit

/// A window with one widget that a test lays out in a frame that takes long.
@MainActor
final class LayoutProbe {
  private let window: GTKWindow
  private let room = GTKWidget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private var widget: ElasticWidget?
  private weak var seen: ElasticWidget?
  private var perform: (String) -> Void = { _ in }
  private var stateName: () -> StaticString = { "" }
  /// The number of events so far.
  private var count = 0
  /// Whether the program takes the widget away at its next event.
  private var forgets = false

  init(_ application: GTKApplication, kind: String, settings: [String]) {
    window = GTKWindow(application, title: "Layout", width: 375, height: 667)
    window.child = room
    switch kind {
    case "elastic-surface": show(ElasticSurface(), settings)
    case "flowing-menu":
      let (page, menu) = (makeButtons(["Reply"], margin: 60), makeButtons(["Inbox"], margin: 0))
      show(FlowingMenu(page: page, menu: menu), settings)
    default: fail("no such component: \(kind)")
    }
    window.present()
  }

  private func show<C: ElasticComponent, Widget: ComponentWidget<C>>(
    _ shown: Widget, _ settings: [String]
  ) {
    var style = shown.style
    for setting in settings {
      let words = setting.split(separator: "=").map(String.init)
      do {
        try C.Style.property(named: words[0].utf8)?.set(text: Array(words[1].utf8), in: &style)
      } catch {
        fail("no such value: \(setting)")
      }
    }
    shown.style = style
    shown.expands = true
    follow(shown, as: "top")
    let tell = shown.onEvent
    shown.onEvent = { [weak self] occurrence in
      tell(occurrence)
      self?.handle()
    }
    perform = { [weak shown] name in
      guard let code = C.Command.code(named: name.utf8),
        let command = C.Command(code: code, value: 1)
      else { fail("no such command: \(name)") }
      shown?.perform(command)
    }
    stateName = { [weak shown] in shown?.state.name ?? "" }
    (widget, seen) = (shown, shown)
    gtk_box_append(room.box, shown.widget)
  }

  private func handle() {
    count += 1
    guard forgets, let widget else { return }
    gtk_box_remove(room.box, widget.widget)
    self.widget = nil
  }

  func answer(_ words: [String]) {
    switch words[0] {
    case "perform": perform(words[1])
    case "layout": layOut(words)
    // GTK has gone on with it before it answers.
    case "gone": say(["gone": seen == nil ? "yes" : "no"])
    default: preconditionFailure("\(words)")
    }
  }

  /// Changes the width or the direction in a frame, after its tick callbacks. Then it takes a tenth of a second, so that
  /// more is due in its layout, and at whose first event the program may take the widget away; answers at the end of that.
  private func layOut(_ words: [String]) {
    atUpdate(of: window) { [weak self] in
      guard let self, let widget else { return }
      let before = count
      forgets = words.count > 3
      g_usleep(100_000)
      if words[1] == "direction" {
        gtk_widget_set_direction(
          widget.widget, words[2] == "right-to-left" ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      } else {
        gtk_widget_set_halign(widget.widget, GTK_ALIGN_START)
        gtk_widget_set_size_request(widget.widget, Int32(words[2]) ?? 0, -1)
      }
      afterFrame(of: window) { [weak self] in
        guard let self else { return }
        say(["laidOut": stateName(), "told": count - before])
      }
    }
  }
}

extension GTKWidget {
  fileprivate var box: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
  }
}
#endif
