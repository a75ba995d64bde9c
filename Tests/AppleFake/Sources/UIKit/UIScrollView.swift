/// A scroll view as UIKit documents it: insets, a safe area, a rubber band, its own way back.
@MainActor
open class UIScrollView: UIView {
  public let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  public var isScrollEnabled = true
  public var alwaysBounceVertical = false
  public private(set) var isTracking = false
  public private(set) var isDragging = false
  private var isSpringing = false
  private var observers: [(path: AnyKeyPath, call: () -> Void)] = []

  public var contentSize = CGSize.zero {
    didSet { tell(\UIScrollView.contentSize) }
  }

  public var contentOffset = CGPoint.zero {
    didSet {
      bounds.origin = contentOffset
      if contentOffset != oldValue { tell(\UIScrollView.contentOffset) }
    }
  }

  /// Observers are told when the setter has done all it does. Automatic notifications wrap the setter, so they come
  /// also for an equal value: Key-Value Observing Programming Guide, "Automatic Change Notification".
  public var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != oldValue {
        insetChanges += 1
        keepInside()
      }
      tell(\UIScrollView.contentInset)
    }
  }
  /// How often the inset got another value.
  public private(set) var insetChanges = 0

  public var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top, left: contentInset.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom, right: contentInset.right)
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    for child in subviews { child.setNeedsLayout() }
    keepInside()
  }

  private var start: CGFloat { -adjustedContentInset.top }
  private var end: CGFloat {
    max(contentSize.height + adjustedContentInset.bottom - bounds.height, start)
  }

  private func keepInside() {
    guard !isDragging, !isSpringing else { return }
    contentOffset.y = min(max(contentOffset.y, start), end)
  }

  /// Rounds to pixels, as scroll views are seen to.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    isSpringing = false
    let scale = traitCollection.displayScale
    contentOffset = CGPoint(x: offset.x, y: (offset.y * scale).rounded() / scale)
  }

  // MARK: - A finger

  /// Two fingers on a trackpad are no touch: documentation/uikit/uiscrollview/istracking says "has touched the content view".
  public func touch(onTrackpad isOnTrackpad: Bool = false) {
    isTracking = !isOnTrackpad
    isDragging = true
    isSpringing = false
    panGestureRecognizer.change(to: .began)
  }

  /// Moves by a distance downward, half as far beyond its ends.
  public func drag(by distance: CGFloat) {
    let isBeyond = contentOffset.y < start || contentOffset.y > end
    contentOffset.y -= isBeyond ? distance / 2 : distance
    panGestureRecognizer.change(to: .changed)
  }

  /// Lifts the finger; the recogniser ends before the scroll view stops tracking.
  public func lift() {
    isSpringing = contentOffset.y < start || contentOffset.y > end
    panGestureRecognizer.change(to: .ended)
    (isTracking, isDragging) = (false, false)
    panGestureRecognizer.change(to: .possible)
    tell(\UIScrollView.contentOffset)
  }

  func springBack() {
    guard isSpringing, !isDragging else { return }
    let target = min(max(contentOffset.y, start), end)
    contentOffset.y += (target - contentOffset.y) * 0.2
    if abs(target - contentOffset.y) < 0.25 {
      isSpringing = false
      contentOffset.y = target
    }
  }

  // MARK: - Key-value observing

  fileprivate func addObserver(_ path: AnyKeyPath, _ call: @escaping () -> Void) -> () -> Void {
    observers.append((path, call))
    let place = observers.count - 1
    return { [weak self] in self?.observers[place].call = {} }
  }

  private func tell(_ path: AnyKeyPath) {
    for observer in observers where observer.path == path { observer.call() }
  }
}

public struct NSKeyValueObservedChange<Value> {
  public init() {}
}

public final class NSKeyValueObservation {
  let end: () -> Void
  public init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}

extension UIScrollView {
  public func observe<Value>(
    _ path: KeyPath<UIScrollView, Value>,
    changeHandler: @escaping @Sendable (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    NSKeyValueObservation(
      addObserver(path) { [unowned self] in changeHandler(self, NSKeyValueObservedChange()) })
  }
}
