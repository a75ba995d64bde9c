#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

extension AnyTransition {
  /// Grows from six tenths of its size and fades in, with the kit's spring; the same way back.
  ///
  ///     if isTyping { MessageBalloon().transition(.elastic) }
  ///
  /// The change that shows or hides the view needs no `withAnimation`. With Reduce Motion the view is there, or gone, at once, but on
  /// iOS and tvOS 16, where `.elastic` is SwiftUI's own spring.
  public static var elastic: AnyTransition { elastic() }

  /// Grows from a part of its size and fades in, with a spring.
  public static func elastic(
    _ spring: DampedSpring = .elastic, scale: Double = 0.6, anchor: UnitPoint = .center
  ) -> AnyTransition {
    .scale(scale: scale, anchor: anchor).combined(with: .opacity).animation(.elastic(spring))
  }
}
#endif
