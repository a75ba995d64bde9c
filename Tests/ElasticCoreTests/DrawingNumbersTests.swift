import Testing

@testable @_spi(Pages) import ElasticCore

/// Guarantees beyond the drawing itself: the order of its numbers, and the defaults.
@Suite("The numbers of a drawing")
struct DrawingNumbersTests {
  private func numbers(_ draw: (inout Drawing) -> Void) -> [Double] {
    var drawing = Drawing()
    draw(&drawing)
    var numbers: [Double] = []
    drawing.forEachNumber { numbers.append($0) }
    return numbers
  }

  @Test("distinguish different drawings")
  func different() {
    let unbroken = PathStroke(width: 2)
    var drawings: [[Double]] = []
    for dash in [nil, PathStroke.Dash(length: 4, gap: 2), .init(length: 4, gap: 3)] {
      var stroke = unbroken
      stroke.dash = dash
      drawings.append(numbers { $0.stroke(ItemID(.path), .role(.line), stroke) })
    }
    for clip in [nil, FillRule.nonZero, .evenOdd] {
      drawings.append(
        numbers {
          $0.beginGroup(ItemID(.edge), clip: clip)
          $0.endGroup(ItemID(.edge))
        })
    }
    #expect(Set(drawings).count == drawings.count)
    // No dash is written as three zeros before the drawn part, and no clip as −1.
    #expect(drawings[0].suffix(5) == [0, 0, 0, 0, 1])
    #expect(drawings[1].suffix(5) == [4, 2, 0, 0, 1])
    #expect(drawings[3].filter { $0 == -1 }.count == drawings[4].filter { $0 == -1 }.count + 1)
  }

