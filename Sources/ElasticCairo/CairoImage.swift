#if Cairo
import CCairo
import ElasticKit

/// A picture in memory: premultiplied ARGB, 32 bits a pixel, clear at first.
///
/// A film draws all of its frames into the same one.
public final class CairoImage {
  /// Pixels a side, at most: cairo's own limit.
  package static let maximumSide = 32_767
  /// Pixels in all, at most: a gibibyte of them.
  package static let maximumPixels = 1 << 28

  /// Pixels across.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// Pixels a point.
  public let scale: Double

  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// A clear picture of `size` points at `scale` pixels a point, parts of a pixel rounded up.
  /// - Throws: ``CairoError/noSize`` or ``CairoError/tooLarge`` for a size it cannot have, and
  ///   ``CairoError/failed(_:)`` when there is no memory.
  public convenience init(size: Size2D, scale: Double = 1) throws(CairoError) {
    // A product such as 1.1 × 10 is slightly too large.
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width > 0, height > 0, scale > 0 else { throw .noSize }
    let limit = Double(Self.maximumSide)
    guard width <= limit, height <= limit else { throw .tooLarge }
    try self.init(width: Int(width), height: Int(height), scale: scale)
  }

  /// A clear picture of this many pixels.
  /// - Throws: as ``init(size:scale:)`` does.
  public init(width: Int, height: Int, scale: Double) throws(CairoError) {
    guard width > 0, height > 0, scale > 0, scale.isFinite else { throw .noSize }
    guard width <= Self.maximumSide, height <= Self.maximumSide,
      width * height <= Self.maximumPixels
    else { throw .tooLarge }
    self.width = width
    self.height = height
    self.scale = scale
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    context = cairo_create(surface)
    try CairoError.check(cairo_status(context))
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Replaces the whole picture by one colour.
  public func clear(to color: ElasticColor = .clear) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    context.setSource(color, opacity: 1)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Draws over the picture, with the roles coloured by `palette`; slots are left out.
  /// - Throws: ``CairoError/failed(_:)`` if cairo fails.
  public func draw(
    _ drawing: Drawing, palette: ElasticPalette = ElasticPalette(), family: String = "sans"
  ) throws(CairoError) {
    try CairoRenderer(palette: palette, scale: scale, family: family).draw(drawing, on: context)
  }

  /// Calls `body` with the pixels, row by row without gaps: 32 bits each in the machine's byte order,
  /// from the top alpha, red, green and blue, the colours already multiplied by alpha.
  public func withPixels<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(pixels))
  }

  /// Calls `body` with the pixels to change, in the form of ``withPixels(_:)``.
  ///
  /// Later drawing goes over the new pixels; cairo expects them premultiplied by alpha.
  public func withMutablePixels<Result, Failure>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { cairo_surface_mark_dirty(surface) }
    return try body(pixels)
  }

  /// Calls `body` with the picture's `cairo_t`, in points; its state is the same afterwards.
  func onContext<Failure>(_ body: (OpaquePointer) throws(Failure) -> Void) throws(Failure) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_scale(context, scale, scale)
    // As CairoRenderer has it.
    cairo_set_tolerance(context, 0.02)
    try body(context)
  }

  /// The same in pixels.
  func onPixels<Failure>(_ body: (OpaquePointer) throws(Failure) -> Void) throws(Failure) {
    cairo_save(context)
    defer { cairo_restore(context) }
    try body(context)
  }

  /// Makes this picture the source of the next drawing on another's `cairo_t`.
  func setAsSource(of other: OpaquePointer) {
    cairo_surface_flush(surface)
    cairo_set_source_surface(other, surface, 0, 0)
  }

  func checkContext() throws(CairoError) { try CairoError.check(cairo_status(context)) }

  private var pixels: UnsafeMutableBufferPointer<UInt32> {
    cairo_surface_flush(surface)
    let bytes = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!)
    let count = width * height
    // A row of whole 32-bit pixels is never padded.
    return UnsafeMutableBufferPointer(
      start: bytes.assumingMemoryBound(to: UInt32.self), count: count)
  }

  /// One pixel, in the form of ``withPixels(_:)``; pixels outside are clear.
  package subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, x < width, y >= 0, y < height else { return 0 }
    return withPixels { $0[y * width + x] }
  }

  /// Writes the picture into a file.
  /// - Throws: ``CairoError/notWritable(path:)`` if that fails.
  public func writePNG(to path: String) throws(CairoError) {
    switch cairo_surface_write_to_png(surface, path) {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_WRITE_ERROR: throw .notWritable(path: path)
    case let status: try CairoError.check(status)
    }
  }

  /// The bytes of a PNG file.
  /// - Throws: ``CairoError/failed(_:)`` when there is no memory.
  public func png() throws(CairoError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { sink in
      cairo_surface_write_to_png_stream(
        surface,
        { sink, data, count in
          sink!.assumingMemoryBound(to: [UInt8].self).pointee.append(
            contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, sink)
    }
    try CairoError.check(status)
    return bytes
  }
}
#endif
