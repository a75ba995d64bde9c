#if GTK
import CGTK4

/// A program with windows.
public final class GTKApplication: GTKObject {
  private var hasStarted = false

  /// A program with a name of its own, such as `org.example.Mail`.
  /// - Parameters:
  ///   - id: the name: at least two words with a period between them, in letters, digits, `-` and `_`.
  ///   - isUnique: whether a second start only presents the window of the first. Without it each start is a separate instance.
  public init(id: String, isUnique: Bool = true) {
    precondition(
      g_application_id_is_valid(id) != 0,
      "the name of a program is like org.example.Mail, and not \(id)")
    #if !canImport(Darwin)
    SoftwareGL.avoid()
    #endif
    let flags = isUnique ? GApplicationFlags(0) : G_APPLICATION_NON_UNIQUE
    let application = gtk_application_new(id, flags)!
    // The creator owns an object without a floating reference: transfer the ownership.
    super.init(adopting: application)
    g_object_unref(application)
  }

  /// Calls `start`, which should open a window, and returns when the last window is closed: the
  /// exit status. No widget can be made before.
  ///
  /// A program that is started again while it runs presents its last window.
  public func run(_ start: @escaping @MainActor () -> Void) -> Int32 {
    connect("activate") { [weak self] _ in
      guard let self else { return }
      let last = gtk_application_get_active_window(cast())
      if let last, hasStarted { return gtk_window_present(last) }
      hasStarted = true
      start()
    }
    return g_application_run(cast(), 0, nil)
  }

  /// Makes ``run(_:)`` return, instead of killing the program, on Ctrl-C in its
  /// terminal or on a signal to end.
  public func returnOnInterrupt() {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      g_unix_signal_add(
        signal,
        { application in
          g_application_quit(application!.assumingMemoryBound(to: GApplication.self))
          return 1
        }, pointer)
    }
  }

  /// Adds an action `app.name`, for menus, buttons and keys.
  /// - Parameters:
  ///   - name: its name, without `app.`.
  ///   - keys: keys that perform it, as GTK writes them: `F5`, `<Control>r`.
  ///   - perform: what it does. Capture widgets weakly.
  @discardableResult
  public func addAction(
    _ name: String, keys: [String] = [], perform: @escaping @MainActor () -> Void
  ) -> GTKAction {
    bind(keys, to: "app.\(name)")
    return GTKAction(name, in: OpaquePointer(pointer), perform)
  }

  /// Performs an action by keys, for example `win.refresh`.
  func bind(_ keys: [String], to action: String) {
    guard !keys.isEmpty else { return }
    let copies = keys.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var list = copies.map { UnsafePointer($0) } + [nil]
    gtk_application_set_accels_for_action(cast(), action, &list)
  }

  /// Adds style sheets to all windows, above the theme's. GTK reports a mistake in them on standard error.
  ///
  ///     GTKApplication.addCSS("elasticsurface > wave { background-color: teal; }")
  ///
  /// Can be called from the start of ``run(_:)`` on.
  public static func addCSS(_ css: String) {
    guard let display = gdk_display_get_default() else { return }
    elastic_gtk_add_css(display, css, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Calls once, after some seconds; at once for NaN. What `body` refers to should be captured weakly.
  public static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
    // The timer owns it until the call.
    Timer().start(after: seconds, body)
  }
}
#endif
