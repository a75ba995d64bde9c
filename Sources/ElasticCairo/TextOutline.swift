#if Cairo
import CCairo
import ElasticKit

/// The outlines of letters as ``CairoRenderer`` draws them, for players that have no letters.
public final class TextOutline {
  private let line: TextLine
  private let context: OpaquePointer

  /// Cairo stores coordinates to a 256th of a unit; a point is this many units here.
  private static let fineness = 8.0

  /// Outlines in a font family, as ``TextMeasure`` has it; by default in the system's sans-serif font.
  public init(family: String = "sans") {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    context = cairo_create(surface)
    cairo_surface_destroy(surface)
    line = TextLine(sharing: context, family: family)
  }

  deinit {
    line.release()
    cairo_destroy(context)
  }

  /// The outline of a text, given as UTF-8, relative to the run's position; nil for a size that
  /// is not drawn.
  public func path(of utf8: [UInt8], _ run: TextRun) -> BezierPath? {
    guard
      line.set(utf8[...], size: run.size, weight: run.weight, isRightToLeft: run.isRightToLeft)
    else { return nil }
    var run = run
    run.position = .origin
    let origin = run.origin(width: line.width)
    cairo_identity_matrix(context)
    cairo_scale(context, Self.fineness, Self.fineness)
    cairo_new_path(context)
    cairo_move_to(context, origin.x, origin.y)
    line.append(to: context)
    defer { cairo_new_path(context) }
    guard let copy = cairo_copy_path(context) else { return nil }
    defer { cairo_path_destroy(copy) }
    var path = BezierPath()
    var index = 0
    while index < Int(copy.pointee.num_data) {
      let data = copy.pointee.data + index
      func point(_ number: Int) -> Point2D {
        Point2D(data[number].point.x, data[number].point.y)
      }
      switch data.pointee.header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.line(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.cubic(point(1), point(2), to: point(3))
      default: path.close()
      }
      index += Int(data.pointee.header.length)
    }
    return path
  }
}
#endif
