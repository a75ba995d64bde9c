#if GTK
import CGTK4
import ElasticKit

/// A part of a widget whose colours CSS can set, as a node of its own: `elasticsurface > wave`.
struct WidgetPart {
  /// The name of its CSS node.
  let name: String
  /// The role in the drawing that has its background colour.
  let role: ColorRole
}

/// The colours and the font that the theme, or the program's CSS, gives a widget.
@MainActor
final class WidgetLook {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let role: ColorRole?
  /// A child that is never drawn: CSS has nodes only for widgets.
  private let part: UnsafeMutablePointer<GtkWidget>?
  private var text: ElasticColor?
  private var background: ElasticColor?
  private var foreground: ElasticColor?
  private var named: [ElasticColor?] = []
  /// The font family.
  private(set) var family = "sans"

  /// The look of a widget, which must outlive this.
  init(of widget: UnsafeMutablePointer<GtkWidget>, part: WidgetPart?) {
    self.widget = widget
    role = part?.role
    self.part = part.map {
      WidgetClass.makeWidget(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, cssName: $0.name)
    }
    if let node = self.part {
      gtk_widget_set_parent(node, widget)
      gtk_widget_set_child_visible(node, 0)
    }
    Self.addDefaults(to: gtk_widget_get_display(widget))
    update()
  }

  /// Looks all of it up; returns whether the font family is another.
  @discardableResult
  func update() -> Bool {
    text = ElasticColor(textOf: widget)
    background = part.flatMap { ElasticColor(backgroundOf: $0, isOpaque: false) }
    foreground = part.map { ElasticColor(textOf: $0) }
    named = Name.allCases.map { ElasticColor(named: $0.rawValue, in: widget) }
    let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget))
    let family = pango_font_description_get_family(font).map { String(cString: $0) } ?? "sans"
    defer { self.family = family }
    return family != self.family
  }

  /// The colours that themes define, for windows in general.
  private enum Name: String, CaseIterable {
    case accent = "accent_bg_color"
    case onAccent = "accent_fg_color"
    case selection = "theme_selected_bg_color"
    case window = "window_bg_color"
    case background = "theme_bg_color"
    case foreground = "theme_fg_color"
  }

  private func color(_ name: Name) -> ElasticColor? {
    named[Name.allCases.firstIndex(of: name) ?? 0]
  }

  /// The kit's colours, but for those that the theme or the program defines.
  func palette(_ surroundings: Surroundings) -> ElasticPalette {
    var palette = ElasticPalette(surroundings)
    if let background = color(.window) ?? color(.background) { palette[.background] = background }
    // Outside of a window nothing is inherited.
    if gtk_widget_get_root(widget) != nil, let text {
      for role in [ColorRole.label, .line, .dot] { palette[role] = text }
    } else if let text = color(.foreground) {
      palette[.label] = text
    }
    if let accent = color(.onAccent) { palette[.onTint] = accent }
    // Words in the tint are legible on that background.
    if let tint = color(.accent) ?? color(.selection) { palette.setTint(tint) }
    if let role, let background {
      if role == .tint {
        // Text on it is inherited from the window, for whose background it was chosen, unless CSS sets it here.
        if let foreground, foreground != text { palette[.onTint] = foreground }
        palette.setTint(background)
      } else {
        palette[role] = background
      }
    }
    return palette
  }

  /// What a theme knows nothing of: the text of a header, on a surface that is dark in a light window.
  private static let defaults = """
    elasticsurface > .on-dark, elasticsurface > .on-dark button.flat { color: white; }
    elasticsurface > .on-light, elasticsurface > .on-light button.flat { color: black; }
    """

  private static var styled: Set<OpaquePointer> = []

  private static func addDefaults(to display: OpaquePointer?) {
    guard let display, styled.insert(display).inserted else { return }
    // Just above the theme, which colours flat buttons and is at the priority of the settings, and below all of the program's.
    elastic_gtk_add_css(display, defaults, guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS) + 1)
  }
}

extension ElasticColor {
  /// A named colour of the widget's theme; nil if it is not defined.
  @MainActor
  init?(named name: String, in widget: UnsafeMutablePointer<GtkWidget>) {
    var color = GdkRGBA()
    guard elastic_gtk_color(widget, name, &color) != 0 else { return nil }
    self.init(color)
  }

  /// The CSS colour of a widget's text.
  @MainActor
  init(textOf widget: UnsafeMutablePointer<GtkWidget>) {
    var color = GdkRGBA()
    elastic_gtk_text_color(widget, &color)
    self.init(color)
  }

  private init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}
#endif
