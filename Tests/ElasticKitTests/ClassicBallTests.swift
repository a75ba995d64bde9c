import Foundation
import Testing

@testable import ElasticKit

/// The bouncing lyric ball and the message balloon, against their own numbers.
@Suite("The original ball and balloon")
struct ClassicBallTests {
  @Test(
    "n words are n + 1 hops: 0.15 s, 0.3 s each, 0.45 s; 3 points right of the middles; it stays")
  func ball() throws {
    let words = 5
    var ball = try BallStage.playing("one two three four five", style: .classic)
    let total = 0.3 * Double(words + 1)
    #expect((ball.duration - total).magnitude < 1e-12)
    let times = [0.0] + (0..<words).map { 0.15 + 0.3 * Double($0) } + [total]
    let ground = try #require(ball.wordCenter(0)).y - 10 - 7
    var places = [Point2D(try #require(ball.wordCenter(0)).x - 15 - 10, ground)]
    for word in 0..<words {
      places.append(Point2D(try #require(ball.wordCenter(word)).x + 3, ground))
    }
    places.append(Point2D(places[words].x + 60, ground))
    for hop in 0...words {
      for share in stride(from: 0, through: 1, by: 0.125) {
        ball.advance(to: times[hop] + (times[hop + 1] - times[hop]) * share)
        let (start, end) = (places[hop], places[hop + 1])
        let middle = (start.x + end.x) / 2
        let rest = 1 - share
        // Bernstein's polynomials: of the two ends, and of both control points together.
        let first: Double = rest * rest * rest
        let last: Double = share * share * share
        let between: Double = 3 * rest * share
        let x: Double = first * start.x + between * middle + last * end.x
        let place = Point2D(x, ground - between * 48)
        #expect((try #require(ball.ballPosition) - place).length < 1e-9, "hop \(hop), \(share)")
      }
    }
    for time in [total - 0.01, total, total + 5] {
      ball.advance(to: time)
      var drawing = Drawing()
      ball.draw(into: &drawing)
      let drawn = try #require(drawing.items.first { $0.id.part == .ball })
      #expect(drawn.opacity == 1)
      #expect(drawn.paint == .color(ElasticColor(rgb: 242, 141, 10)))
      let bounds = try #require(drawing.path(of: drawn).controlBounds)
      #expect((bounds.width - 14).magnitude < 1e-9 && (bounds.height - 14).magnitude < 1e-9)
      if time >= total { #expect((bounds.center - places[words + 1]).length < 1e-9) }
    }
  }

  @Test(
    "the balloon: the box of its control points fills the frame, its first dot stands at (middle − 1.6 d, middle + 0.2 d)"
  )
  func balloon() throws {
    for size in [Size2D(width: 200, height: 120), Size2D(width: 90, height: 160)] {
      var balloon = BalloonMotion(style: .classic)
      balloon.handle(.resized(size), at: 0)
      balloon.advance(to: 0)
      var drawing = Drawing()
      balloon.draw(into: &drawing)
      // The least and greatest of all coordinates of the original's path.
      let box = (x: 72.4, y: 15.92, width: 140.12 - 72.4, height: 84.85 - 15.92)
      let scale = min(size.width / box.width, size.height / box.height)
      let start = Point2D(
        size.width / 2 + (127.63 - box.x - box.width / 2) * scale,
        size.height / 2 + (28.23 - box.y - box.height / 2) * scale)
      let line = try #require(drawing.items.first { $0.id.part == .balloon })
      guard case .move(let first) = try #require(Array(drawing.path(of: line)).first) else {
        Issue.record("no outline")
        return
      }
      #expect((first - start).length < 1e-9)
      let d = size.height / 10
      for dot in 0..<3 {
        let item = try #require(drawing.items.first { $0.id == ItemID(.dot, dot) })
        let bounds = try #require(drawing.path(of: item).controlBounds)
        let place = Point2D(
          size.width / 2 + (Double(dot) - 1) * 1.6 * d, size.height / 2 + 0.2 * d)
        #expect((bounds.center - place).length < 1e-9 && (bounds.width - d).magnitude < 1e-9)
      }
    }
  }

  /// A spring of mass 1, stiffness 100 and friction 10, from 0 to 1: the equation solved on paper.
  private func spring(_ t: Double) -> Double {
    let frequency = 75.0.squareRoot()
    return 1 - exp(-5 * t) * (cos(frequency * t) + 5 / frequency * sin(frequency * t))
  }

  @Test("the balloon's springs are cut as they are: 0.849 at 0.2 s, 1.124 at 0.3 s, 1.075 at 0.5 s")
  func dots() throws {
    #expect((spring(0.2) - 0.849).magnitude < 5e-4)
    #expect((spring(0.3) - 1.124).magnitude < 5e-4)
    #expect((spring(0.5) - 1.075).magnitude < 5e-4)
    let size = Size2D(width: 200, height: 120)
    var balloon = BalloonMotion(style: .classic)
    balloon.handle(.resized(size), at: 0)
    balloon.advance(to: 0)
    for time in stride(from: 0.0, to: 2.9, by: 0.03) {
      balloon.advance(to: time)
      var drawing = Drawing()
      balloon.draw(into: &drawing)
      for dot in 0..<3 {
        let item = try #require(drawing.items.first { $0.id == ItemID(.dot, dot) })
        let bounds = try #require(drawing.path(of: item).controlBounds)
        let seconds = (time - 0.1 * Double(dot))
        guard seconds >= 0 else { continue }
        let t = seconds.truncatingRemainder(dividingBy: 1.2)
        // A sum of rounded times may lie on either side of a cut.
        if [0, 0.5, 0.7, 0.8, 1, 1.2].contains(where: { ($0 - t).magnitude < 1e-9 }) { continue }
        let (height, scale, opacity): (Double, Double, Double)
        if t < 0.5 {
          (height, scale, opacity) = (spring(t), 1 + 0.3 * spring(t), 1 - spring(t))
        } else {
          let u = t - 0.5
          height = u < 0.2 ? -0.5 * (1 - spring(u)) : 0
          scale = u < 0.3 ? 0.5 + 0.5 * spring(u) : 1
          opacity = u < 0.5 ? spring(u) : 1
        }
        #expect(
          (bounds.center.y - (60 + 0.2 * 12 - 12 * height)).magnitude < 1e-6, "\(dot) \(time)")
        #expect((bounds.width - 12 * scale).magnitude < 1e-6, "\(dot) \(time)")
        #expect((item.opacity - min(max(opacity, 0), 1)).magnitude < 1e-6, "\(dot) \(time)")
      }
    }
  }
}
