import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Springs for views of one's own")
  @MainActor
  final class ElasticValueTests {
    private let window = UIWindow.onScreen()
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var shown: [Double] = []
    private var ends: [String] = []

    init() {
      window.addSubview(card)
      Screen.run(frames: 1)
    }

    /// A number whose every value is noted.
    private func number(
      _ value: Double = 0, spring: DampedSpring = .elastic
    ) -> ElasticValue<Double> {
      ElasticValue(value, in: card, spring: spring) { [weak self] _, value in
        self?.shown.append(value)
      }
    }

    private func end(_ name: String) -> ElasticValue<Double>.Completion {
      { [weak self] isAtRest in self?.ends.append(name + (isAtRest ? " at rest" : " ended")) }
    }

    private var isAsleep: Bool { Screen.links.isEmpty }

    @Test(
      "each frame shows what the spring says, to the bit; then the target, once, and no clock",
      arguments: [0.3, 1, 2.5])
    func spring(dampingRatio: Double) throws {
      let spring = try DampedSpring(response: 0.5, dampingRatio: dampingRatio)
      let value = number(spring: spring)
      #expect(isAsleep && !value.isMoving)
      let start = Screen.now
      value.animate(to: 80, completion: end("move"))
      #expect(shown == [0] && value.isMoving)
      let model = DampedSpring.State(offset: -80, velocity: 0)
      for _ in 0..<30 {
        Screen.run(frames: 1)
        let expected = 80 + spring.state(after: Screen.now - start, from: model).offset
        #expect(shown.last == expected && value.value == expected)
        #expect(value.velocity == spring.state(after: Screen.now - start, from: model).velocity)
      }
      #expect(ends == [])
      Screen.run(frames: 600)
      #expect(shown.last == 80 && value.value == 80 && value.velocity == 0)
      #expect(ends == ["move at rest"] && isAsleep && !value.isMoving)
      let count = shown.count
      Screen.run(frames: 60)
      #expect(shown.count == count)
    }

    @Test("turned around it keeps place and velocity, and tells that the motion before ended")
    func retarget() {
      let value = number()
      value.animate(to: 100, completion: end("there"))
      Screen.run(frames: 9)
      let (place, velocity) = (value.value, value.velocity)
      #expect(place > 10 && velocity > 100)
      value.animate(to: 0, completion: end("back"))
      #expect(value.value == place && value.velocity == velocity && shown.last == place)
      #expect(ends == ["there ended"] && value.target == 0)
      // It goes on before it turns.
      Screen.run(frames: 1)
      #expect(shown.last! > place)
      Screen.run(frames: 600)
      #expect(ends == ["there ended", "back at rest"] && shown.last == 0)
    }

    @Test("a finger holds it, moves it and throws it on with its own velocity")
    func finger() {
      let value = number()
      value.animate(to: 100, completion: end("there"))
      Screen.run(frames: 9)
      let place = value.value
      #expect(value.grab() == place && value.velocity == 0 && isAsleep)
      value.value = 40
      #expect(shown.last == 40 && ends == ["there ended"])
      value.animate(to: 0, velocity: 900)
      #expect(value.value == 40 && value.velocity == 900)
      Screen.run(frames: 2)
      #expect(shown.last! > 55)
      Screen.run(frames: 600)
      #expect(shown.last == 0 && isAsleep)
    }

    @Test("a fling lands where it says; within limits it glides, beyond them it springs to them")
    func fling() {
      let value = number()
      let landing = value.landing(velocity: 200)
      #expect(abs(landing - FlingTarget.landing(from: 0, velocity: 200)) < 1e-12)
      value.fling(velocity: 200, completion: end("glide"))
      Screen.run(frames: 1)
      #expect(value.velocity < 200 && value.velocity > 180)
      Screen.run(frames: 900)
      #expect(shown.last == landing && ends == ["glide at rest"])
      value.fling(velocity: 5000, limits: 0...300)
      #expect(value.target == 300)
      Screen.run(frames: 900)
      #expect(shown.last == 300 && isAsleep)
      value.drag(to: 400, limits: 0...300, band: RubberBand(extent: 600))
      #expect(shown.last! > 300 && shown.last! < 360)
    }

    @Test("frames that are left out change nothing of those after them")
    func dropped() {
      let value = number()
      let start = Screen.now
      value.animate(to: 100)
      // A main thread that is busy for half a second.
      Screen.now += 0.5
      Screen.run(frames: 1)
      let way = DampedSpring.State(offset: -100, velocity: 0)
      #expect(shown.count == 2)
      #expect(
        shown.last == 100 + DampedSpring.elastic.state(after: Screen.now - start, from: way).offset)
    }

    @Test(
      "with Reduce Motion it is there at once, also in the midst of a motion, unless told otherwise"
    )
    func reduceMotion() {
      let value = number()
      value.animate(to: 100, completion: end("first"))
      Screen.run(frames: 5)
      UIAccessibility.isReduceMotionEnabled = true
      defer { UIAccessibility.isReduceMotionEnabled = false }
      Screen.run(frames: 1)
      #expect(shown.last == 100 && ends == ["first at rest"] && isAsleep)
      value.animate(to: 0, completion: end("second"))
      #expect(shown.last == 0 && ends.last == "second at rest" && isAsleep)
      // A finger is followed.
      value.value = 30
      #expect(shown.last == 30)
      value.endsWithReduceMotion = false
      value.animate(to: 0)
      Screen.run(frames: 3)
      #expect(shown.last! > 0 && shown.last! < 30 && !isAsleep)
    }

    @Test("a view in no window has no motion")
    func noWindow() {
      let value = number()
      value.animate(to: 100, completion: end("first"))
      Screen.run(frames: 5)
      card.removeFromSuperview()
      Screen.run(frames: 1)
      #expect(shown.last == 100 && ends == ["first at rest"] && isAsleep)
      value.animate(to: 0, completion: end("second"))
      #expect(shown.last == 0 && ends.last == "second at rest")
    }

    @Test("it keeps nothing alive, and ends with its last reference")
    func lifetime() {
      weak var gone: UIView?
      var value: ElasticValue<CGPoint>?
      do {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        value = ElasticValue(\.center, of: view)
        value?.animate(to: CGPoint(x: 100, y: 0)) { [weak self] isAtRest in
          self?.ends.append(isAtRest ? "at rest" : "gone")
        }
        Screen.run(frames: 2)
        gone = view
        view.removeFromSuperview()
      }
      #expect(gone == nil)
      Screen.run(frames: 1)
      #expect(ends == ["gone"] && isAsleep)
      value = nil
      var number: ElasticValue<Double>? = number()
      number?.animate(to: 100)
      #expect(!isAsleep)
      number = nil
      Screen.run(frames: 2)
      #expect(isAsleep)
    }

    @Test("a layer's property is set without implicit animations")
    func layer() {
      let layer = CALayer()
      let opacity = ElasticValue(\.opacity, of: layer, in: card)
      let before = CATransaction.animatedChanges
      opacity.animate(to: 0.25)
      Screen.run(frames: 5)
      #expect(layer.opacity < 0.9 && layer.opacity > 0.2)
      Screen.run(frames: 300)
      #expect(layer.opacity == 0.25 && isAsleep)
      #expect(CATransaction.animatedChanges == before)
    }

    @Test("points, sizes, rectangles and maps spring too, and end exactly")
    func kinds() {
      let center = ElasticValue(\.center, of: card)
      let bounds = ElasticValue(\.bounds, of: card)
      let map = ElasticValue(\.transform, of: card)
      let size = ElasticValue(CGSize(width: 1, height: 2), in: card) { _, _ in }
      center.animate(to: CGPoint(x: 7, y: 9), velocity: Vector2D(CGPoint(x: 4000, y: 0)))
      bounds.animate(to: CGRect(x: 1, y: 2, width: 30, height: 40))
      let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
      map.animate(to: turned)
      size.animate(to: CGSize(width: 3, height: 8))
      Screen.run(frames: 2)
      #expect(center.velocity.dx > 0 && card.center.x > 50)
      #expect(card.bounds.width < 100 && card.bounds.width > 30)
      // Turned, not skewed: the length of an axis stays.
      #expect(abs(hypot(card.transform.a, card.transform.b) - 1) < 1e-9 && card.transform.b > 0)
      #expect(size.value.height > 2)
      Screen.run(frames: 900)
      #expect(card.center == CGPoint(x: 7, y: 9) && card.transform == turned)
      #expect(card.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
      #expect(size.value == CGSize(width: 3, height: 8) && isAsleep)
    }

    @Test("a target that is no number changes nothing")
    func invalid() {
      let value = number()
      value.animate(to: 100, completion: end("first"))
      Screen.run(frames: 5)
      let place = value.value
      value.animate(to: .nan, completion: end("second"))
      value.value = .infinity
      #expect(value.value == place && value.target == 100 && ends == ["second ended"])
      Screen.run(frames: 600)
      #expect(ends == ["second ended", "first at rest"])
    }

    @Test("what is told of an end may begin another motion")
    func reentrant() {
      let value = number()
      value.animate(to: 100) { [weak self] isAtRest in
        self?.ends.append("first \(isAtRest)")
        value.animate(to: 50, completion: self?.end("third"))
      }
      Screen.run(frames: 3)
      value.animate(to: 0, completion: end("second"))
      #expect(ends == ["first false", "second ended"] && value.target == 50)
      Screen.run(frames: 600)
      #expect(ends.last == "third at rest" && shown.last == 50 && isAsleep)
    }
  }
}
