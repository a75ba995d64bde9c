/// A motion whose target can change by composing: each new spring is added on top of those still
/// running, `y = y₁ + (to − y₁)·s`, so that an old swing continues inside the new one.
///
/// The other way to change a target is replacing, which `Animated` does: one spring, its velocity
/// kept. Composing starts every spring from rest and changes direction less sharply.
///
/// It stores one layer for each spring that still moves; reading a value allocates nothing, and costs
/// one step a layer.
public struct ComposedMotion<Value: Interpolatable>: Sendable {
  private struct Layer: Sendable {
    let target: Value
    let spring: DampedSpring
    let start: Double
    let restTime: Double

    /// The layer's progress: 0 at its start, 1 from its rest on.
    func share(at time: Double) -> Double {
      time < restTime ? spring.sample(at: time - start).value : 1
    }
  }

  private var origin: Value
  private var layers: [Layer] = []

  /// A motion at rest at `value`.
  public init(_ value: Value) { origin = value }

  /// The final value if nothing changes any more.
  public var target: Value { layers.last?.target ?? origin }

  /// The time of its rest; minus infinity before any change.
  public var restTime: Double {
    var latest = -Double.infinity
    for index in layers.indices { latest = max(latest, layers[index].restTime) }
    return latest
  }

  /// How many springs still move, or are kept because one before them does.
  public var layerCount: Int { layers.count }

  /// The value at `time`.
  public func value(at time: Double) -> Value {
    var value = origin
    for index in layers.indices where time >= layers[index].start {
      let share = layers[index].share(at: time)
      let target = layers[index].target
      value = share == 1 ? target : value.moved(by: value.offset(to: target) * share)
    }
    return value
  }

  /// Adds a spring to `target` from `time` on. Layers under one that has come to rest are dropped.
  ///
  /// The law of time: an earlier `time` than the last change is taken at that change. What is not
  /// finite, or has another shape, is ignored; a target too far away to compute with (1e150) is
  /// reached at once.
  public mutating func compose(to target: Value, with spring: DampedSpring, at time: Double) {
    guard target.isFinite, time.isFinite, target.hasSameShape(as: origin) else { return }
    guard origin.offset(to: target).magnitude < RestTolerance.largest else {
      self = ComposedMotion(target)
      return
    }
    let start = max(time, layers.last?.start ?? time)
    let duration = spring.settlingTime(
      from: DampedSpring.State(offset: 1, velocity: 0),
      offsetBelow: RestTolerance.fraction.offset, speedBelow: RestTolerance.fraction.speed)
    if let settled = layers.lastIndex(where: { $0.restTime <= start }) {
      layers.removeFirst(settled)
    }
    layers.append(
      Layer(target: target, spring: spring, start: start, restTime: start + duration))
  }
}