  @Test("of a path are its verbs and points, moved if they are to be")
  func path() {
    var path = BezierPath()
    path.move(to: Point2D(1, 2))
    path.line(to: Point2D(3, 4))
    path.quad(Point2D(5, 6), to: Point2D(7, 8))
    path.cubic(Point2D(9, 10), Point2D(11, 12), to: Point2D(13, 14))
    path.close()
    var numbers: [Double] = [99]
    path.elements.append(to: &numbers)
    #expect(numbers == [99, 0, 1, 2, 1, 3, 4, 2, 5, 6, 7, 8, 3, 9, 10, 11, 12, 13, 14, 4])
    var moved: [Double] = []
    path.elements.append(to: &moved, movedBy: Vector2D(100, -1))
    #expect(
      moved == [0, 101, 1, 1, 103, 3, 2, 105, 5, 107, 7, 3, 109, 9, 111, 11, 113, 13, 4])
    var rest = path.elements
    _ = rest.next()
    numbers = []
    rest.append(to: &numbers)
    #expect(numbers.prefix(4) == [1, 3, 4, 2])
  }

  @Test("that are not given have the plainest default")
  func defaults() {
    let run = TextRun(position: .origin, size: 12)
    #expect(!run.isRightToLeft && run.anchor == .start && run.weight == .regular)
    #expect(PathStroke.Dash(length: 4, gap: 2).phase == 0)
    let stroke = PathStroke(width: 3)
    #expect(stroke.start == 0 && stroke.end == 1 && stroke.dash == nil)
    #expect(stroke.cap == .butt && stroke.join == .miter)
  }

  @Test("of a displacement turn and stretch with a map, and stay where that only shifts")
  func displacement() {
    let map = Affine(a: 2, b: 3, c: 5, d: 7, tx: 100, ty: 200)
    for (place, way) in [(Point2D(1, 2), Vector2D(1, 0)), (Point2D(-4, 3), Vector2D(0.5, 8))] {
      let moved = map(place + way) - map(place)
      #expect((map(way) - moved).length < 1e-12)
    }
    #expect(Affine.translation(Vector2D(8, 9))(Vector2D(1, 2)) == Vector2D(1, 2))
  }

  @Test("of the place half-way along a curve that turns back on itself are found")
  func cusp() {
    // At half of the time its speed is 0, before half of its length.
    let curve = CubicBezier(Point2D(0, 0), Point2D(10, 3), Point2D(30, 10), Point2D(-20, -7))
    #expect(curve.derivative(at: 0.5).length == 0)
    let length = curve.length(tolerance: 1e-9)
    // Found at the very cusp at first, where there is no velocity to divide by.
    let half = curve.length(tolerance: 5e-7) / 2
    let middle = curve.parameter(atLength: half, tolerance: 1e-6)
    #expect((curve.split(at: middle).0.length(tolerance: 1e-9) - half).magnitude < 2e-6)
    for share in [0.3, 0.5, 0.7] {
      let t = curve.parameter(atLength: share * length, tolerance: 1e-6)
      #expect((curve.split(at: t).0.length(tolerance: 1e-9) - share * length).magnitude < 2e-6)
    }
  }

  @Test("of a spring after infinite time are zero", arguments: [0.3, 1, 2.5])
  func forever(dampingRatio: Double) throws {
    let spring = try DampedSpring(response: 0.5, dampingRatio: dampingRatio)
    let state = DampedSpring.Step(spring, seconds: .infinity)(
      DampedSpring.State(offset: 3, velocity: -2))
    #expect(state.offset == 0 && state.velocity == 0)
  }

  @Test("of no part of a curve are its start, and of a part those in between")
  func part() {
    let curve = CubicBezier(Point2D(1, 1), Point2D(2, 5), Point2D(7, 5), Point2D(9, 0))
    let none = curve.part(from: 0, to: 0)
    for point in [none.start, none.control1, none.control2, none.end] {
      #expect(point == curve.start)
    }
    let part = curve.part(from: 0.25, to: 0.75)
    for share in [0, 0.3, 1] {
      let there = curve.point(at: 0.25 + 0.5 * share)
      #expect((part.point(at: share) - there).length < 1e-12)
    }
  }

  @Test(
    "of an arc are the same with its radii exchanged and a quarter turn more, or half a turn more")
  func quarterTurns() throws {
    for tilt in [0.0, 30, 75] {
      let radii: [(Double, Double, Double)] = [
        (20, 10, 0), (10, 20, 90), (20, 10, 180), (10, 20, 270),
      ]
      let arcs = try radii.map { (wide: Double, high: Double, turn: Double) throws -> BezierPath in
        let angle: Double = tilt + turn
        return try BezierPath(svg: Array("M3 4A\(wide) \(high) \(angle) 0 1 30 22".utf8))
      }
      let curves: [[CubicBezier]] = arcs.map { $0.elements.segments.map(\.cubic) }
      for arc in curves {
        #expect(arc.count == curves[0].count)
        for (one, other) in zip(arc, curves[0]) {
          for share in [0.2, 0.5, 0.9] {
            #expect((one.point(at: share) - other.point(at: share)).length < 1e-9)
          }
        }
      }
    }
  }

  @Test(
    "that are not printable are named in hexadecimal",
    arguments: [(UInt8(0x07), "0x07"), (0x1A, "0x1A"), (0xAF, "0xAF"), (0x9B, "0x9B")])
  func unreadable(byte: UInt8, name: String) {
    do throws(SVGPathError) {
      _ = try BezierPath(svg: [UInt8(ascii: "M"), byte])
      Issue.record("read")
    } catch {
      #expect(error.description.contains("byte " + name), "\(error)")
    }
  }

  @Test("that are not finite begin no motion", arguments: [Double.nan, .infinity, -.infinity])
  func wild(number: Double) {
    var value = Animated(1.0)
    value.spring(from: number, to: 5, with: .bouncy, at: 0)
    value.spring(from: 2, to: number, with: .bouncy, at: 0)
    value.spring(from: 2, to: 5, with: .bouncy, at: number)
    value.ease(from: number, to: 5, along: .linear, duration: 1, at: 0)
    value.ease(from: 2, to: number, along: .linear, duration: 1, at: 0)
    value.ease(from: 2, to: 5, along: .linear, duration: 1, at: number)
    #expect(value == Animated(1.0))
  }

  @Test("of differences are none between equals, and not finite where one part is not")
  func differences() throws {
    var path = BezierPath()
    path.move(to: Point2D(1, 2))
    path.line(to: Point2D(3, 4))
    #expect(path.offset(to: path).magnitude == 0)
    let plain = ElasticColor.Offset()
    #expect(plain.magnitude == 0)
    for wild in [Double.nan, .infinity] {
      #expect(
        !ElasticColor.Offset(red: wild).isFinite && !ElasticColor.Offset(green: wild).isFinite)
      #expect(
        !ElasticColor.Offset(blue: wild).isFinite && !ElasticColor.Offset(alpha: wild).isFinite)
      for place in 0..<4 {
        let parts = (0..<4).map { $0 == place ? wild : 0.5 }
        let color = ElasticColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        #expect(!color.isFinite)
      }
      #expect(!Size2D(width: wild, height: 1).isFinite && !Size2D(width: 1, height: wild).isFinite)
    }
    #expect(Size2D(width: 2, height: 1).isFinite)
  }

  @Test("of maps mirrored on different axes blend through half a turn, and no other")
  func mirrored() {
    let across = Affine(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let plain = Affine.identity
    let along = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    for (from, to) in [(across, along), (along, across), (across, across), (along, along)] {
      let middle = from.moved(by: from.offset(to: to) * 0.5)
      // Neither flattens anything on its way: the area stays as large, and mirrored.
      let area = middle.a * middle.d - middle.b * middle.c
      #expect((area + 1).magnitude < 1e-9)
    }
    for (from, to) in [(across, plain), (plain, along), (plain, across)] {
      let end = from.moved(by: from.offset(to: to))
      #expect((end(Point2D(3, 5)) - to(Point2D(3, 5))).length < 1e-9)
      #expect(from.offset(to: to).rotation.magnitude < .pi + 1e-9)
    }
    let turned = Affine(a: -2, b: 0, c: 0, d: 3, tx: 0, ty: 0)
    #expect((turned.offset(to: Affine(a: -4, b: 0, c: 0, d: 3, tx: 0, ty: 0))).rotation == 0)
  }

  @Test("that are documented")
  func documented() {
    #expect(RestTolerance.points == RestTolerance(offset: 0.01, speed: 0.1))
    #expect(RestTolerance.fraction == RestTolerance(offset: 0.001, speed: 0.01))
  }
}
