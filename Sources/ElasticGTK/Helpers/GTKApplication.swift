#if GTK
import CGTK4

/// A program with windows.
public final class GTKApplication: GTKObject {
  /// A program with a name such as `org.example.Mail`; each start is a separate instance.
  public init(id: String) {
    let application = gtk_application_new(id, G_APPLICATION_NON_UNIQUE)!
    // The creator owns an object without a floating reference: transfer the ownership.
    super.init(adopting: application)
    g_object_unref(application)
  }

  /// Calls `start`, which should open a window, and returns when the last window is closed: the
  /// exit status. No widget can be made before.
  public func run(_ start: @escaping @MainActor () -> Void) -> Int32 {
    connect("activate") { _ in start() }
    return g_application_run(pointer.assumingMemoryBound(to: GApplication.self), 0, nil)
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

  /// Calls once, after some seconds; at once for NaN. What `body` refers to should be captured weakly.
  public static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
    // The timer owns it until the call.
    Timer().start(after: seconds, body)
  }
}

/// A window of a program.
public final class GTKWindow: GTKWidget {
  private nonisolated var window: UnsafeMutablePointer<GtkWindow> {
    pointer.assumingMemoryBound(to: GtkWindow.self)
  }

  /// An empty window, not yet presented.
  /// - Parameters:
  ///   - width: the child's width in points, until the reader changes it.
  ///   - height: the child's height, without a title bar.
  public init(_ application: GTKApplication, title: String, width: Int, height: Int) {
    let application = application.pointer.assumingMemoryBound(to: GtkApplication.self)
    self.title = title
    super.init(gtk_application_window_new(application))
    gtk_window_set_title(window, title.wholeInC)
    gtk_window_set_default_size(window, Int32(clamping: width), Int32(clamping: height))
  }

  /// The title.
  public var title: String {
    didSet { gtk_window_set_title(window, title.wholeInC) }
  }

  /// The child widget.
  public var child: GTKWidget? {
    didSet { gtk_window_set_child(window, child?.widget) }
  }

  /// Shows it.
  public func present() {
    makeRoomForTitleBar()
    gtk_window_present(window)
  }

  /// On Wayland GTK draws the title bar inside of the window, and would take its height from the child.
  private func makeRoomForTitleBar() {
    guard let child, gtk_widget_get_realized(widget) == 0 else { return }
    gtk_widget_realize(widget)
    var (whole, inside): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &whole, nil, nil, nil)
    gtk_widget_measure(child.widget, GTK_ORIENTATION_VERTICAL, -1, &inside, nil, nil, nil)
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    gtk_window_set_default_size(
      window, width, Int32(clamping: Int(height) + Int(max(whole - inside, 0))))
  }

  /// Closes it for good.
  public func close() { gtk_window_destroy(window) }
}
#endif
