#if !hasFeature(Embedded)
extension BezierPath {
  /// The path as SVG path data with every digit that counts.
  public var svg: String {
    var bytes: [UInt8] = []
    appendSVG(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path that SVG path data in a string describes.
  /// - Throws: the first error, with its offset in UTF-8 bytes.
  public init(svg text: String) throws(SVGPathError) { try self.init(svg: text.utf8) }
}
#endif
