@MainActor
public final class UINavigationItem {
  public enum LargeTitleDisplayMode: Sendable { case automatic, always, never }
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}

/// A bar with a large title, which grows by as far as its list is pulled beyond its insets, and shrinks as it is scrolled away:
/// documentation/uikit/uinavigationbar/preferslargetitles. Its first subview is its background, as in UIKit.
@MainActor
public final class UINavigationBar: UIView {
  public var prefersLargeTitles = false
  public let background = UIView(frame: .zero), title = UIView(frame: .zero)
  /// The list whose place it follows.
  public weak var list: UIScrollView?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 140))
    addSubview(background)
    addSubview(title)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// With the large title at rest, and without it.
  static let rest: CGFloat = 140, least: CGFloat = 88

  public var height: CGFloat {
    guard let list else { return Self.rest }
    return max(Self.rest - list.contentOffset.y - list.adjustedContentInset.top, Self.least)
  }
}

@MainActor
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  public private(set) var viewControllers: [UIViewController] = []

  /// Shows a page under the bar.
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    addChild(controller)
    view.addSubview(controller.view)
    view.addSubview(navigationBar)
  }
}

extension UIViewController {
  /// The nearest one that it is in.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
