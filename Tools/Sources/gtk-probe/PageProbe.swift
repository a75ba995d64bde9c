#if GTK
import CGTK4
import ElasticGTK
import ElasticKit

/// A page as a program would make it: a header over a list in a surface, and under it a row that says who types. Its list is
/// refreshed by a task.
@MainActor
final class PageProbe {
  private let surface = ElasticSurface()
  private let title = GTKLabel("Inbox")
  private let back = GTKButton("Back").classes("flat")
  private let balloon = MessageBalloon()
  private let shape = ElasticShape(style: .button)
  private let ball = LyricBall()
  private let inbox: ElasticRefresh
  private let menu: FlowingMenu
  private let window: GTKWindow
  private var loads = 0

  init(_ application: GTKApplication, hasChild: Bool, rows: Int) {
    inbox = ElasticRefresh(rows > 0 ? GTKWidget(makeList(rows: rows)) : GTKLabel("No messages"))
    surface.style.minimumHeight = 96
    surface.header = GTKBox(.horizontal, [title.filling(horizontally: true), back])
    shape.spokenLabel = "Like"
    shape.wantedSize = Size2D(width: 60, height: 40)
    let row = GTKBox(.horizontal, [balloon, shape, GTKLabel("The choir")])
    let column = GTKBox(.vertical)
    column.append(surface)
    if hasChild {
      surface.child = inbox
      surface.expands = true
    } else {
      column.append(inbox)
    }
    column.append(row)
    ball.lyrics = (try? Lyrics("[00:00.10]Hop over every word".utf8)) ?? Lyrics()
    ball.expands = false
    ball.wantedSize = Size2D(width: 200, height: 60)
    column.append(ball)
    menu = FlowingMenu(page: column, menu: makeButtons(["Folders"], margin: 0))
    window = GTKWindow(application, title: "Page", width: 375, height: 667)
    window.child = menu
    follow(surface, as: "surface")
    follow(inbox, as: "inbox")
    inbox.onRefresh { [weak self] in await self?.load() }
    window.addAction("refresh", keys: ["F5"]) { [weak inbox] in
      say(["action": "refresh"])
      inbox?.beginRefreshing()
    }
    window.present()
  }

  /// What is loaded: two sleeps, and work on another thread between them.
  private func load() async {
    loads += 1
    say(["load": "begun"])
    do {
      try await Task.sleep(for: .milliseconds(200))
      let sum = await Task.detached { (1...1000).reduce(0, +) }.value
      try await Task.sleep(for: .milliseconds(200))
      say(["load": "done", "sum": sum])
    } catch {
      say(["load": "cancelled"])
    }
  }

  func answer(_ words: [String]) {
    switch words[0] {
    case "sizes": afterFrame(of: window) { [weak self] in self?.saySizes() }
    case "css":
      GTKApplication.addCSS(words.dropFirst().joined(separator: " "))
      afterFrame(of: window) { say(["css": "added"]) }
    case "colours": sayColours()
    case "end": inbox.endRefreshing()
    case "tasks": runTasks()
    case "nested": nest()
    case "dots": say(["dots": balloon.tickCount])
    case "still": balloon.isTyping = false
    case "writers": balloon.writers = Array(words.dropFirst())
    case "libadwaita": useLibadwaita(isDark: words[1] == "dark")
    case "reader":
      say([
        "isDark": surface.surroundings.scheme == .dark,
        "hasContrast": surface.surroundings.increasedContrast,
      ])
    case "renderer":
      let renderer = gtk_native_get_renderer(gtk_widget_get_native(surface.widget))
      say(["renderer": name(of: UnsafeMutableRawPointer(renderer!))])
    default: preconditionFailure("\(words)")
    }
  }

  /// Styles the program by libadwaita, if it is installed.
  private func useLibadwaita(isDark: Bool) {
    guard let library = dlopen("libadwaita-1.so.0", RTLD_NOW | RTLD_GLOBAL),
      let start = dlsym(library, "adw_init"),
      let manager = dlsym(library, "adw_style_manager_get_default"),
      let setScheme = dlsym(library, "adw_style_manager_set_color_scheme")
    else { return say(["libadwaita": "missing"]) }
    typealias Manager = UnsafeMutableRawPointer?
    unsafeBitCast(start, to: (@convention(c) () -> Void).self)()
    let shared = unsafeBitCast(manager, to: (@convention(c) () -> Manager).self)()
    // ADW_COLOR_SCHEME_FORCE_LIGHT and ADW_COLOR_SCHEME_FORCE_DARK.
    unsafeBitCast(setScheme, to: (@convention(c) (Manager, Int32) -> Void).self)(
      shared, isDark ? 4 : 1)
    afterFrame(of: window) { say(["libadwaita": "used"]) }
  }

  /// Work of all kinds, in the order in which it was given.
  private func runTasks() {
    Task { @MainActor in
      say(["task": "first"])
      await Task.yield()
      say(["task": "third"])
      try? await Task.sleep(for: .milliseconds(50))
      say(["task": "slept"])
    }
    Task { @MainActor in say(["task": "second"]) }
  }

  /// A task that runs the main loop itself, as a dialog of GTK's may, while other work is waiting.
  private func nest() {
    Task { @MainActor in
      Task { @MainActor in say(["task": "inner"]) }
      for _ in 0..<10 { g_main_context_iteration(nil, 0) }
      say(["task": "outer"])
    }
  }

  private func saySizes() {
    let (header, list) = (place(of: title), place(of: inbox))
    say([
      "surface": surface.size.height, "given": Double(gtk_widget_get_height(surface.widget)),
      "header": header, "list": list, "inset": surface.inset, "extent": surface.extent,
    ])
  }

  private func place(of widget: GTKWidget) -> Double {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget.widget, menu.widget, &bounds)
    return Double(bounds.origin.y)
  }

  private func color(of widget: GTKWidget) -> String {
    var color = GdkRGBA()
    elastic_gtk_text_color(widget.widget, &color)
    return "\(Int(color.red * 255)),\(Int(color.green * 255)),\(Int(color.blue * 255))"
  }

  private func sayColours() {
    say([
      "text": color(of: title), "button": color(of: back),
      "node": String(cString: gtk_widget_get_css_name(surface.widget)),
    ])
  }
}

/// The name of an object's class.
private func name(of object: UnsafeMutableRawPointer) -> String {
  String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
}
#endif
