/// A scroll view as UIKit documents it: insets, a safe area, a rubber band, its own way back.
@MainActor
open class UIScrollView: UIView {
  public let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  public var isScrollEnabled = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
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

  /// At its sides the safe area is a part of it where it scrolls sideways:
  /// documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/scrollableaxes.
  public var adjustedContentInset: UIEdgeInsets {
    let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
    return UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top,
      left: contentInset.left + (isWide ? safeAreaInsets.left : 0),
      bottom: contentInset.bottom + safeAreaInsets.bottom,
      right: contentInset.right + (isWide ? safeAreaInsets.right : 0))
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    for child in subviews { child.setNeedsLayout() }
    keepInside()
  }

  /// The nearest offset that shows nothing beyond the content and its insets.
  private var inside: CGPoint {
    let insets = adjustedContentInset
    func nearest(
      _ offset: CGFloat, _ leading: CGFloat, _ content: CGFloat, _ trailing: CGFloat,
      _ length: CGFloat
    ) -> CGFloat {
      min(max(offset, -leading), max(content + trailing - length, -leading))
    }
    return CGPoint(
      x: nearest(contentOffset.x, insets.left, contentSize.width, insets.right, bounds.width),
      y: nearest(contentOffset.y, insets.top, contentSize.height, insets.bottom, bounds.height))
  }

  private func keepInside() {
    guard !isDragging, !isSpringing else { return }
    contentOffset = inside
  }

  /// Rounds to pixels, as scroll views are seen to.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    isSpringing = false
    let scale = traitCollection.displayScale
    contentOffset = CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
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
    contentOffset.y -= contentOffset.y == inside.y ? distance : distance / 2
    panGestureRecognizer.change(to: .changed)
  }

  /// The same to the right.
  public func drag(rightBy distance: CGFloat) {
    contentOffset.x -= contentOffset.x == inside.x ? distance : distance / 2
    panGestureRecognizer.change(to: .changed)
  }

  /// Lifts the finger; the recogniser ends before the scroll view stops tracking.
  public func lift() {
    isSpringing = contentOffset != inside
    panGestureRecognizer.change(to: .ended)
    (isTracking, isDragging) = (false, false)
    panGestureRecognizer.change(to: .possible)
    tell(\UIScrollView.contentOffset)
  }

  func springBack() {
    guard isSpringing, !isDragging else { return }
    let target = inside
    contentOffset = CGPoint(
      x: contentOffset.x + (target.x - contentOffset.x) * 0.2,
      y: contentOffset.y + (target.y - contentOffset.y) * 0.2)
    if abs(target.x - contentOffset.x) < 0.25, abs(target.y - contentOffset.y) < 0.25 {
      isSpringing = false
      contentOffset = target
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
