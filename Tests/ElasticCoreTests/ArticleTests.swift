import ElasticCore
import Testing

/// Documented results of the articles' samples.
@Suite struct ArticleTests {
  @Test("an easing overshoots both ways")
  func easing() throws {
    let curve = try TimingCurve(css: "cubic-bezier(.3, -.6, .6, 1.6)".utf8)
    #expect((curve.value(at: 0.25) - 0.0245).magnitude < 5e-5)
    #expect((curve.value(at: 0.75) - 1.0496).magnitude < 5e-5)
  }

  @Test("a bank's values are those of single springs")
  func bank() {
    var row = SpringBank(.bouncy, count: 5)
    row.retarget(3, to: -12, impulse: 40, at: 1)
    var single = Animated(0.0)
    single.spring(from: 0, velocity: 40, to: -12, with: .bouncy, at: 1)
    row.forEachValue(at: 1.1) { word, height in
      #expect(height == (word == 3 ? single.value(at: 1.1) : 0))
    }
  }

  @Test("a throw past a limit springs to it, and a rubber band has the article's offsets")
  func throwing() {
    var drawer = Animated(0.0)
    #expect((drawer.landing(velocity: 1200, at: 0) - 599.4).magnitude < 0.05)
    drawer.fling(velocity: 1200, limits: 0...400, spring: .smooth, at: 0)
    #expect(drawer.target == 400)
    #expect((RubberBand(extent: 960).offset(forPull: 100) - 52.02).magnitude < 0.005)
  }
}
