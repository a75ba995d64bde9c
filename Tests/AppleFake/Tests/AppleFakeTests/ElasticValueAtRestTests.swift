import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("A spring's value at rest is its property's")
  @MainActor
  struct ElasticValueAtRestTests {
    private let window = UIWindow.onScreen()
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let elsewhere = CGPoint(x: 300, y: 400)

    init() {
      window.addSubview(card)
      Screen.run(frames: 1)
    }

    @Test("a card that is moved between two grabs stays where it is")
    func grabbed() {
      let place = ElasticValue(\.center, of: card)
      #expect(place.grab() == CGPoint(x: 50, y: 50))
      card.center = elsewhere
      #expect(place.value == elsewhere && place.target == elsewhere)
      #expect(place.grab() == elsewhere && card.center == elsewhere)
    }

    @Test("a motion begins where the card is, and a fling lands as far from there")
    func animated() {
      let place = ElasticValue(\.center, of: card)
      card.center = elsewhere
      #expect(place.landing(velocity: .zero) == elsewhere)
      place.animate(to: CGPoint(x: 300, y: 500))
      #expect(card.center == elsewhere)
      Screen.run(frames: 3)
      #expect(card.center.x == 300 && card.center.y > 400 && card.center.y < 500)
      Screen.run(frames: 600)
      card.center = elsewhere
      place.fling(velocity: Vector2D(100, 0))
      Screen.run(frames: 1)
      #expect(card.center.x > 300 && card.center.y == 400)
    }

    @Test("a motion is not disturbed by what sets the property meanwhile, nor is its end")
    func moving() {
      let place = ElasticValue(\.center, of: card)
      let home = CGPoint(x: 50, y: 90)
      place.animate(to: home)
      Screen.run(frames: 5)
      let seen = place.value
      card.center = elsewhere
      #expect(place.value == seen && place.target == home)
      // The motion has ended, and its last frame is still to come.
      Screen.now += 60
      #expect(place.value == home && place.grab() == home && card.center == home)
    }

    @Test("a layer's property too; a closure's value is only what it was set to")
    func others() {
      let layer = CALayer()
      let opacity = ElasticValue(\.opacity, of: layer, in: card)
      layer.opacity = 0.25
      #expect(opacity.grab() == 0.25)
      let number = ElasticValue(3.0, in: card) { _, _ in }
      #expect(number.grab() == 3)
      number.value = 5
      #expect(number.value == 5)
    }
  }
}
