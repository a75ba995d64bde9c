@MainActor
public final class UITouch: Hashable {
  public enum TouchType: Sendable { case direct, indirect, pencil, indirectPointer }
  public var type = TouchType.direct
  public var timestamp = 0.0
  /// In its window.
  public var place = CGPoint.zero
  /// What it went down on.
  public weak var view: UIView?
  public init() {}
  public func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return place }
    return view.convert(CGRect(origin: place, size: .zero), from: window).origin
  }
  nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
public final class UIEvent {
  public init() {}
}

@MainActor
open class UIGestureRecognizer {
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }

  /// documentation/uikit/uigesturerecognizer/require(tofail:): that delays the "transition out of
  /// UIGestureRecognizer.State.possible".
  public var waitsForAnother = false
  open var state = State.possible {
    didSet {
      if waitsForAnother, state == .began || state == .changed { state = .possible }
      history.append(state)
    }
  }
  /// Every state it was given.
  public private(set) var history: [State] = []
  /// Touches it left to others.
  public private(set) var ignored: [UITouch] = []
  public internal(set) weak var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  private struct Target {
    weak var target: AnyObject?
    let action: Selector
  }
  private var targets: [Target] = []

  public init(target: AnyObject?, action: Selector?) {}

  public func addTarget(_ target: AnyObject, action: Selector) {
    targets.append(Target(target: target, action: action))
  }
  public func removeTarget(_ target: AnyObject?, action: Selector?) {
    targets.removeAll { $0.target === target }
  }
  public var targetCount: Int { targets.count }

  /// documentation/uikit/uigesturerecognizer/isenabled: "If you change this property to false while a gesture recognizer is currently
  /// recognizing a gesture, the gesture recognizer transitions to a cancelled state."
  open var isEnabled = true {
    didSet {
      if !isEnabled, state == .began || state == .changed { change(to: .cancelled) }
    }
  }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignored.append(touch) }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  public func change(to state: State) {
    self.state = state
    for entry in targets {
      if let target = entry.target { entry.action.call(target) }
    }
  }

  /// Passes on touches, as a window does: those that it has not failed for.
  public func receive(_ touches: Set<UITouch>, _ phase: Phase) {
    let touches = touches.filter { !ignored.contains($0) }
    guard state != .failed, !touches.isEmpty else { return }
    switch phase {
    case .began: touchesBegan(touches, with: UIEvent())
    case .moved: touchesMoved(touches, with: UIEvent())
    case .ended: touchesEnded(touches, with: UIEvent())
    case .cancelled: touchesCancelled(touches, with: UIEvent())
    }
  }
  public enum Phase: Sendable { case began, moved, ended, cancelled }

  /// Starts again, after another recogniser has won or all touches have ended.
  public func start() {
    reset()
    state = .possible
  }
}

@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor
public final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
