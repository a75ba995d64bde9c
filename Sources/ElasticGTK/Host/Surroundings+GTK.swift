#if GTK
import CGTK4
import ElasticKit

/// GTK's settings of the reader's display.
@MainActor
struct DisplaySettings {
  private let object: UnsafeMutableRawPointer

  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    object = UnsafeMutableRawPointer(gtk_widget_get_settings(widget)!)
  }

  /// Whether GTK is to animate anything.
  var isAnimated: Bool { elastic_gtk_flag(object, "gtk-enable-animations") != 0 }

  /// Calls `body` whenever one of them changes, as long as the widget lives.
  func observe(
    for widget: UnsafeMutablePointer<GtkWidget>, _ body: @escaping @MainActor () -> Void
  ) {
    connect(object, "notify", owner: UnsafeMutableRawPointer(widget)) { _ in body() }
  }

  /// The reader's settings from GTK's settings and the widget.
  func surroundings(of widget: UnsafeMutablePointer<GtkWidget>) -> Surroundings {
    let theme = themeName
    let isDark =
      elastic_gtk_flag(object, "gtk-application-prefer-dark-theme") != 0
      || theme.hasSuffix("-dark") || theme.hasSuffix("Inverse")
    // 1024ths of dots an inch; 96 dots an inch are usual.
    let resolution = Double(elastic_gtk_int(object, "gtk-xft-dpi")) / 1024
    return Surroundings(
      direction: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight,
      reduceMotion: !isAnimated, scheme: isDark ? .dark : .light,
      increasedContrast: theme.hasPrefix("HighContrast") || theme.hasPrefix("Default-hc"),
      textScale: resolution > 0 ? min(max(resolution / 96, 0.5), 4) : 1)
  }

  private var themeName: String {
    guard let name = elastic_gtk_string(object, "gtk-theme-name") else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }
}

extension ElasticPalette {
  /// The kit's colours, except those that the theme defines.
  @MainActor
  init(of widget: UnsafeMutablePointer<GtkWidget>, _ surroundings: Surroundings) {
    self.init(surroundings)
    if let tint = ElasticColor(named: "theme_selected_bg_color", in: widget) { setTint(tint) }
    self[.label] = ElasticColor(named: "theme_fg_color", in: widget) ?? self[.label]
    self[.background] = ElasticColor(named: "theme_bg_color", in: widget) ?? self[.background]
  }
}

extension ElasticColor {
  /// A named colour of the widget's theme; nil if it is not defined.
  @MainActor
  fileprivate init?(named name: String, in widget: UnsafeMutablePointer<GtkWidget>) {
    var color = GdkRGBA()
    guard elastic_gtk_color(widget, name, &color) != 0 else { return nil }
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}
#endif
