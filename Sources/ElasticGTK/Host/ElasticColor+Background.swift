#if GTK
import CGTK4
import ElasticCairo
import ElasticKit

extension ElasticColor {
  /// The background that the theme, or the program's CSS, gives a widget: the colour in the middle of it. A widget
  /// without one, such as a scrolled window, has that of the children that cover all of it. Nil for none, and, if it is to be
  /// opaque, if one can see through it.
  @MainActor
  init?(backgroundOf widget: UnsafeMutablePointer<GtkWidget>, isOpaque: Bool = true) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let one = next {
      // The only pixel is in the middle: round corners and frames are at the sides.
      let (width, height) = (max(one.size.width, 100), max(one.size.height, 100))
      elastic_gtk_draw_background(one, context, -width / 2, -height / 2, width, height)
      next = one.coveringChild
    }
    cairo_surface_flush(surface)
    let pixel = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!)
      .load(as: UInt32.self)
    let alpha = pixel >> 24
    guard alpha == 0xFF || (alpha > 0 && !isOpaque) else { return nil }
    // cairo's colours are multiplied by their alpha.
    let part = { (shift: UInt32) in Double(pixel >> shift & 0xFF) / Double(alpha) }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: Double(alpha) / 255)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var size: Size2D {
    Size2D(width: Double(gtk_widget_get_width(self)), height: Double(gtk_widget_get_height(self)))
  }

  /// The child that is at least as large as the widget, as scrolled content is; nil without one, or before a layout.
  fileprivate var coveringChild: UnsafeMutablePointer<GtkWidget>? {
    guard !size.isEmpty else { return nil }
    var next = gtk_widget_get_last_child(self)
    while let child = next {
      let isLarge = child.size.width >= size.width && child.size.height >= size.height
      if gtk_widget_get_visible(child) != 0, isLarge { return child }
      next = gtk_widget_get_prev_sibling(child)
    }
    return nil
  }
}
#endif
