#if GTK
import CGTK4

/// A window of a program.
public final class GTKWindow: GTKWidget {
  private nonisolated var window: UnsafeMutablePointer<GtkWindow> { cast() }

  /// An empty window, not yet presented.
  /// - Parameters:
  ///   - width: the child's width in points, until the reader changes it.
  ///   - height: the child's height, without a title bar.
  public init(_ application: GTKApplication, title: String, width: Int, height: Int) {
    self.title = title
    self.application = application
    super.init(gtk_application_window_new(application.cast()))
    gtk_window_set_title(window, title.wholeInC)
    gtk_window_set_default_size(window, Int32(clamping: width), Int32(clamping: height))
  }

  /// Its program.
  private weak var application: GTKApplication?

  /// Adds an action `win.name`, for menus, buttons and keys, in this window.
  /// - Parameters:
  ///   - name: its name, without `win.`.
  ///   - keys: keys that perform it in each window that has it, as GTK writes them: `F5`, `<Control>r`.
  ///   - perform: what it does. Capture widgets weakly.
  @discardableResult
  public func addAction(
    _ name: String, keys: [String] = [], perform: @escaping @MainActor () -> Void
  ) -> GTKAction {
    application?.bind(keys, to: "win.\(name)")
    return GTKAction(name, in: OpaquePointer(pointer), perform)
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
