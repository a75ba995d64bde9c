import ElasticKit
import SwiftUI
import Testing

@testable import Hosts

extension OnScreen {
  @Suite("The kit's spring in SwiftUI's animations")
  @MainActor
  struct ElasticAnimationTests {

    @Test("in all regimes the numbers are those of the spring", arguments: [0.3, 1, 2.5])
    func numbers(dampingRatio: Double) throws {
      let spring = try DampedSpring(response: 0.5, dampingRatio: dampingRatio)
      for velocity in [0.0, 3, -7] {
        let property = AnimatedProperty(0.0)
        property.set(100, .elastic(spring, initialVelocity: velocity), at: 10)
        let start = DampedSpring.State(offset: -100, velocity: 100 * velocity)
        for frame in 0..<40 {
          let time = 10 + Double(frame) / 60
          let state = spring.state(after: time - 10, from: start)
          #expect(abs(property.value(at: time) - (100 + state.offset)) < 1e-10)
          #expect(abs(try #require(property.velocity(at: time)) - state.velocity) < 1e-9)
        }
      }
    }

    @Test("it ends on the target when it is at rest", arguments: [0.3, 1, 2.5])
    func rest(dampingRatio: Double) throws {
      let spring = try DampedSpring(response: 0.5, dampingRatio: dampingRatio)
      let property = AnimatedProperty(0.0)
      property.set(100, .elastic(spring), at: 0)
      let rest = spring.settlingTime(
        from: DampedSpring.State(offset: -100, velocity: 0), offsetBelow: 0.001, speedBelow: 0.01)
      #expect(property.value(at: rest - 0.001) != 100 && property.isAnimating)
      #expect(property.value(at: rest) == 100 && !property.isAnimating)
    }

    @Test("turned around on its way it keeps place and velocity, as often as you like")
    func merge() throws {
      let property = AnimatedProperty(AnimatablePair(0.0, 5.0))
      var time = 0.0
      var model = Animated(Point2D(0, 5))
      for target in [Point2D(100, 5), Point2D(0, 80), Point2D(-50, -20), Point2D(300, 0)] {
        if time > 0 {
          let place = property.value(at: time)
          let velocity = try #require(property.velocity(at: time))
          property.set(AnimatablePair(target.x, target.y), .elastic, at: time)
          let after = property.value(at: time)
          #expect(abs(after.first - place.first) < 1e-9 && abs(after.second - place.second) < 1e-9)
          let next = try #require(property.velocity(at: time))
          #expect(abs(next.first - velocity.first) < 1e-9)
        } else {
          property.set(AnimatablePair(target.x, target.y), .elastic, at: time)
        }
        model.retarget(to: target, with: .elastic, at: time)
        for _ in 0..<9 {
          time += 1.0 / 60
          let (value, expected) = (property.value(at: time), model.value(at: time))
          #expect(abs(value.first - expected.x) < 1e-9 && abs(value.second - expected.y) < 1e-9)
        }
      }
    }

    @Test("it takes over from an animation of SwiftUI's, with its velocity")
    func takesOver() throws {
      let property = AnimatedProperty(0.0)
      property.set(100, .linear(duration: 1), at: 0)
      #expect(property.value(at: 0.5) == 50)
      property.set(0, .elastic, at: 0.5)
      #expect(abs(property.value(at: 0.5) - 50) < 1e-12)
      #expect(abs(try #require(property.velocity(at: 0.5)) - 100) < 1e-12)
      #expect(property.value(at: 0.51) > 50)
      #expect(property.value(at: 20) == 0)
    }

    @Test("with Reduce Motion the value changes at once")
    func reduceMotion() {
      let property = AnimatedProperty(0.0)
      property.environment.accessibilityReduceMotion = true
      property.set(100, .elastic, at: 0)
      #expect(property.value(at: 0) == 100 && !property.isAnimating)
    }

    @Test("a way that is no number ends at once")
    func invalid() {
      let property = AnimatedProperty(0.0)
      property.set(.infinity, .elastic(.snappy, initialVelocity: .nan), at: 0)
      #expect(property.value(at: 0.1) == .infinity && !property.isAnimating)
    }
  }
}
