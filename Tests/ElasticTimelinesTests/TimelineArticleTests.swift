import ElasticTimelines
import Testing

/// Documented results of the articles' samples.
@Suite struct TimelineArticleTests {
  @Test("breathing is half way, on its way back")
  func timing() throws {
    let breathing = try MotionTimeline(
      begin: 1, duration: 0.6, repeats: .forever, autoreverses: true)
    #expect((try #require(breathing.progress(at: 1.9)) - 0.5).magnitude < 1e-12)
    #expect(try #require(breathing.sample(at: 1.9).position).isReversed)
  }

  @Test("a group's second child is where its sequence is")
  func group() throws {
    let dots = try MotionSequence(durations: [0.5, 0.7])
    let position = dots.position(at: 0.8)
    #expect(position.index == 1 && (position.time - 0.3).magnitude < 1e-12)
    let group = MotionGroup(
      try MotionTimeline(duration: 1.2, repeats: .count(2)),
      children: [try MotionTimeline(duration: 0.5), try MotionTimeline(begin: 0.5, duration: 0.7)])
    let second = group.sample(of: 1, at: 2)?.position?.progress
    #expect((try #require(second) - 0.3 / 0.7).magnitude < 1e-12)
  }

  @Test("additive animations add to the last replacing one")
  func sum() {
    var height = AnimatedSum(100.0)
    height.add(12)
    height.replace(with: 40)
    #expect(height.value == 52)
  }

  @Test("the balloon's dots leave from where their spring is cut")
  func cut() throws {
    let up = try TimedSpring(.coreAnimationDefault, from: 0, to: -8, length: .cut(0.5))
    #expect((up.value(at: 0.5) + 8.6).magnitude < 0.05)
  }

  @Test("a cubic track and a linear ride are where Core Animation's are")
  func keyframes() throws {
    let heights = try MotionTrack(
      [0, 1, 4, 9], keyTimes: [0, 0.25, 0.75, 1], mode: .cubic)
    #expect(heights.value(at: 0.5) == 2.25)
    let road = try BezierPath(svg: "M0 0 C0 100 100 100 100 0")
    let ride = try PathMotion(road, pace: .linear, heading: .auto)
    #expect(ride.placement(at: 0.25).point == Point2D(15.625, 56.25))
  }

  @Test("copies are drawn, each fainter than the one before")
  func copies() throws {
    var circle = BezierPath()
    circle.ellipse(in: Rect2D(x: 20, y: -16, width: 32, height: 32))
    var drawing = Drawing()
    let spinner = try Replicator(
      count: 12, transform: .rotation(.pi / 6), opacityStep: -0.075, delay: 0.1)
    spinner.forEachCopy(at: 2) { copy in
      drawing.append(circle.elements, by: copy.transform)
      drawing.fill(ItemID(.path, copy.index), .role(.tint), opacity: copy.opacity())
    }
    let opacities = drawing.items.map(\.opacity)
    #expect(opacities.count == 12)
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 > $1 })
  }
}
