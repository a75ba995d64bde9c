#if Cairo
import CCairo
import ElasticKit

/// The largest coordinate in pixels; coordinates beyond are clamped to it. Cairo's own numbers overflow
/// at 2²³.
private let farthest = 1e6

/// Writes a path into a context, in pixels.
private struct CairoPathSink: PathSink {
  let context: OpaquePointer
  let map: Affine
  /// Whether every coordinate was a number.
  var isFinite = true
  private var current = Point2D.origin
  private var start = Point2D.origin

  init(context: OpaquePointer) {
    self.context = context
    map = context.map
  }

  mutating func move(to p: Point2D) {
    start = inPixels(p)
    current = start
    cairo_move_to(context, current.x, current.y)
  }

  mutating func line(to p: Point2D) {
    begin()
    current = inPixels(p)
    cairo_line_to(context, current.x, current.y)
  }

  mutating func quad(_ control: Point2D, to p: Point2D) {
    begin()
    curve(CubicBezier(quad: current, inPixels(control), inPixels(p)))
  }

  mutating func cubic(_ control1: Point2D, _ control2: Point2D, to p: Point2D) {
    begin()
    curve(CubicBezier(current, inPixels(control1), inPixels(control2), inPixels(p)))
  }

  mutating func close() {
    begin()
    cairo_close_path(context)
    current = start
  }

  /// A path that does not start with a move starts at the origin; cairo would start it elsewhere.
  private mutating func begin() {
    if cairo_has_current_point(context) == 0 { move(to: .origin) }
  }

  private mutating func curve(_ curve: CubicBezier) {
    current = curve.end
    cairo_curve_to(
      context, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y,
      curve.end.x, curve.end.y)
  }

  private mutating func inPixels(_ point: Point2D) -> Point2D {
    let p = map(point)
    guard p.isFinite else {
      isFinite = false
      return .origin
    }
    return Point2D(
      min(max(p.x, -farthest), farthest), min(max(p.y, -farthest), farthest))
  }
}

extension OpaquePointer {
  /// Makes the part of a path between two fractions of its length the path of the context, which is
  /// a `cairo_t`; false, and no path, where there is nothing to draw or a coordinate is no number.
  func setPath(_ path: BezierPath.Elements, from start: Double = 0, to end: Double = 1) -> Bool {
    cairo_new_path(self)
    guard end > start, end > 0, start < 1 else { return false }
    var sink = CairoPathSink(context: self)
    // Cairo keeps its path in pixels: written as such, huge positions can be brought near.
    cairo_save(self)
    cairo_identity_matrix(self)
    if start > 0 || end < 1 {
      sink.append(path, from: start, to: end, tolerance: 1e-4)
    } else {
      for element in path { sink.append(element) }
    }
    cairo_restore(self)
    if sink.isFinite, cairo_has_current_point(self) != 0 { return true }
    cairo_new_path(self)
    return false
  }

  /// Sets the current point; false if it is too far away or not finite.
  func setPoint(_ p: Point2D) -> Bool {
    let pixel = map(p)
    guard abs(pixel.x) <= farthest, abs(pixel.y) <= farthest else { return false }
    cairo_move_to(self, p.x, p.y)
    return true
  }

  /// Sets the style of a line; false if it has no width.
  func setLine(_ style: PathStroke) -> Bool {
    let map = map
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    guard style.width > 0, style.width.isFinite, scale > 0 else { return false }
    cairo_set_line_width(self, min(style.width, farthest / scale))
    cairo_set_line_cap(self, style.cap.cairo)
    cairo_set_line_join(self, style.join.cairo)
    cairo_set_miter_limit(self, 10)
    // Invisibly small dashes would take very long.
    if let dash = style.dash, dash.length >= 0, dash.gap > 0, dash.phase.isFinite,
      (dash.length + dash.gap) * scale >= 0.1, (dash.length + dash.gap).isFinite
    {
      withUnsafeBytes(of: (dash.length, dash.gap)) { lengths in
        cairo_set_dash(
          self, lengths.assumingMemoryBound(to: Double.self).baseAddress, 2, dash.phase)
      }
    } else {
      cairo_set_dash(self, nil, 0, 0)
    }
    return true
  }

  /// The context's transform.
  var map: Affine {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(self, &matrix)
    return Affine(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Prepends a transform to the context's; false if it has no inverse or numbers overflow, which
  /// cairo treats as an error of the whole context.
  func transform(by transform: Affine) -> Bool {
    let whole = transform.then(map)
    guard transform.inverse != nil, whole.inverse != nil, whole.tx.isFinite, whole.ty.isFinite
    else { return false }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(self, &matrix)
    return true
  }

  /// Sets the colour of the next drawing.
  func setSource(_ color: ElasticColor, opacity: Double) {
    cairo_set_source_rgba(
      self, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit * opacity)
  }
}

extension Double {
  /// The nearest number from 0 to 1; 0 for NaN.
  var unit: Double { self > 0 ? min(self, 1) : 0 }
}

extension FillRule {
  var cairo: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

extension PathStroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension PathStroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
#endif
