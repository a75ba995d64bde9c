@MainActor
public protocol UIFocusEnvironment: AnyObject {}

@MainActor
public protocol UIFocusItem: UIFocusEnvironment {}

extension UIView: UIFocusItem {}

@MainActor
public final class UIFocusUpdateContext {
  public weak var nextFocusedItem: (any UIFocusItem)?

  public init(to next: (any UIFocusItem)?) { nextFocusedItem = next }
}

@MainActor
public enum UIFocusSystem {
  /// Of views and controllers, whose environments are their superviews and parents.
  public static func environment(
    _ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment
  ) -> Bool {
    let outer = (environment as? UIViewController)?.view ?? environment as? UIView
    let inner = (other as? UIViewController)?.view ?? other as? UIView
    guard let outer, let inner else { return false }
    return inner.isDescendant(of: outer)
  }
}
