import ElasticCore

/// A button that gives way under a finger and wobbles when it is let go.
struct WobblingButton {
  /// What brings it back.
  var spring: DampedSpring
  /// 0 at rest, 1 under a finger.
  private(set) var squash = Animated(0.0)

  mutating func press(at time: Double) {
    squash.retarget(to: 1, with: .snappy, at: time, tolerance: .fraction)
  }

  mutating func release(at time: Double) {
    squash.retarget(to: 0, with: spring, at: time, tolerance: .fraction)
  }

  func draw(into drawing: inout Drawing, center: Point2D, at time: Double) {
    let amount = squash.value(at: time)
    let shape = Affine.scale(1 + 0.12 * amount, 1 - 0.3 * amount)
    drawing.beginGroup(ItemID(.path), transform: shape.then(.translation(center - .origin)))
    drawing.arc(center: Point2D(-60, 0), radius: 28, from: .pi / 2, sweep: .pi)
    drawing.arc(center: Point2D(60, 0), radius: 28, from: -.pi / 2, sweep: .pi, joined: true)
    drawing.close()
    drawing.fill(ItemID(.background), .role(.tint))
    drawing.endGroup(ItemID(.path))
  }
}
