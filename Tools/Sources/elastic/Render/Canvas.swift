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

  /// Draws a picture in place of the previous one.
  /// - Returns: false if it looks like the previous one, which then stays.
  @discardableResult func draw(_ picture: Picture) throws -> Bool {
    drawing.removeAll()
    picture.stage.draw(into: &drawing)
    let palette = picture.palette
    guard palette != self.palette || !drawing.looks(like: shown) else { return false }
    try Pixels.reporting { () throws(CairoError) in
      // Fill the whole canvas: the component may be smaller, or end within a pixel.
      image.clear(to: picture.background.color(in: palette))
      try image.draw(drawing, palette: palette, family: picture.stage.font ?? "sans") {
        picture.stage.pictures?.picture(for: $0)
      }
    }
    self.palette = palette
    swap(&drawing, &shown)
    return true
  }

  /// Draws a frame of a film with straight alpha, as ffmpeg expects, every frame on the same background.
  /// - Parameter bleeds: whether clear pixels get the colour of the pixel before them. Lossy codecs mix
  /// neighbouring colours, and black ones would darken every edge.
  func drawFrame(_ picture: Picture, bleeds: Bool) throws {
    guard try draw(picture), picture.background.color(in: picture.palette).alpha < 1 else { return }
    image.withMutablePixels { StraightAlpha.convert($0, bleeds: bleeds) }
  }
}

extension Drawing {
  fileprivate func looks(like other: Drawing) -> Bool {
    items == other.items && text == other.text && paths == other.paths
  }
}
#endif
