#if Cairo
import CCairo
import ElasticKit

/// Draws a `Drawing` with cairo, its text with Pango.
///
/// Points become `scale` units of the context, before the context's transform. An item that cannot be
/// drawn (a coordinate or size that is not a number, a group whose transform has no inverse) is left
/// out; coordinates beyond a million pixels are drawn as if they lay there. Apart from what cairo and
/// Pango need themselves nothing is allocated.
///
/// A clip is read inside its group's transform. A mitred corner longer than ten line widths is
/// bevelled. A dash starts where the trimmed line starts.
public struct CairoRenderer: Sendable {
  /// The colours of the roles.
  public var palette: ElasticPalette
  /// Units of the context for a point; nothing is drawn unless it is above 0 and finite.
  public var scale: Double
  /// The font family of words, as ``TextMeasure`` has it.
  public var family: String

  /// A renderer with these colours and this scale; words are in the system's sans-serif font by default.
  public init(
    palette: ElasticPalette = ElasticPalette(), scale: Double = 1, family: String = "sans"
  ) {
    self.palette = palette
    self.scale = scale
    self.family = family
  }

  /// Draws `drawing` on `context`, a `cairo_t`, whose state is the same afterwards.
  /// - Parameter slot: draws a host's own content into a slot's frame at an opacity, on the same
  ///   context, already transformed and clipped. By default slots are empty.
  /// - Throws: ``CairoError/failed(_:)`` with cairo's message, also when `context` had failed before.
  public func draw(
    _ drawing: Drawing, on context: OpaquePointer,
    slot: (_ item: ItemID, _ frame: Rect2D, _ opacity: Double) -> Void = { _, _, _ in }
  ) throws(CairoError) {
    try CairoError.check(cairo_status(context))
    guard scale > 0, scale.isFinite else { return }
    cairo_save(context)
    cairo_new_path(context)
    // Chords may stray a fiftieth of a pixel: a pixel is then off by 5 of 255 at most, where cairo's
    // own tenth allows 25.
    cairo_set_tolerance(context, 0.02)
    if context.transform(by: .scale(scale, scale)) {
      withoutActuallyEscaping(slot) { slot in
        var pass = CairoPass(
          drawing: drawing, palette: palette, family: family, context: context, slot: slot)
        var index = 0
        // Every turn ends at an end that belongs to no group, or after the last item.
        while index < drawing.items.count { index = pass.draw(from: index, opacity: 1) }
        pass.finish()
      }
    }
    cairo_restore(context)
    try CairoError.check(cairo_status(context))
  }
}

/// One drawing being drawn.
private struct CairoPass {
  let drawing: Drawing
  let palette: ElasticPalette
  let family: String
  let context: OpaquePointer
  let slot: (ItemID, Rect2D, Double) -> Void
  /// Made for the first text.
  var text: TextLine?

  func finish() { text?.release() }

  /// Draws the items up to the end of the group they are in; returns the place after that.
  mutating func draw(from first: Int, opacity: Double) -> Int {
    var index = first
    while index < drawing.items.count {
      let item = drawing.items[index]
      index += 1
      let opacity = opacity * item.opacity.unit
      switch item.content {
      case .endGroup: return index
      case .group(let transform, let clip):
        index = drawGroup(
          item, transform: transform, clip: clip, from: index, opacity: opacity)
      case _ where !(opacity > 0): break
      case .fill(let paint, let rule): fill(item, paint, rule, opacity: opacity)
      case .stroke(let paint, let style): stroke(item, paint, style, opacity: opacity)
      case .text(let paint, let run): draw(item, run, paint, opacity: opacity)
      case .slot(let frame): slot(item.id, frame, opacity)
      }
    }
    return index
  }

  private mutating func drawGroup(
    _ item: Drawing.Item, transform: Affine, clip: FillRule?, from first: Int, opacity: Double
  ) -> Int {
    let (end, count) = extent(ofGroupFrom: first)
    guard opacity > 0, count > 0 else { return end }
    cairo_save(context)
    defer { cairo_restore(context) }
    guard context.transform(by: transform) else { return end }
    if let clip {
      guard context.setPath(drawing.path(of: item)) else { return end }
      cairo_set_fill_rule(context, clip.cairo)
      cairo_clip(context)
    }
    // A single item can have the opacity itself; several must not show through one another.
    let isIsolated = opacity < 1 && count > 1
    if isIsolated { cairo_push_group(context) }
    let next = draw(from: first, opacity: isIsolated ? 1 : opacity)
    if isIsolated {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
    return next
  }

  /// The place after a group's end, and how many items it draws.
  private func extent(ofGroupFrom first: Int) -> (end: Int, count: Int) {
    var depth = 1
    var count = 0
    for index in first..<drawing.items.count {
      switch drawing.items[index].content {
      case .group: depth += 1
      case .endGroup:
        depth -= 1
        if depth == 0 { return (index + 1, count) }
      default: count += 1
      }
    }
    return (drawing.items.count, count)
  }

  private func fill(_ item: Drawing.Item, _ paint: Paint, _ rule: FillRule, opacity: Double) {
    guard context.setPath(drawing.path(of: item)) else { return }
    context.setSource(palette[paint], opacity: opacity)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
  }

  private func stroke(
    _ item: Drawing.Item, _ paint: Paint, _ style: PathStroke, opacity: Double
  ) {
    guard context.setLine(style),
      context.setPath(drawing.path(of: item), from: style.start, to: style.end)
    else { return }
    context.setSource(palette[paint], opacity: opacity)
    cairo_stroke(context)
  }

  private mutating func draw(
    _ item: Drawing.Item, _ run: TextRun, _ paint: Paint, opacity: Double
  ) {
    let line = text ?? TextLine(sharing: context, family: family)
    text = line
    let bytes = drawing.text[item.text]
    guard line.set(bytes, size: run.size, weight: run.weight, isRightToLeft: run.isRightToLeft)
    else { return }
    guard context.setPoint(run.origin(width: line.width)) else { return }
    context.setSource(palette[paint], opacity: opacity)
    line.show(on: context)
    cairo_new_path(context)
  }
}
#endif
