#if Cairo
import ElasticCairo
import ElasticKit

/// Draws the result of `body` on a picture, by default of 40 by 30 points.
func picture(
  width: Double = 40, height: Double = 30, scale: Double = 1, _ body: (inout Drawing) -> Void
) throws -> CairoImage {
  var drawing = Drawing()
  body(&drawing)
  let image = try CairoImage(size: Size2D(width: width, height: height), scale: scale)
  try image.draw(drawing)
  return image
}

let red = Paint.color(ElasticColor(hex: 0xFF00_00FF))
let blue = Paint.color(ElasticColor(hex: 0x0000_FFFF))

extension CairoImage {
  /// The alpha of a pixel, 0 to 255.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The area that is covered, in pixels.
  var area: Double {
    withPixels { pixels in pixels.reduce(0.0) { $0 + Double($1 >> 24) } } / 255
  }

  /// The columns and rows from the first to the last that anything is drawn on; nil for none.
  var drawn: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let places = (0..<height).flatMap { y in (0..<width).map { (x: $0, y: y) } }
      .filter { alpha($0.x, $0.y) > 0 }
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else { return nil }
    return (left...right, top...bottom)
  }
}
#endif
