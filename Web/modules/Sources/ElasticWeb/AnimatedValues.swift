import ElasticKit

/// A value of the page's own: a point, or a number, which is a point on the horizontal axis: another kind of value would
/// take 1.3 kB of the WebAssembly module.
private final class MovingValue {
  let isPoint: Bool
  var point: Animated<Point2D>

  init(_ x: Double, _ y: Double) {
    isPoint = !y.isNaN
    point = Animated(Point2D(x, isPoint ? y : 0))
  }
}

/// Values of the page's own that move: numbers and points, which are pairs of them.
final class AnimatedValues {
  private var all: [MovingValue?] = []
  private(set) var velocity = Vector2D.zero
  private(set) var position = Point2D.origin

  private subscript(handle: Int32) -> MovingValue? {
    get { all.indices.contains(Int(handle)) ? all[Int(handle)] : nil }
  }

  /// A value that stays where it is: a point has a `y`, a number's is not a number.
  func make(_ x: Double, _ y: Double) -> Int32 {
    let value = MovingValue(x, y)
    if let index = all.firstIndex(where: { $0 == nil }) {
      all[index] = value
      return Int32(index)
    }
    all.append(value)
    return Int32(all.count - 1)
  }

  func free(_ handle: Int32) {
    if all.indices.contains(Int(handle)) { all[Int(handle)] = nil }
  }

  /// Does one change; false if there is no such value, change or spring.
  func change(
    _ handle: Int32, _ change: Change, _ v: Vector2D, response: Double, dampingRatio: Double,
    at time: Double
  ) -> Bool {
    guard let value = self[handle] else { return false }
    let y = value.isPoint ? v.dy : 0
    switch change {
    case .hold: value.point.hold(Point2D(v.dx, y))
    case .grab: value.point.grab(at: time)
    case .retarget:
      do throws(DampedSpring.ParameterError) {
        let spring = try DampedSpring(response: response, dampingRatio: dampingRatio)
        value.point.retarget(to: Point2D(v.dx, y), with: spring, at: time)
      } catch {
        return false
      }
    case .fling: value.point.fling(velocity: Vector2D(v.dx, y), at: time)
    }
    return true
  }

  /// Evaluates a value and its velocity; returns its rest time, NaN for an invalid handle.
  func look(_ handle: Int32, at time: Double) -> Double {
    guard let value = self[handle] else { return .nan }
    position = value.point.value(at: time)
    velocity = value.point.velocity(at: time)
    if !value.isPoint { (position.y, velocity.dy) = (.nan, .nan) }
    return value.point.restTime
  }

  /// What can be done to a value.
  enum Change: UInt8 { case hold, grab, retarget, fling }

  /// What is read of the value looked at last.
  enum Number: UInt8 { case x, y, dx, dy }
}

/// Created at the first use, by hand as ``page`` is, which the module of a page with values alone does not have.
private var values: AnimatedValues {
  get {
    if let madeValues { return madeValues }
    let values = AnimatedValues()
    madeValues = values
    return values
  }
}

nonisolated(unsafe) private var madeValues: AnimatedValues?

// MARK: - Exports

/// A value of the page's own that stays at (x, y); a number where `y` is not one.
@c(elastic_value_make)
public func valueMake(_ x: Double, _ y: Double) -> Int32 { values.make(x, y) }

/// Gives a value up; its handle may come back for another.
@c(elastic_value_free)
public func valueFree(_ handle: Int32) { values.free(handle) }

/// Changes a value at `time`: 0 stays at (x, y), 1 is grabbed where it is, 2 goes to (x, y) with a
/// spring, as fast as it is, 3 is thrown with the velocity (x, y). 0 if there is no such value, change
/// or spring.
@c(elastic_value_change)
public func valueChange(
  _ handle: Int32, _ change: Int32, _ x: Double, _ y: Double, _ response: Double,
  _ dampingRatio: Double, _ time: Double
) -> Int32 {
  guard let raw = UInt8(exactly: change), let change = AnimatedValues.Change(rawValue: raw) else {
    return 0
  }
  return values.change(
    handle, change, Vector2D(x, y), response: response, dampingRatio: dampingRatio, at: time)
    ? 1 : 0
}

/// Evaluates a value at `time`, for the four numbers below; returns its rest time.
@c(elastic_value_look)
public func valueLook(_ handle: Int32, _ time: Double) -> Double {
  values.look(handle, at: time)
}

/// Of the value looked at last: 0 x, 1 y, 2 and 3 its velocity, a second.
@c(elastic_value_number)
public func valueNumber(_ index: Int32) -> Double {
  guard let raw = UInt8(exactly: index), let number = AnimatedValues.Number(rawValue: raw) else {
    return .nan
  }
  return switch number {
  case .x: values.position.x
  case .y: values.position.y
  case .dx: values.velocity.dx
  case .dy: values.velocity.dy
  }
}
