// What the lab writes for the spring of mass 2, stiffness 170 and friction 12 at a velocity of 3, in functions of what it
// leaves to its reader. `Scripts/typecheck-apple.sh` compiles it; Tests/Web/test_lab.py compares it with the page.
import ElasticCore
import QuartzCore
import SwiftUI
import UIKit

func elasticKit() throws -> Double {
  let spring = try DampedSpring(mass: 2.0, stiffness: 170.0, friction: 12.0)
  let duration = spring.settlingDuration(velocity: 3.0)
  return duration
}

@MainActor
func uiKit(_ view: UIView) {
  let timing = UISpringTimingParameters(
    mass: 2.0, stiffness: 170.0, damping: 12.0, initialVelocity: CGVector(dx: 3.0, dy: 0.0))
  let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
  animator.addAnimations { view.center.x += 100 }
  animator.startAnimation()
}

@MainActor
func swiftUI(_ moved: Binding<Bool>) {
  var isMoved: Bool {
    get { moved.wrappedValue }
    set { moved.wrappedValue = newValue }
  }
  withAnimation(
    .interpolatingSpring(
      mass: 2.0, stiffness: 170.0, damping: 12.0, initialVelocity: 3.0)
  ) { isMoved = true }
  // Without a velocity: .spring(response: 0.681507, dampingFraction: 0.325396)
  _ = Animation.spring(response: 0.681507, dampingFraction: 0.325396)
}

func coreAnimation() -> CASpringAnimation {
  let animation = CASpringAnimation(keyPath: "position.x")
  animation.mass = 2.0
  animation.stiffness = 170.0
  animation.damping = 12.0
  animation.initialVelocity = 3.0
  animation.duration = animation.settlingDuration
  return animation
}
