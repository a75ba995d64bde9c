#if GTK
import CGTK4
import ElasticGTK
import ElasticKit

/// A window with one widget, whose texts and handlers a test chooses, over a surface that must go on.
@MainActor
final class HandlersProbe {
  /// Or a handler would cause its own event without end.
  private static let most = 20

  private let window: GTKWindow
  private let room = makeBox()
  private let beside = ElasticSurface()
  private var item = GTKWidget(gtk_button_new_with_label("Inbox"))
  private var make: () -> ElasticWidget = { ElasticSurface() }
  private var tested: ElasticWidget?
  private var loadSong: ([UInt8]) -> Void = { _ in }
  private var deed = "none"
  private var handled = 0
  /// Whether a frame is laid out and painted, in which no handler may be called.
  private var isInLayout = false

  init(_ application: GTKApplication, kind: String) {
    window = GTKWindow(application, title: "Handlers", width: 375, height: 667)
    let column = makeBox()
    gtk_box_set_homogeneous(column.widget.box, 1)
    for child in [room, beside] as [GTKWidget] { append(child.widget, to: column.widget) }
    window.child = column
    follow(beside, as: "beside")
    make = { [unowned self] in makeTested(kind) }
    renew()
    window.present()
  }

  func answer(_ words: [String]) {
    switch words[0] {
    case "deed":
      deed = words[1]
      renew()
      afterFrame(of: window) { say(["ready": words[1]]) }
    case "deed-in-layout":
      deed = words[1]
      renewDuringFrame(milliseconds: gulong(words[2]) ?? 0)
    case "label": tested?.spokenLabel = String(decoding: bytes(words), as: UTF8.self)
    case "item":
      gtk_button_set_label(item.widget.button, String(decoding: bytes(words), as: UTF8.self))
    case "song": loadSong(bytes(words))
    default: preconditionFailure("\(words)")
    }
  }

  /// A new widget in the place of the last.
  private func renew() {
    if let tested { remove(tested) }
    handled = 0
    let widget = make()
    tested = widget
    append(widget.widget, to: room.widget)
  }

  /// Makes the new widget in a frame that then takes so long: the events of that time are due in the widget's first layout.
  private func renewDuringFrame(milliseconds: gulong) {
    atUpdate(of: window) { [weak self] in
      guard let self else { return }
      renew()
      g_usleep(1000 * milliseconds)
      isInLayout = true
      afterFrame(of: window) { [weak self, deed] in
        self?.isInLayout = false
        say(["ready": deed])
      }
    }
  }

  private func remove(_ widget: GTKWidget) {
    guard gtk_widget_get_parent(widget.widget) == room.widget else { return }
    gtk_box_remove(room.widget.box, widget.widget)
  }

  private func makeTested(_ kind: String) -> ElasticWidget {
    switch kind {
    case "pull-to-refresh":
      let refresh = watched(ElasticRefresh(GTKWidget(makeList(rows: 2))))
      refresh.onRefresh = { [weak refresh] in refresh?.endRefreshing() }
      refresh.beginRefreshing()
      refresh.endRefreshing()
      return refresh
    case "flowing-menu":
      let folders = makeBox()
      item = GTKWidget(gtk_button_new_with_label("Inbox"))
      append(item.widget, to: folders.widget)
      let menu = watched(
        FlowingMenu(page: makeButtons(["Reply"], margin: 60), menu: folders))
      menu.open()
      return menu
    case "lyric-ball":
      let ball = watched(LyricBall(lyrics: (try? Lyrics("[00:00.10]One two".utf8)) ?? Lyrics()))
      loadSong = { [weak ball] bytes in
        do { try ball?.load(bytes) } catch { say(["refused": true]) }
      }
      ball.play()
      return ball
    case "message-balloon":
      let balloon = watched(MessageBalloon())
      balloon.isShown = false
      return balloon
    case "elastic-shape":
      let shape = watched(ElasticShape(style: .button))
      shape.poke()
      return shape
    default: return watched(ElasticSurface())
    }
  }

  private func watched<C: ElasticComponent, Widget: ComponentWidget<C>>(_ widget: Widget) -> Widget
  {
    widget.expands = true
    gtk_widget_set_size_request(widget.widget, -1, 300)
    widget.onEvent = { [weak self, unowned widget] _ in self?.act(on: widget) }
    return widget
  }

  private func act<C: ElasticComponent>(on widget: ComponentWidget<C>) {
    guard deed != "none", handled < Self.most, gtk_widget_get_mapped(widget.widget) != 0 else {
      return
    }
    handled += 1
    if isInLayout { say(["phase": "layout"]) }
    if handled == 1 { say(["handled": deed]) }
    switch deed {
    case "removes-it": remove(widget)
    case "removes-it-and-puts-it-back":
      remove(widget)
      if gtk_widget_get_parent(widget.widget) == nil { append(widget.widget, to: room.widget) }
    case "lets-go-of-it":
      tested = nil
      remove(widget)
    case "hides-and-shows-it":
      gtk_widget_set_visible(widget.widget, 0)
      gtk_widget_set_visible(widget.widget, 1)
    case "does-every-command":
      for code in C.Command.names.indices {
        if let command = C.Command(code: UInt8(code), value: 1) { widget.perform(command) }
      }
    case "changes-every-setting":
      var style = widget.style
      for property in C.Style.properties {
        try? property.set(property.kind.range.upperBound, in: &style)
      }
      widget.style = style
    case "begins-again":
      widget.replay(
        ElasticRecording(component: .elasticSurface, size: Size2D(width: 120, height: 80)),
        to: C(style: widget.style))
    case "turns-it-round":
      gtk_widget_set_direction(widget.widget, GTK_TEXT_DIR_RTL)
      gtk_widget_set_size_request(widget.widget, -1, 200)
    case "renames-it": widget.spokenLabel = "\(handled)"
    case "closes-the-window": window.close()
    default: preconditionFailure(deed)
    }
  }
}

/// Bytes in hexadecimal digits, so often as a third word says: a command's words have no spaces.
private func bytes(_ words: [String]) -> [UInt8] {
  let digits = words.count > 1 ? Array(words[1].utf8) : []
  let bytes = stride(from: 0, to: digits.count - 1, by: 2).map {
    UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16) ?? 0
  }
  let count = words.count > 2 ? Int(words[2]) ?? 1 : 1
  return Array(repeatElement(bytes, count: count).joined())
}

@MainActor
private func makeBox() -> GTKWidget { GTKWidget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)) }

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var box: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkBox.self)
  }

  fileprivate var button: UnsafeMutablePointer<GtkButton> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkButton.self)
  }
}
#endif
