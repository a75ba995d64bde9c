#if Cairo
import CCairo
import ElasticKit

extension CairoImage {
  /// Replaces the picture, or a part of it, by a colour with a drawing over it, with other pictures in the frames of slots.
  /// - Parameters:
  ///   - columns: the part's, in pixels.
  ///   - rows: the part's, in pixels.
  ///   - picture: the picture for a slot, if there is one; it fills the slot's frame.
  /// - Throws: ``CairoError/failed(_:)`` if cairo fails.
  @_spi(Programs) public func replace(
    columns: Range<Int>, rows: Range<Int>, by color: ElasticColor, _ drawing: Drawing,
    palette: ElasticPalette, family: String = "sans", picture: (ItemID) -> CairoImage?
  ) throws(CairoError) {
    let renderer = CairoRenderer(palette: palette, scale: scale, family: family)
    try onPixels { (context) throws(CairoError) in
      cairo_rectangle(
        context, Double(columns.lowerBound), Double(rows.lowerBound), Double(columns.count),
        Double(rows.count))
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      context.setSource(color, opacity: 1)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      try renderer.draw(drawing, on: context) { id, frame, opacity in
        guard let other = picture(id), frame.width > 0, frame.height > 0 else { return }
        cairo_save(context)
        cairo_translate(context, frame.minX, frame.minY)
        cairo_scale(
          context, frame.width / Double(other.width), frame.height / Double(other.height))
        other.setAsSource(of: context)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
      }
    }
  }

  /// Fills the picture with colours from top to bottom.
  @_spi(Programs) public func fill(from top: ElasticColor, to bottom: ElasticColor) {
    onPixels { context in
      let pattern = cairo_pattern_create_linear(0, 0, 0, Double(height))
      for (place, color) in [(0.0, top), (1.0, bottom)] {
        cairo_pattern_add_color_stop_rgba(
          pattern, place, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit)
      }
      cairo_set_source(context, pattern)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Lays a colour over the whole picture.
  @_spi(Programs) public func veil(_ color: ElasticColor) {
    onPixels { context in
      context.setSource(color, opacity: 1)
      cairo_paint(context)
    }
  }
}
#endif
