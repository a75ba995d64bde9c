// Types of UIKit, Core Graphics and Core Animation that only the lab's code names, from their documentation.
import Foundation
import SwiftUI
import UIKit

// documentation/corefoundation/cgvector
struct CGVector {
  var dx: CGFloat
  var dy: CGFloat
  init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}

// documentation/uikit/uispringtimingparameters
@MainActor
final class UISpringTimingParameters {
  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}

// documentation/uikit/uiviewpropertyanimator
@MainActor
final class UIViewPropertyAnimator {
  init(duration: TimeInterval, timingParameters parameters: UISpringTimingParameters) {}
  func addAnimations(_ animation: @escaping @MainActor () -> Void) {}
  func startAnimation() {}
}

// documentation/quartzcore/caspringanimation
final class CASpringAnimation {
  var mass: CGFloat = 1
  var stiffness: CGFloat = 100
  var damping: CGFloat = 10
  var initialVelocity: CGFloat = 0
  var duration: TimeInterval = 0
  let settlingDuration: TimeInterval = 0
  init(keyPath path: String?) {}
}

// documentation/swiftui/animation/spring(response:dampingfraction:blendduration:)
extension Animation {
  static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { .default }
}
