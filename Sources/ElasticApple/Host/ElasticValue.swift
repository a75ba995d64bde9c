#if canImport(QuartzCore)
import ElasticKit
import QuartzCore
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A value of a view of your own that springs, glides, and can be caught at any moment.
///
///     let place = ElasticValue(\.center, of: card)
///     place.animate(to: home, velocity: Vector2D(pan.velocity(in: view)))
///
/// It is an ``Animated`` with the clock of the screen. A change keeps the place and the velocity of the motion before it. Between
/// changes the value is a function of time: a frame that is left out changes nothing of those after it. At rest no clock runs.
///
/// At rest a property is the app's, or the layout's: the next change begins from what it is then.
///
/// Keep it as long as it may move: it ends with its last reference, and keeps neither the view nor the layer alive. With Reduce Motion,
/// and while the view is in no window, a motion ends on its target at once. Implicit animations of layers are off.
@MainActor
public final class ElasticValue<Value: Interpolatable> {
  /// Called once for each motion, when it has ended: true if it came to rest on its target, false if another change came before, or
  /// what it moves is gone.
  public typealias Completion = @MainActor (_ isAtRest: Bool) -> Void

  /// The spring of the next `animate(to:velocity:completion:)`.
  public var spring: DampedSpring
  /// When a motion counts as at rest; by default as fine as opacities and scales need it, which for places is a little later than
  /// they need it.
  public var tolerance = RestTolerance.fraction
  /// Whether a motion ends on its target at once while the reader wants less motion. Switch it off for what does not move
  /// on the screen, such as an opacity.
  public var endsWithReduceMotion = true

  let clock = FrameClock()
  /// Shows a value; returns whether what shows it is still there.
  private let show: @MainActor (Value) -> Bool
  /// The property now; nil if there is none, or what has it is gone.
  private let read: @MainActor () -> Value?
  private var motion: Animated<Value>
  private var completion: Completion?
  private var end: Task<Void, Never>?
  /// What is to begin later; any other change takes its place.
  var delayed: DelayedMotion?
  /// What of a value is shown; nil for all. And the range that says so.
  var limit: ((Value) -> Value)?
  var range: Any?
  /// Shows a colour of the platform, which follows dark mode, where the motion has come to rest at it.
  var restAtColor: (@MainActor (ElasticComponentView.NativeColor) -> Void)?

  /// A value that a closure shows, in a view whose screen has the clock.
  ///
  /// The closure is called with the view at every change and in every frame of a motion; the view is not kept alive.
  public convenience init<Owner: ElasticComponentView.NativeContent>(
    _ value: Value, in view: Owner, spring: DampedSpring = .elastic,
    show: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.init(value, of: view, in: view, spring: spring, read: { _ in nil }, show: show)
  }

