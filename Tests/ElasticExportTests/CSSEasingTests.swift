import ElasticExport
import Testing

@Suite struct CSSEasingTests {
  @Test(
    "the curve, read as CSS, is the spring to a thousandth",
    arguments: [0.05, 0.3, 0.57, 0.9, 1, 1.5, 40], [-20, 0, 5, 400])
  func close(dampingRatio: Double, velocity: Double) throws {
    let spring = try DampedSpring(response: 0.6, dampingRatio: dampingRatio)
    var text: [UInt8] = []
    let duration = try #require(
      CSSEasing.appendLinear(spring, velocity: velocity, to: &text))
    #expect(duration == spring.settlingDuration(velocity: velocity))
    let curve = try TimingCurve(css: text)
    // Between the stops, and close to the start.
    let shares =
      (0..<5000).map { Double($0) / 5000 } + (0..<60).map { ElasticMath.exp(-0.3 * Double($0)) }
    var worst = 0.0
    for share in shares where share < 1 {
      let value = spring.sample(at: share * duration, velocity: velocity).value
      worst = max(worst, abs(curve.value(at: share) - value))
    }
    #expect(worst <= 0.001)
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
  }

  @Test("a bounce needs few stops")
  func short() throws {
    var text: [UInt8] = []
    let spring = try DampedSpring(usingDuration: 0.9, dampingRatio: 0.57)
    _ = try #require(CSSEasing.appendLinear(spring, to: &text))
    #expect(text.count { $0 == UInt8(ascii: ",") } < 45)
  }

  @Test("a spring that settles never, or after very long, has no curve", arguments: [0, 1e-5])
  func endless(dampingRatio: Double) throws {
    var text: [UInt8] = []
    let spring = try DampedSpring(response: 1, dampingRatio: dampingRatio)
    #expect(CSSEasing.appendLinear(spring, to: &text) == nil)
    #expect(text.isEmpty)
  }
}
