/// One step of a path.
public enum PathElement: Hashable, Sendable {
  /// Starts a subpath.
  case move(Point2D)
  /// A straight line to a point.
  case line(Point2D)
  /// A quadratic Bézier curve: its control point, its end.
  case quad(Point2D, Point2D)
  /// A cubic Bézier curve: its two control points, its end.
  case cubic(Point2D, Point2D, Point2D)
  /// A straight line back to the start of the subpath.
  case close
}

extension PathElement {
  /// Visits its control points and its end.
  public func forEachPoint(_ visit: (Point2D) -> Void) {
    switch self {
    case .move(let p), .line(let p): visit(p)
    case .quad(let c, let p):
      visit(c)
      visit(p)
    case .cubic(let c1, let c2, let p):
      visit(c1)
      visit(c2)
      visit(p)
    case .close: break
    }
  }
}

/// Anything a path can be written into: a ``BezierPath``, or a `Drawing` without a copy.
public protocol PathSink {
  /// Starts a subpath at `p`.
  mutating func move(to p: Point2D)
  /// Draws a straight line to `p`.
  mutating func line(to p: Point2D)
  /// Draws a quadratic curve to `p`.
  mutating func quad(_ control: Point2D, to p: Point2D)
  /// Draws a cubic curve to `p`.
  mutating func cubic(_ control1: Point2D, _ control2: Point2D, to p: Point2D)
  /// Goes straight back to the start of the subpath.
  mutating func close()
}

extension PathSink {
  /// Appends the next step of the path.
  public mutating func append(_ element: PathElement) {
    switch element {
    case .move(let p): move(to: p)
    case .line(let p): line(to: p)
    case .quad(let control, let p): quad(control, to: p)
    case .cubic(let control1, let control2, let p): cubic(control1, control2, to: p)
    case .close: close()
    }
  }
}

/// Lines and Bézier curves in flat storage: one verb a step, and its points.
public struct BezierPath: Hashable, Sendable, PathSink {
  @usableFromInline enum Verb: UInt8, Sendable {
    case move, line, quad, cubic, close

    static func pointCount(_ raw: UInt8) -> Int {
      switch Verb(rawValue: raw) {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close, nil: 0
      }
    }
  }

  /// As bytes, for which a module for a page has one kind of array less.
  @usableFromInline var verbs: [UInt8] = []
  /// The points of all steps, control points included.
  @usableFromInline package var points: [Point2D] = []

  /// An empty path.
  public init() {}

  /// Whether there is no step at all.
  public var isEmpty: Bool { verbs.isEmpty }

  @inline(never)  // 14 calls in the module with all elements.
  public mutating func move(to p: Point2D) {
    verbs.append(Verb.move.rawValue)
    points.append(p)
  }

  /// Draws a straight line to `p`; as any step before the first move, it starts at the origin.
  public mutating func line(to p: Point2D) {
    verbs.append(Verb.line.rawValue)
    points.append(p)
  }

  public mutating func quad(_ control: Point2D, to p: Point2D) {
    verbs.append(Verb.quad.rawValue)
    points.append(control)
    points.append(p)
  }

  @inline(never)  // 41 calls in the module with all elements.
  public mutating func cubic(_ control1: Point2D, _ control2: Point2D, to p: Point2D) {
    verbs.append(Verb.cubic.rawValue)
    points.append(control1)
    points.append(control2)
    points.append(p)
  }

  public mutating func close() { verbs.append(Verb.close.rawValue) }

  /// Appends all of `path` at once: faster than one step after another.
  public mutating func append(_ path: BezierPath) {
    verbs.append(contentsOf: path.verbs)
    points.append(contentsOf: path.points)
  }

  /// Appends all of `path` at once, transformed by `map`.
  public mutating func append(_ path: BezierPath, by map: Affine) {
    let first = points.count
    verbs.append(contentsOf: path.verbs)
    points.append(contentsOf: path.points)
    guard map != .identity else { return }
    points.withUnsafeMutableBufferPointer { points in
      for index in first..<points.count { points[index] = map(points[index]) }
    }
  }

  /// Removes every step but keeps the storage, so that the next frame allocates nothing.
  public mutating func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
  }

  /// The steps, in order.
  public var elements: Elements { elements(in: wholeRange) }
}

extension BezierPath {
  /// A run of steps within a path's storage.
  public struct Range: Hashable, Sendable {
    /// The first verb, the verb after the last, and the first point.
    package let firstVerb: Int, endVerb: Int, firstPoint: Int

    /// Whether the run holds no step.
    package var isEmpty: Bool { firstVerb == endVerb }
  }

  /// How many points are stored.
  public var pointCount: Int { points.count }

  /// Everything stored so far.
  package var wholeRange: Range { Range(firstVerb: 0, endVerb: verbs.count, firstPoint: 0) }

  /// Everything stored from one verb on, whose first point is number `point`.
  func range(fromVerb verb: Int, point: Int) -> Range {
    Range(firstVerb: verb, endVerb: verbs.count, firstPoint: point)
  }

  /// The steps of one run.
  package func elements(in range: Range) -> Elements { Elements(path: self, range: range) }

  /// The steps of a path, one after another, without a copy.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    let path: BezierPath
    var verb: Int
    let end: Int
    var point: Int

    init(path: BezierPath, range: Range) {
      self.path = path
      verb = range.firstVerb
      end = range.endVerb
      point = range.firstPoint
    }

    /// The next step; nil after the last.
    public mutating func next() -> PathElement? {
      guard verb < end else { return nil }
      defer { verb += 1 }
      switch Verb(rawValue: path.verbs[verb]) {
      case .move:
        defer { point += 1 }
        return .move(path.points[point])
      case .line:
        defer { point += 1 }
        return .line(path.points[point])
      case .quad:
        defer { point += 2 }
        return .quad(path.points[point], path.points[point + 1])
      case .cubic:
        defer { point += 3 }
        return .cubic(path.points[point], path.points[point + 1], path.points[point + 2])
      case .close, nil:
        return .close
      }
    }

    /// Adds each step that is left as numbers: its verb (move 0, line 1, quad 2, cubic 3, close 4),
    /// then x and y of its points, moved by `offset`.
    @_spi(Pages) public func append(to numbers: inout [Double], movedBy offset: Vector2D = .zero) {
      var point = point
      for verb in verb..<end {
        let verb = path.verbs[verb]
        numbers.append(Double(verb))
        let next = point + Verb.pointCount(verb)
        while point < next {
          numbers.append(path.points[point].x + offset.dx)
          numbers.append(path.points[point].y + offset.dy)
          point += 1
        }
      }
    }
  }
}
