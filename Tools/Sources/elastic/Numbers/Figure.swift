import ElasticExport
import ElasticKit

/// A picture of outlines and points, centred and scaled down to fit.
struct Figure: Illustration {
  private var outlines: [(path: BezierPath, role: ColorRole, opacity: Double)] = []
  /// Points, each with an optional direction.
  private var places: [(point: Point2D, tangent: Vector2D?)] = []

  /// Adds an outline over the previous ones.
  mutating func add(_ path: BezierPath, _ role: ColorRole = .tint, opacity: Double = 1) {
    outlines.append((path, role, opacity))
  }

  /// Adds a dot or, with a direction, an arrowhead.
  mutating func add(_ point: Point2D, facing tangent: Vector2D? = nil) {
    places.append((point, tangent))
  }

  func svg(size: Size2D, palette: ElasticPalette) -> [UInt8] {
    let map = map(into: Rect2D(x: 30, y: 30, width: size.width - 60, height: size.height - 60))
    var drawing = Drawing()
    drawing.rect(Rect2D(origin: .origin, size: size))
    drawing.fill(ItemID(.background), .role(.background))
    for (index, outline) in outlines.enumerated() {
      drawing.append(outline.path.elements, by: map)
      drawing.stroke(
        ItemID(.path, index), .role(outline.role),
        PathStroke(width: 2, cap: .round, join: .round), opacity: outline.opacity)
    }
    for (index, place) in places.enumerated() {
      let center = map(place.point)
      if let tangent = place.tangent {
        // An arrowhead 13 long and 12 wide.
        let side = Vector2D(-tangent.dy, tangent.dx)
        drawing.move(to: center + tangent * 8)
        drawing.line(to: center - tangent * 5 + side * 6)
        drawing.line(to: center - tangent * 5 - side * 6)
        drawing.close()
      } else {
        drawing.ellipse(in: Rect2D(x: center.x - 4, y: center.y - 4, width: 8, height: 8))
      }
      drawing.fill(ItemID(.dot, index), .role(.label))
    }
    return SVGDocument(size: size, palette: palette, decimals: 2).bytes(of: drawing)
  }

  /// Scales uniformly and centres in `frame`.
  private func map(into frame: Rect2D) -> Affine {
    var all = BezierPath()
    for outline in outlines { all.append(outline.path.elements) }
    for place in places {
      all.move(to: place.point)
      all.line(to: place.point)
    }
    return all.bounds.flatMap { Affine.fitting($0, into: frame) } ?? .identity
  }
}
