// Paths of the same steps, and what lies between two of them.
//
// A blend is point by point, so it needs the same verbs in the same order. Paths of other steps can be converted
// first: `compatible(with:)` in ElasticTimelines.

extension PathElement {
  /// The step whose points are the images of this one's.
  public func transformed(by map: Affine) -> PathElement {
    switch self {
    case .move(let p): .move(map(p))
    case .line(let p): .line(map(p))
    case .quad(let c, let p): .quad(map(c), map(p))
    case .cubic(let c1, let c2, let p): .cubic(map(c1), map(c2), map(p))
    case .close: .close
    }
  }

  /// The step a `fraction` of the way to another of the same kind; nil for another kind.
  public func blended(with other: PathElement, _ fraction: Double) -> PathElement? {
    switch (self, other) {
    case (.move(let p), .move(let q)): .move(p.blended(with: q, fraction))
    case (.line(let p), .line(let q)): .line(p.blended(with: q, fraction))
    case (.quad(let c, let p), .quad(let d, let q)):
      .quad(c.blended(with: d, fraction), p.blended(with: q, fraction))
    case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
      .cubic(
        c1.blended(with: d1, fraction), c2.blended(with: d2, fraction),
        p.blended(with: q, fraction))
    case (.close, .close): .close
    default: nil
    }
  }
}

extension PathSink {
  /// Appends every step of `elements`, transformed by `map`, without an intermediate path.
  public mutating func append(_ elements: BezierPath.Elements, by map: Affine = .identity) {
    for element in elements { append(element.transformed(by: map)) }
  }
}

extension BezierPath.Elements {
  /// Whether every subpath that draws something ends with a close; false where nothing is drawn.
  public var isClosed: Bool {
    var draws = false
    var isOpen = false
    for element in self {
      switch element {
      case .move:
        if isOpen { return false }
      case .line, .quad, .cubic:
        draws = true
        isOpen = true
      case .close:
        draws = true
        isOpen = false
      }
    }
    return draws && !isOpen
  }
}

extension BezierPath {
  /// Whether every subpath that draws something ends with a close; false where nothing is drawn.
  public var isClosed: Bool { elements.isClosed }

  /// The path whose points are the images of this one's.
  public func transformed(by map: Affine) -> BezierPath {
    var result = self
    for index in result.points.indices { result.points[index] = map(result.points[index]) }
    return result
  }

  /// Whether both paths take the same kinds of steps in the same order.
  public func hasSameShape(as other: BezierPath) -> Bool { verbs == other.verbs }

  /// The path a `fraction` of the way to `other`: this one at 0, `other` at 1; nil where the steps
  /// are not of the same kinds.
  public func blended(with other: BezierPath, _ fraction: Double) -> BezierPath? {
    guard hasSameShape(as: other) else { return nil }
    var result = self
    for index in result.points.indices {
      result.points[index] = points[index].blended(with: other.points[index], fraction)
    }
    return result
  }
}
