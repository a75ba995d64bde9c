/// One drawn piece of a path, with both of its ends.
public enum PathSegment: Hashable, Sendable {
  /// A straight line: its start and its end.
  case line(Point2D, Point2D)
  /// A quadratic curve: its start, its control point, its end.
  case quad(Point2D, Point2D, Point2D)
  /// A cubic curve.
  case cubic(CubicBezier)

  /// Where it starts.
  public var start: Point2D {
    switch self {
    case .line(let start, _), .quad(let start, _, _): start
    case .cubic(let curve): curve.start
    }
  }

  /// Where it ends.
  public var end: Point2D {
    switch self {
    case .line(_, let end), .quad(_, _, let end): end
    case .cubic(let curve): curve.end
    }
  }

  /// The same places at the same parameters as one cubic curve.
  public var cubic: CubicBezier {
    switch self {
    case .line(let start, let end): CubicBezier(line: start, end)
    case .quad(let start, let control, let end): CubicBezier(quad: start, control, end)
    case .cubic(let curve): curve
    }
  }

  /// The length in points, right to `tolerance` points.
  public func length(tolerance: Double = 1e-6) -> Double {
    switch self {
    case .line(let start, let end): (end - start).length
    case .quad, .cubic: cubic.length(tolerance: tolerance)
    }
  }
}

extension BezierPath.Elements {
  /// The drawn pieces, one after another, without a copy.
  public var segments: Segments { Segments(elements: self, closesAll: false) }

  /// The drawn pieces and, for each subpath left open, the line that a fill closes it with.
  var filledSegments: Segments { Segments(elements: self, closesAll: true) }

  /// The drawn pieces of a path: each step but a move, with the point it starts from.
  public struct Segments: Sequence, IteratorProtocol, Sendable {
    var elements: BezierPath.Elements
    let closesAll: Bool
    var start = Point2D.origin
    var current = Point2D.origin
    var isOpen = false

    init(elements: BezierPath.Elements, closesAll: Bool) {
      self.elements = elements
      self.closesAll = closesAll
    }

    /// The next piece; nil after the last.
    public mutating func next() -> PathSegment? {
      while let element = elements.next() {
        let from = current
        switch element {
        case .move(let p):
          let first = start
          start = p
          current = p
          if endSubpath() { return .line(from, first) }
          continue
        case .line(let p):
          current = p
          isOpen = true
          return .line(from, p)
        case .quad(let control, let p):
          current = p
          isOpen = true
          return .quad(from, control, p)
        case .cubic(let control1, let control2, let p):
          current = p
          isOpen = true
          return .cubic(CubicBezier(from, control1, control2, p))
        case .close:
          current = start
          isOpen = false
          return .line(from, start)
        }
      }
      return endSubpath() ? .line(current, start) : nil
    }

    /// Whether a subpath was open that a fill closes.
    private mutating func endSubpath() -> Bool {
      defer { isOpen = false }
      return isOpen && closesAll
    }
  }
}

extension BezierPath {
  /// The drawn pieces, one after another, without a copy.
  public var segments: Elements.Segments { elements.segments }
}
