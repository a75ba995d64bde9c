#if Cairo
import ElasticCairo
import ElasticKit
import Testing

@Suite struct StrokeTests {
  private func line(_ style: PathStroke) throws -> CairoImage {
    try picture {
      $0.move(to: Point2D(10, 15))
      $0.line(to: Point2D(30, 15))
      $0.stroke(ItemID(.path), red, style)
    }
  }

  @Test(
    "a line has the given width and caps",
    arguments: [
      (PathStroke.Cap.butt, 10...29, 80.0), (.square, 8...31, 96), (.round, 8...31, 80 + 4 * .pi),
    ])
  func caps(_ cap: PathStroke.Cap, _ columns: ClosedRange<Int>, _ area: Double) throws {
    let image = try line(PathStroke(width: 4, cap: cap))
    #expect(image.drawn?.columns == columns)
    #expect(image.drawn?.rows == 13...16)
    #expect(abs(image.area - area) < 0.2)
  }

  @Test("a corner is mitred, rounded or cut")
  func joins() throws {
    func corner(_ join: PathStroke.Join) throws -> Double {
      try picture {
        $0.move(to: Point2D(5, 20))
        $0.line(to: Point2D(20, 20))
        $0.line(to: Point2D(20, 5))
        $0.stroke(ItemID(.path), red, PathStroke(width: 10, join: join))
      }.area
    }
    // Two arms of 15 by 10 overlap in a square of 5; the outer square of 5 is the join's.
    #expect(abs(try corner(.miter) - 300) < 0.2)
    #expect(abs(try corner(.round) - (275 + 25 * Double.pi / 4)) < 0.3)
    #expect(abs(try corner(.bevel) - (275 + 12.5)) < 0.2)
  }

  @Test(
    "a trimmed line starts and ends at its fractions of the length",
    arguments: [(0.0, 0.5, 10...19), (0.25, 1, 15...29), (0.25, 0.75, 15...24), (-1, 2, 10...29)])
  func trim(_ start: Double, _ end: Double, _ columns: ClosedRange<Int>) throws {
    let image = try line(PathStroke(width: 4, start: start, end: end))
    #expect(image.drawn?.columns == columns)
  }

  @Test(
    "nothing is drawn where the end is not past the start, or there is no width",
    arguments: [
      PathStroke(width: 4, start: 0.5, end: 0.5), PathStroke(width: 4, start: 0.6, end: 0.4),
      PathStroke(width: 4, end: .nan), PathStroke(width: 4, start: 1, end: 2),
      PathStroke(width: 0), PathStroke(width: -1), PathStroke(width: .nan),
    ])
  func nothing(_ style: PathStroke) throws {
    #expect(try line(style).area == 0)
  }

  @Test("nine tenths of a circle have nine tenths of its line, and the gap is the last tenth")
  func circle() throws {
    func arc(_ end: Double) throws -> CairoImage {
      try picture(scale: 4) {
        $0.arc(center: Point2D(20, 15), radius: 10, from: -Double.pi / 2, sweep: 2 * Double.pi)
        $0.stroke(ItemID(.indicator), red, PathStroke(width: 1, end: end))
      }
    }
    let image = try arc(0.9)
    #expect(abs(image.area / 16 - 0.9 * 2 * Double.pi * 10) < 0.1)
    // A twentieth of a turn before the top is in the gap, as far past it is not.
    #expect(image.alpha(80 - 12, 60 - 38) == 0)
    #expect(image.alpha(80 + 12, 60 - 38) == 255)
    #expect(abs(try arc(0.5).area / 16 - Double.pi * 10) < 0.1)
  }

  @Test("a trim counts all subpaths as one length and never draws the jump between them")
  func subpaths() throws {
    let image = try picture {
      $0.move(to: Point2D(0, 5))
      $0.line(to: Point2D(10, 5))
      $0.move(to: Point2D(20, 25))
      $0.quad(Point2D(25, 25), to: Point2D(30, 25))
      $0.stroke(ItemID(.path), red, PathStroke(width: 2, start: 0.25, end: 0.75))
    }
    #expect(image.drawn?.columns == 5...24)
    #expect(abs(image.area - 20) < 0.1)
    #expect(image.alpha(15, 15) == 0)
  }

  @Test("a dash draws its length, leaves its gap and starts at its phase")
  func dash() throws {
    let image = try line(
      PathStroke(width: 4, dash: PathStroke.Dash(length: 3, gap: 2, phase: 1)))
    let pattern = (10..<30).map { image.alpha($0, 15) > 0 }
    #expect(pattern == (0..<20).map { ($0 + 1) % 5 < 3 })
  }

  @Test(
    "a dash that cannot be seen is a whole line",
    arguments: [(0.0, 0.0), (3, 0), (3, -2), (-3, 2), (.nan, 2), (3, .infinity), (1e-9, 1e-9)])
  func senselessDash(_ length: Double, _ gap: Double) throws {
    let image = try line(
      PathStroke(width: 4, dash: PathStroke.Dash(length: length, gap: gap)))
    #expect(image.area == 80)
  }
}
#endif