  /// A property of a view.
  public convenience init<Owner: ElasticComponentView.NativeContent>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, of view: Owner,
    spring: DampedSpring = .elastic
  ) {
    self.init(
      view[keyPath: property], of: view, in: view, spring: spring,
      read: { $0[keyPath: property] }, show: { $0[keyPath: property] = $1 })
  }

  /// A property of a layer in a view.
  public convenience init<Owner: CALayer>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, of layer: Owner,
    in view: ElasticComponentView.NativeContent, spring: DampedSpring = .elastic
  ) {
    self.init(
      layer[keyPath: property], of: layer, in: view, spring: spring,
      read: { $0[keyPath: property] }, show: { $0[keyPath: property] = $1 })
  }

  init<Owner: AnyObject>(
    _ value: Value, of owner: Owner, in view: ElasticComponentView.NativeContent,
    spring: DampedSpring, read: @escaping @MainActor (Owner) -> Value?,
    show: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.spring = spring
    motion = Animated(value)
    self.show = { [weak owner] value in
      guard let owner else { return false }
      show(owner, value)
      return true
    }
    self.read = { [weak owner] in owner.flatMap { read($0) } }
    clock.view = view
    clock.isVisible = true
    clock.onFrame = { [weak self] time in self?.advance(to: time) }
  }

  /// The value now. Setting it, as a finger does, ends a motion.
  public var value: Value {
    get { limited(current.value(at: clock.now)) }
    set { change { motion, _ in motion.hold(newValue) } }
  }

  /// The velocity now, per second; 0 at rest.
  public var velocity: Value.Offset { motion.velocity(at: clock.now) }

  /// Where the motion goes; the value at rest.
  public var target: Value { current.target }

  /// Whether it moves.
  public var isMoving: Bool { clock.now < motion.restTime }

  /// Springs to a value, from the value and, unless another is given, with the velocity of now.
  ///
  /// A target that is not finite changes nothing.
  public func animate(
    to target: Value, velocity: Value.Offset? = nil, completion: Completion? = nil
  ) {
    let (spring, tolerance) = (spring, tolerance)
    change(completion) { motion, time in
      motion.spring(
        from: motion.value(at: time), velocity: velocity ?? motion.velocity(at: time), to: target,
        with: spring, at: time, tolerance: tolerance)
    }
  }

  /// Glides with a velocity, which decays, to the resting value that ``landing(velocity:along:)`` returns.
  public func fling(
    velocity: Value.Offset, along decay: Decay = .normal, completion: Completion? = nil
  ) {
    let tolerance = tolerance
    change(completion) { motion, time in
      motion.fling(velocity: velocity, along: decay, at: time, tolerance: tolerance)
    }
  }

  /// Where a fling from here would end: choose a target by it.
  public func landing(velocity: Value.Offset, along decay: Decay = .normal) -> Value {
    current.landing(velocity: velocity, along: decay, at: clock.now)
  }

  /// Stops where it is, under a finger, and returns the value.
  @discardableResult
  public func grab() -> Value {
    change { motion, time in motion.grab(at: time) }
    return motion.target
  }

  // MARK: - Changes and frames

  /// The motion, at rest at what the property is: a rotation, constraints or the app may have set it since.
  private var current: Animated<Value> {
    var motion = motion
    // A motion that has ended but whose end is not shown yet is not at rest: the property is that of a frame before.
    if motion.restTime == -.infinity, let value = read() { motion.hold(value) }
    return motion
  }

  private func limited(_ value: Value) -> Value { limit?(value) ?? value }

  func change(
    _ completion: Completion? = nil, _ change: (inout Animated<Value>, Double) -> Void
  ) {
    let waiting = delayed
    delayed = nil
    waiting?.cancel()
    motion = current
    let (count, time) = (motion.changeCount, clock.now)
    change(&motion, time)
    let number = motion.changeCount
    guard number != count else {
      completion?(false)
      return
    }
    let former = self.completion
    self.completion = completion
    former?(false)
    // What was told may have changed it again.
    guard motion.changeCount == number else { return }
    advance(to: time)
    follow(from: time)
  }

  /// Shows the value of a frame, and ends the motion where it ends.
  private func advance(to time: Double) {
    if endsWithReduceMotion && Reader.wantsLessMotion || clock.view?.window == nil {
      motion.hold(motion.target)
    }
    let isAtRest = time >= motion.restTime
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let isShown = show(limited(motion.value(at: time)))
    CATransaction.commit()
    if isAtRest || !isShown { finish(isShown) }
  }

  private func finish(_ isAtRest: Bool) {
    motion.hold(motion.target)
    follow(from: clock.now)
    let ended = completion
    completion = nil
    ended?(isAtRest)
  }

  /// Runs the clock while something moves. A view that is covered or hidden has no frames on a Mac: so the end has an alarm.
  private func follow(from time: Double) {
    end?.cancel()
    let rest = motion.restTime
    clock.follow(time < rest ? .moving : .atRest)
    guard time < rest, rest.isFinite else { return }
    end = Task { [weak self] in
      guard (try? await Task.sleep(nanoseconds: ClockRequest.sleep(from: time, to: rest))) != nil
      else { return }
      self?.advance(to: rest)
    }
  }
}

/// What the reader has set for the whole system.
@MainActor
private enum Reader {
  static var wantsLessMotion: Bool {
    #if canImport(UIKit)
    UIAccessibility.isReduceMotionEnabled
    #else
    NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
    #endif
  }
}
#endif
