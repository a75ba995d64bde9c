#if Cairo
import CCairo
import ElasticKit

extension CairoImage {
  /// Draws texts over the picture, in a finish; each keeps its own colour over those of the outline, the shadow and the glow.
  /// - Throws: ``CairoError/failed(_:)`` when there is no memory.
  @_spi(Programs) public func draw(_ texts: [PlacedText], _ finish: TextFinish) throws(CairoError) {
    let outline = finish.outline.map { $0.reach > 0 ? $0.reach : 0 } ?? 0
    let largest = texts.map(\.run.size).max() ?? 0
    for halo in [finish.shadow, finish.glow] {
      guard let halo, halo.color.alpha > 0, halo.reach > 0 || halo.drop != 0 else { continue }
      let soft = try CairoImage(width: width, height: height, scale: scale)
      soft.onContext { context in
        let line = TextLine(sharing: context, family: finish.family, heaviness: finish.weight)
        defer { line.release() }
        for text in texts {
          guard line.start(text, lower: halo.drop, on: context) else { continue }
          context.setSource(halo.color, opacity: 1)
          line.append(to: context)
          context.strokeAndFill(around: outline * text.run.size)
        }
      }
      soft.blur(reach: halo.reach * largest * scale)
      // The blur of a thin letter is faint: twice is light.
      for _ in 0..<(halo == finish.glow ? 2 : 1) { paint(soft) }
    }
    onContext { context in
      let line = TextLine(sharing: context, family: finish.family, heaviness: finish.weight)
      defer { line.release() }
      if let halo = finish.outline, outline > 0 {
        for text in texts where line.start(text, on: context) {
          context.setSource(halo.color, opacity: 1)
          line.append(to: context)
          context.strokeAndFill(around: outline * text.run.size)
        }
      }
      for text in texts where line.start(text, on: context) {
        context.setSource(text.color, opacity: 1)
        line.show(on: context)
        cairo_new_path(context)
      }
    }
    try checkContext()
  }

  /// Paints another picture of the same size over this one.
  private func paint(_ other: CairoImage) {
    onPixels { context in
      other.setAsSource(of: context)
      cairo_paint(context)
    }
  }
}

extension TextLine {
  /// Lays out a text and goes to its beginning; false if it cannot be drawn.
  fileprivate func start(
    _ text: PlacedText, lower drop: Double = 0, on context: OpaquePointer
  ) -> Bool {
    var run = text.run
    run.position.y += drop * run.size
    cairo_new_path(context)
    return set(
      text.utf8[...], size: run.size, weight: run.weight, isRightToLeft: run.isRightToLeft)
      && context.setPoint(run.origin(width: width))
  }
}

extension OpaquePointer {
  /// Fills the path of a context and a line around it.
  fileprivate func strokeAndFill(around width: Double) {
    if width > 0 {
      cairo_set_line_width(self, 2 * width)
      cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
      cairo_stroke_preserve(self)
    }
    cairo_fill(self)
  }
}
#endif
