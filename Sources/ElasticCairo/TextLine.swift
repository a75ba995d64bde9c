#if Cairo
import CCairo
import ElasticKit

/// Points above which text is not drawn: a letter would be larger than any screen.
private let largestSize = 10_000.0

/// One line of text laid out by Pango, unhinted, so that it keeps its shape at every scale.
///
/// Letters that the font family does not have are drawn in another installed font, which fontconfig finds.
struct TextLine {
  private let layout: OpaquePointer
  private let family: String
  /// From 100 to 1000; nil for the weight of each text.
  private let heaviness: Int?

  /// A line for a context, which is a `cairo_t`, at its resolution.
  init(sharing context: OpaquePointer, family: String, heaviness: Int? = nil) {
    self.init(pango_cairo_create_context(context), family, heaviness)
  }

  /// A line that is only measured.
  init(family: String, heaviness: Int? = nil) {
    self.init(
      pango_font_map_create_context(pango_cairo_font_map_get_default()), family, heaviness)
  }

  private init(_ pango: OpaquePointer, _ family: String, _ heaviness: Int?) {
    self.family = family
    self.heaviness = heaviness
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(pango, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(pango, 0)
    layout = pango_layout_new(pango)
    g_object_unref(UnsafeMutableRawPointer(pango))
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 0)
  }

  /// Frees Pango's objects; the line must not be used afterwards.
  func release() { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Lays out UTF-8, with U+FFFD for invalid sequences; false for a size that cannot be drawn.
  func set(
    _ utf8: ArraySlice<UInt8>, size: Double, weight: TextRun.Weight, isRightToLeft: Bool
  ) -> Bool {
    guard size > 0, size <= largestSize, utf8.count <= 1 << 20 else { return false }
    let font = pango_font_description_new()
    pango_font_description_set_family(font, family)
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    let given = heaviness.map { PangoWeight(rawValue: UInt32($0)) }
    pango_font_description_set_weight(
      font, given ?? (weight == .bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_context_set_base_dir(
      pango_layout_get_context(layout),
      isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_context_changed(layout)
    utf8.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return pango_layout_set_text(layout, "", 0) }
      // It also replaces zeros, which would end a C string.
      let text = g_utf8_make_valid(start, bytes.count)
      pango_layout_set_text(layout, text, -1)
      g_free(text)
    }
    return true
  }

  /// The advance of the line, in points.
  var width: Double { extents.width }

  /// From the top of the highest letters of the font to the bottom of the lowest, in points.
  var height: Double { extents.height }

  private var extents: (width: Double, height: Double) {
    var rect = PangoRectangle()
    pango_layout_get_extents(layout, nil, &rect)
    let unit = Double(PANGO_SCALE)
    return (Double(rect.width) / unit, Double(rect.height) / unit)
  }

  /// The letters that no installed font has, which are drawn as boxes.
  var unknownCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// Draws the line, its left end at the current point of a context, on the baseline.
  func show(on context: OpaquePointer) {
    pango_cairo_update_layout(context, layout)
    pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0))
  }

  /// Adds the outlines of the letters to the path of a context, where `show` would draw them.
  func append(to context: OpaquePointer) {
    pango_cairo_update_layout(context, layout)
    pango_cairo_layout_line_path(context, pango_layout_get_line_readonly(layout, 0))
  }
}
#endif
