#if Cairo
@_spi(Programs) import ElasticCairo
import ElasticKit

/// A canvas that is reused for one picture after another.
///
/// Used by one task at a time.
final class Canvas: @unchecked Sendable {
  let image: CairoImage
  private var drawing = Drawing()
  /// Its current content.
  private var shown = Drawing()
  private var layers: DrawnLayers?
  private var palette: ElasticPalette?

  /// A canvas of `size` points, its sides rounded up to a multiple of `step` pixels.
  /// - Throws: a ``Failure`` if no picture can have this size.
  init(size: Size2D, scale: Double, step: Int = 1) throws {
    let asked = "\(Numbers.text(size)) points, \(Numbers.text(scale)) pixels each"
    image = try Pixels.reporting(asked) { () throws(CairoError) in
      let image = try CairoImage(size: size, scale: scale)
      if image.width % step == 0, image.height % step == 0 { return image }
      func padded(_ side: Int) -> Int { (side + step - 1) / step * step }
      return try CairoImage(
        width: padded(image.width), height: padded(image.height), scale: scale)
    }
  }

  /// Pixels.
  var size: Size2D { Size2D(width: Double(image.width), height: Double(image.height)) }

  /// Draws a picture in place of the previous one, where it differs from that.
  /// - Returns: the pixels that may have changed; nil if it looks like the previous one.
  @discardableResult func draw(_ picture: Picture) throws -> PixelBox? {
    drawing.removeAll()
    picture.stage.draw(into: &drawing)
    let palette = picture.palette
    let isNew = palette != self.palette
    guard isNew || !drawing.looks(like: shown) else { return nil }
    let color = picture.background.color(in: palette)
    let whole = PixelBox(width: image.width, height: image.height)
    let layers = DrawnLayers(drawing, scale: picture.scale, in: whole)
    // Pixels that are seen through may have been changed since.
    let change = isNew || color.alpha < 1 ? whole : layers.change(from: self.layers ?? layers)
    if let change {
      try Pixels.reporting { () throws(CairoError) in
        // The whole part, not only the drawing's: the component may be smaller, or end within a pixel.
        try image.replace(
          columns: change.columns, rows: change.rows, by: color, drawing, palette: palette,
          family: picture.stage.font ?? "sans"
        ) {
          picture.stage.pictures?.picture(for: $0)
        }
      }
    }
    self.palette = palette
    self.layers = layers
    swap(&drawing, &shown)
    return change
  }

  /// Draws a frame of a film with straight alpha, as ffmpeg expects, every frame on the same background.
  /// - Parameter bleeds: whether clear pixels get the colour of the pixel before them. Lossy codecs mix
  /// neighbouring colours, and black ones would darken every edge.
  /// - Returns: the pixels that may have changed; nil for none.
  @discardableResult func drawFrame(_ picture: Picture, bleeds: Bool) throws -> PixelBox? {
    let change = try draw(picture)
    guard change != nil, picture.background.color(in: picture.palette).alpha < 1 else {
      return change
    }
    image.withMutablePixels { StraightAlpha.convert($0, bleeds: bleeds) }
    return change
  }
}

extension Drawing {
  fileprivate func looks(like other: Drawing) -> Bool {
    items == other.items && text == other.text && paths == other.paths
  }
}
#endif
