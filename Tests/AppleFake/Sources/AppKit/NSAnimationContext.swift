/// documentation/appkit/nsanimationcontext/allowsimplicitanimation: whether changes of layer-backed views are animated in it.
@MainActor
public final class NSAnimationContext {
  public var allowsImplicitAnimation: Bool
  public var duration = 0.25

  private static var current = NSAnimationContext(allowsImplicitAnimation: false)
  static var isAnimating: Bool { current.allowsImplicitAnimation }

  private init(allowsImplicitAnimation: Bool) {
    self.allowsImplicitAnimation = allowsImplicitAnimation
  }

  /// A context in the one of now, which it is like at first.
  public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
    let outer = current
    current = NSAnimationContext(allowsImplicitAnimation: outer.allowsImplicitAnimation)
    changes(current)
    current = outer
  }
}
