import ElasticKit

/// Values of the page's own that move: numbers and points, which are pairs of them.
final class AnimatedValues {
  private var numbers: [Animated<Double>?] = []
  private var points: [Animated<Point2D>?] = []
  private(set) var velocity = Vector2D.zero
  private(set) var place = Point2D.origin

  /// A value that stays where it is: a point has a `y`, a number's is not a number.
  func make(_ x: Double, _ y: Double) -> Int32 {
    let isPoint = !y.isNaN
    var index = 0
    while index < numbers.count, numbers[index] != nil || points[index] != nil { index += 1 }
    if index == numbers.count {
      numbers.append(nil)
      points.append(nil)
    }
    if isPoint { points[index] = Animated(Point2D(x, y)) } else { numbers[index] = Animated(x) }
    return Int32(index)
  }

  func free(_ handle: Int32) {
    guard numbers.indices.contains(Int(handle)) else { return }
    numbers[Int(handle)] = nil
    points[Int(handle)] = nil
  }

  /// Does one change; false if there is no such value, change or spring.
  func change(
    _ handle: Int32, _ change: Change, _ v: Vector2D, response: Double, dampingRatio: Double,
    at time: Double
  ) -> Bool {
    guard numbers.indices.contains(Int(handle)) else { return false }
    var spring = DampedSpring.smooth
    if change == .retarget {
      do throws(DampedSpring.ParameterError) {
        spring = try DampedSpring(response: response, dampingRatio: dampingRatio)
      } catch {
        return false
      }
    }
    if var value = numbers[Int(handle)] {
      switch change {
      case .hold: value.hold(v.dx)
      case .grab: value.grab(at: time)
      case .retarget: value.retarget(to: v.dx, with: spring, at: time)
      case .fling: value.fling(velocity: v.dx, at: time)
      }
      numbers[Int(handle)] = value
      return true
    }
    guard var value = points[Int(handle)] else { return false }
    switch change {
    case .hold: value.hold(Point2D(v.dx, v.dy))
    case .grab: value.grab(at: time)
    case .retarget: value.retarget(to: Point2D(v.dx, v.dy), with: spring, at: time)
    case .fling: value.fling(velocity: v, at: time)
    }
    points[Int(handle)] = value
    return true
  }

  /// Looks where a value is and how fast; says when it is at rest, NaN if there is none.
  func look(_ handle: Int32, at time: Double) -> Double {
    guard numbers.indices.contains(Int(handle)) else { return .nan }
    if let value = numbers[Int(handle)] {
      place = Point2D(value.value(at: time), .nan)
      velocity = Vector2D(value.velocity(at: time), .nan)
      return value.restTime
    }
    guard let value = points[Int(handle)] else { return .nan }
    place = value.value(at: time)
    velocity = value.velocity(at: time)
    return value.restTime
  }

  /// What can be done to a value.
  enum Change: UInt8 { case hold, grab, retarget, fling }
}

// MARK: - What the page calls

/// A value of the page's own that stays at (x, y); a number where `y` is not one.
@_expose(wasm, "value_make") @c(elastic_value_make)
public func valueMake(_ x: Double, _ y: Double) -> Int32 { page.values.make(x, y) }

/// Gives a value up; its handle may come back for another.
@_expose(wasm, "value_free") @c(elastic_value_free)
public func valueFree(_ handle: Int32) { page.values.free(handle) }

/// Changes a value at `time`: 0 stays at (x, y), 1 is grabbed where it is, 2 goes to (x, y) with a
/// spring, as fast as it is, 3 is thrown with the velocity (x, y). 0 if there is no such value, change
/// or spring.
@_expose(wasm, "value_change") @c(elastic_value_change)
public func valueChange(
  _ handle: Int32, _ change: Int32, _ x: Double, _ y: Double, _ response: Double,
  _ dampingRatio: Double, _ time: Double
) -> Int32 {
  guard let raw = UInt8(exactly: change), let change = AnimatedValues.Change(rawValue: raw) else {
    return 0
  }
  return page.values.change(
    handle, change, Vector2D(x, y), response: response, dampingRatio: dampingRatio, at: time)
    ? 1 : 0
}

/// Looks where a value is at `time`, for the four numbers below; says when it is at rest.
@_expose(wasm, "value_look") @c(elastic_value_look)
public func valueLook(_ handle: Int32, _ time: Double) -> Double {
  page.values.look(handle, at: time)
}

/// Of the value looked at last: 0 x, 1 y, 2 and 3 its velocity, a second.
@_expose(wasm, "value_number") @c(elastic_value_number)
public func valueNumber(_ index: Int32) -> Double {
  switch index {
  case 0: page.values.place.x
  case 1: page.values.place.y
  case 2: page.values.velocity.dx
  case 3: page.values.velocity.dy
  default: .nan
  }
}
