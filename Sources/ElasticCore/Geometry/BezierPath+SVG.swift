// SVG path data, in and out.
//
// The reader is SVGPathParser.swift, for all commands of SVG 1.1; arcs become curves in EndpointArc.swift. The writer
// knows absolute M, L, Q, C and Z only, and numbers that read back as the same `Double`, so that a path goes through
// it unchanged.

extension BezierPath {
  /// The path that SVG path data describes: all commands of SVG 1.1, absolute and relative.
  ///
  /// Arcs become cubic curves of at most a quarter turn each, H and V lines, S and T the curves they
  /// stand for. White space alone is an empty path. Takes time in proportion to the bytes.
  /// - Throws: the first error, with its offset in bytes. Nothing of the data before it is kept.
  public init(svg bytes: some Sequence<UInt8>) throws(SVGPathError) {
    var parser = SVGPathParser([UInt8](bytes), into: BezierPath())
    self = try parser.parse()
  }

  /// Appends SVG path data: absolute M L Q C Z and numbers, each separated by one space.
  ///
  /// With `decimals` nil each number has the fewest digits that read back as the same `Double`, so
  /// that reading gives the same path; else it is rounded to so many decimals. A path that draws
  /// before any move gets the move to the origin that it implies. A coordinate that is not finite is
  /// written as 0, since SVG has no other number for it.
  public func appendSVG(to bytes: inout [UInt8], decimals: Int? = nil) {
    elements.appendSVG(to: &bytes, decimals: decimals)
  }
}

extension BezierPath.Elements {
  /// Appends SVG path data: absolute M L Q C Z and numbers, each separated by one space.
  ///
  /// With `decimals` nil each number has the fewest digits that read back as the same `Double`, so
  /// that reading gives the same path; else it is rounded to so many decimals. A path that draws
  /// before any move gets the move to the origin that it implies. A coordinate that is not finite is
  /// written as 0, since SVG has no other number for it.
  public func appendSVG(to bytes: inout [UInt8], decimals: Int? = nil) {
    var isFirst = true
    func letter(_ byte: UInt8) {
      if !isFirst {
        bytes.append(0x20)
      } else if byte != UInt8(ascii: "M") {
        bytes.append(UInt8(ascii: "M"))
        point(.origin)
        bytes.append(0x20)
      }
      isFirst = false
      bytes.append(byte)
    }
    func number(_ coordinate: Double) {
      let value = coordinate.isFinite ? coordinate : 0
      bytes.append(0x20)
      if let decimals {
        DecimalText.append(value, decimals: decimals, to: &bytes)
      } else {
        DecimalText.append(value, to: &bytes)
      }
    }
    func point(_ p: Point2D) {
      number(p.x)
      number(p.y)
    }
    for element in self {
      switch element {
      case .move(let p):
        letter(UInt8(ascii: "M"))
        point(p)
      case .line(let p):
        letter(UInt8(ascii: "L"))
        point(p)
      case .quad(let control, let p):
        letter(UInt8(ascii: "Q"))
        point(control)
        point(p)
      case .cubic(let control1, let control2, let p):
        letter(UInt8(ascii: "C"))
        point(control1)
        point(control2)
        point(p)
      case .close: letter(UInt8(ascii: "Z"))
      }
    }
  }
}
