import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Delays, ranges, colours, transforms and blocks of springs")
  @MainActor
  struct ElasticValueKindsTests {
    private let window = UIWindow.onScreen()
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
      window.addSubview(card)
      Screen.run(frames: 1)
    }

    private func run(frames: Int) async {
      for _ in 0..<frames {
        Screen.run(frames: 1)
        for _ in 0..<4 { await Task.yield() }
      }
    }

    @Test("a motion with a delay begins after it, from where the value is then")
    func delay() async {
      var ends: [Bool] = []
      let place = ElasticValue(\.center, of: card)
      place.animate(to: CGPoint(x: 200, y: 50), after: 0.5) { ends.append($0) }
      await run(frames: 28)
      #expect(card.center == CGPoint(x: 50, y: 50) && !place.isMoving)
      card.center.x = 80
      await run(frames: 6)
      #expect(place.isMoving && card.center.x > 80)
      await run(frames: 300)
      #expect(card.center.x == 200 && ends == [true])
    }

    @Test("another change takes the place of a motion that has not begun")
    func overtaken() async {
      var ends: [Bool] = []
      let place = ElasticValue(\.center, of: card)
      place.animate(to: CGPoint(x: 200, y: 50), after: 0.5) { ends.append($0) }
      place.animate(to: CGPoint(x: 300, y: 50), after: 0.2) { ends.append($0) }
      #expect(ends == [false])
      await run(frames: 6)
      place.animate(to: CGPoint(x: 10, y: 50), after: 0)
      #expect(ends == [false, false])
      await run(frames: 300)
      #expect(card.center.x == 10 && ends == [false, false])
    }

    @Test("an overshoot beyond a range is not shown, and the motion goes on")
    func range() throws {
      var shown: [Double] = []
      let spring = try DampedSpring(response: 0.4, dampingRatio: 0.2)
      let value = ElasticValue(0.0, in: card, spring: spring) { _, new in shown.append(new) }
      value.clampingRange = 0...1
      value.animate(to: 1)
      Screen.run(frames: 20)
      #expect(shown.max() == 1 && shown.contains { $0 > 0 && $0 < 1 })
      let stuck = try #require(shown.firstIndex(of: 1))
      Screen.run(frames: 300)
      // It comes back from beyond, and goes on.
      #expect(shown[stuck...].contains { $0 < 1 } && shown.last == 1 && value.value == 1)
      value.clampingRange = nil
      value.animate(to: 0)
      Screen.run(frames: 20)
      #expect(shown.contains { $0 < 0 } && value.clampingRange == nil)
    }

    @Test("a colour springs, from none too, and at rest it follows dark mode")
    func color() throws {
      let day = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let both = UIColor(light: day, dark: UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      let color = ElasticValue(\.backgroundColor, of: card, spring: .smooth)
      #expect(color.value == .clear)
      color.animate(to: both)
      Screen.run(frames: 10)
      let middle = try #require(card.backgroundColor?.cgColor.components)
      #expect(middle[3] > 0 && middle[3] < 1)
      Screen.run(frames: 300)
      #expect(card.backgroundColor === both && color.value == .red)
      card.overrideUserInterfaceStyle = .dark
      #expect(color.value == .blue)
      color.animate(to: day)
      color.animate(to: both)
      Screen.run(frames: 300)
      #expect(card.backgroundColor === both)
    }

    @Test("a colour of a layer springs")
    func layer() {
      let layer = CAShapeLayer()
      layer.fillColor = .make(.red)
      let color = ElasticValue(\.fillColor, of: layer, in: card)
      #expect(color.value == .red)
      color.animate(to: UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      Screen.run(frames: 300)
      #expect(layer.fillColor.map { ElasticColor($0) } == .blue)
    }

    @Test("translation, scale and rotation of one transform spring each by itself")
    func transform() {
      let pose = ElasticTransform(of: card)
      pose.translation.animate(to: CGPoint(x: 30, y: 40))
      pose.scale.animate(to: 2)
      Screen.run(frames: 5)
      pose.rotation.value = .pi / 2
      #expect(card.transform.a.magnitude < 1e-9 && card.transform.b > 1)
      Screen.run(frames: 300)
      let map = card.transform
      #expect(abs(map.a) < 1e-9 && abs(map.b - 2) < 1e-9 && abs(map.c + 2) < 1e-9)
      #expect(map.tx == 30 && map.ty == 40)
    }

    @Test("a block springs the properties that it sets, and is told when all have ended")
    func block() async {
      var ends: [Bool] = []
      let motion = ElasticProperties(of: card)
      motion.animate(.snappy) {
        $0.center = CGPoint(x: 200, y: 50)
        $0.alpha = 0
        #expect($0.alpha == 0)
      } completion: {
        ends.append($0)
      }
      await run(frames: 6)
      #expect(card.center.x > 50 && card.center.x < 200 && card.alpha < 1 && ends == [])
      let speed = motion[\.center]?.velocity.dx ?? 0
      #expect(speed > 0)
      // Another block goes on from there, and the first is told.
      motion.animate(after: 0.1) {
        $0.center.x = 0
      } completion: {
        ends.append($0)
      }
      await run(frames: 300)
      #expect(card.center == CGPoint(x: 0, y: 50) && card.alpha == 0 && ends == [false, true])
      motion.animate { _ in
      } completion: {
        ends.append($0)
      }
      #expect(ends == [false, true, true])
    }
  }
}
