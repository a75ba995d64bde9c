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
    // 1024ths of dots an inch; 96 dots an inch are usual.
    let resolution = Double(elastic_gtk_int(object, "gtk-xft-dpi")) / 1024
    return Surroundings(
      direction: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight,
      reduceMotion: !isAnimated, scheme: isDark(widget) ? .dark : .light,
      increasedContrast: theme.hasPrefix("HighContrast") || theme.hasPrefix("Default-hc")
        || elastic_gtk_adwaita_contrast() != 0,
      textScale: resolution > 0 ? min(max(resolution / 96, 0.5), 4) : 1)
  }

  /// Whether windows are dark, by the theme's own colour for them: libadwaita and themes of other people do not say it
  /// in GTK's settings.
  private func isDark(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let names = ["window_bg_color", "theme_bg_color"]
    if let color = names.lazy.compactMap({ ElasticColor(named: $0, in: widget) }).first {
      let white = ElasticColor(hex: 0xFFFF_FFFF)
      return color.contrast(with: white) > color.contrast(with: .black)
    }
    return elastic_gtk_flag(object, "gtk-application-prefer-dark-theme") != 0
  }

  private var themeName: String {
    guard let name = elastic_gtk_string(object, "gtk-theme-name") else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }
}
#endif
