// An edge with a wave, as two or three cubics with seven control points.
//
// `classic` is the curve of the elastic bounce view, with its numbers. `smooth` is two cubics that meet at the crest,
// with level handles of one length h. The curvature at such an end is 2w/(3h²) for a wave w, whatever the feet do, so
// both sides are bent alike. An h of 0.14 of the length just fits beside a crest at the very end of the view.
// Limit: at the feet only the directions meet, not the curvatures.

/// Profile of a bent edge.
public enum WaveProfile: UInt8, NamedCase {
  /// The originals' shape: it leans, and its crest lies 0.96 of the wave below its base.
  case classic
  /// Two curves that meet under the finger, exactly as deep as the wave and equally bent on both sides.
  case smooth

  public static let names: [StaticString] = ["classic", "smooth"]
}

/// An elastic edge: seven control points, computed only from four numbers.
///
/// In the coordinates of the edge: x runs along it, y grows away from it.
public struct WaveShape: Hashable, Sendable {
  /// The control points, from one end of the edge to the other.
  package let l3: Point2D, l2: Point2D, l1: Point2D
  package let c: Point2D
  package let r1: Point2D, r2: Point2D, r3: Point2D

  private let profile: WaveProfile
  private let length: Double

  /// The edge of a view `length` long whose flat part lies `base` deep, with a wave `wave` high
  /// at `crest`; a negative wave bends the other way.
  ///
  /// Classic: the ends run ahead by 0.28 of the crest's distance from the middle; the shoulders lie
  /// 0.29 and the feet 0.56 of the way from the crest to the ends; shoulders are 0.64 and the crest's
  /// control point 1.36 of the wave deep. These are the bounce view's numbers.
  ///
  /// Smooth: two cubics, from the foot L3 to the crest C and from there to the foot R3. The ends are the
  /// classic ones. The feet's handles L2 and R2 lie on the straight edge, 0.36 of the way from the
  /// crest to the ends; the crest's handles L1 and R1 are level with it, both 0.14 of the length away,
  /// so that the curvature at the crest, 2/3 of the wave over that distance squared, is the same on
  /// both sides. Beyond the view's ends the shape moves along with its crest.
  public init(base: Double, wave: Double, crest: Double, length: Double, profile: WaveProfile) {
    self.profile = profile
    self.length = length
    switch profile {
    case .classic:
      let lean = 0.28 * (crest - length / 2)
      let left = min(lean, 0)
      let right = max(length + lean, length)
      let toLeft = crest - left
      let toRight = right - crest
      l3 = Point2D(left, base)
      l2 = Point2D(left + 0.44 * toLeft, base)
      l1 = Point2D(left + 0.71 * toLeft, base + 0.64 * wave)
      c = Point2D(crest, base + 1.36 * wave)
      r1 = Point2D(right - 0.71 * toRight, base + 0.64 * wave)
      r2 = Point2D(right - 0.44 * toRight, base)
      r3 = Point2D(right, base)
    case .smooth:
      let lean = 0.28 * (crest - length / 2)
      let left = min(min(lean, crest - 0.14 * length), 0)
      let right = max(max(length + lean, crest + 0.14 * length), length)
      l3 = Point2D(left, base)
      l2 = Point2D(crest - 0.36 * (crest - left), base)
      l1 = Point2D(crest - 0.14 * length, base + wave)
      c = Point2D(crest, base + wave)
      r1 = Point2D(crest + 0.14 * length, base + wave)
      r2 = Point2D(crest + 0.36 * (right - crest), base)
      r3 = Point2D(right, base)
    }
  }

  /// Number of control points.
  public static let controlPointCount = 7

  /// Control point `index` in the order L3 L2 L1 C R1 R2 R3.
  public func controlPoint(_ index: Int) -> Point2D {
    switch index {
    case 0: l3
    case 1: l2
    case 2: l1
    case 3: c
    case 4: r1
    case 5: r2
    default: r3
    }
  }

  /// Visits the control points in that order.
  func visitControlPoints(_ visit: (Point2D) -> Void) {
    for index in 0..<Self.controlPointCount { visit(controlPoint(index)) }
  }

  /// Depth of a wave's crest below its base, in wave heights.
  package static func crestDepth(_ profile: WaveProfile) -> Double {
    profile == .classic ? 0.96 : 1
  }

  /// Writes the outline from the edge to the wave and back, placed by `frame`.
  func outline(into sink: inout some PathSink, frame: EdgeFrame) {
    sink.move(to: frame.viewPoint(.origin))
    sink.line(to: frame.viewPoint(Point2D(0, l3.y)))
    let (l3, c, r1) = (frame.viewPoint(l3), frame.viewPoint(c), frame.viewPoint(r1))
    let (l2, l1) = (frame.viewPoint(l2), frame.viewPoint(l1))
    switch profile {
    case .classic:
      sink.cubic(l3, l2, to: l1)
      // The second control point equals the end point, so the hump leans.
      sink.cubic(c, r1, to: r1)
      sink.cubic(r1, frame.viewPoint(r2), to: frame.viewPoint(r3))
    case .smooth:
      sink.line(to: l3)
      sink.cubic(l2, l1, to: c)
      sink.cubic(r1, frame.viewPoint(r2), to: frame.viewPoint(r3))
      sink.line(to: frame.viewPoint(Point2D(length, r3.y)))
    }
    sink.line(to: frame.viewPoint(Point2D(length, 0)))
    sink.close()
  }
}
