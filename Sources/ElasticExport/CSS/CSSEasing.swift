// Springs as CSS's `linear()`: the motion as straight pieces.
//
// The motion is halved until seven points of each piece lie within a tenth of the tolerance. Then each piece is made
// as long as it can be, from the start on, with eight tenths of the tolerance; what is left is for rounding. Four
// pieces a swing are the least, so that no swing is missed.
// Limit: a spring that swings more than 500 times is not written.

import ElasticKit

/// Motions as CSS easing functions, which a page can play without a script.
package enum CSSEasing {
  /// Appends the motion from 0 to 1 as CSS's `linear()` and returns its duration in seconds:
  /// `spring.settlingDuration(velocity:)`.
  ///
  /// It differs from the spring by at most `tolerance`; the end is exactly 1.
  /// - Parameters:
  ///   - velocity: the start's, in that distance per second.
  ///   - tolerance: from 0.0005; less counts as that.
  /// - Returns: nil, and nothing is appended, if it never settles, or swings over 500 times.
  package static func appendLinear(
    _ spring: DampedSpring, velocity: Double = 0, tolerance: Double = 0.001,
    to bytes: inout [UInt8]
  ) -> Double? {
    let duration = spring.settlingDuration(velocity: velocity)
    let damping = max((1 - spring.dampingRatio) * (1 + spring.dampingRatio), 0)
    let swings = spring.angularFrequency * damping.squareRoot() * duration / Double.pi
    guard duration.isFinite, duration > 0, swings <= 500 else { return nil }
    let tolerance = tolerance > 0.0005 ? tolerance : 0.0005
    let motion = Motion(spring: spring, velocity: velocity, duration: duration)
    let stops = motion.merged(
      motion.stops(swings: swings, tolerance: tolerance / 10), tolerance: tolerance * 0.8)
    // As many decimals of a percent as the steepest part needs for an error of a twentieth of the tolerance.
    let steepest = (velocity.magnitude + spring.angularFrequency) * duration
    var decimals = 0
    var step = 0.01
    while steepest * step > tolerance / 10, decimals < 15 {
      decimals += 1
      step /= 10
    }
    ("linear(" as StaticString).append(to: &bytes)
    for (index, stop) in stops.enumerated() {
      if index > 0 { (", " as StaticString).append(to: &bytes) }
      DecimalText.append(stop.value, decimals: 4, to: &bytes)
      guard index > 0, index < stops.count - 1 else { continue }
      bytes.append(0x20)
      DecimalText.append(stop.share * 100, decimals: decimals, to: &bytes)
      bytes.append(UInt8(ascii: "%"))
    }
    bytes.append(UInt8(ascii: ")"))
    return duration
  }
}

private struct Stop {
  /// The share of the whole time.
  var share: Double
  var value: Double
}

private struct Motion {
  let spring: DampedSpring
  let velocity: Double
  let duration: Double

  private func stop(_ share: Double) -> Stop {
    // The offset at the end is under a thousandth, and is set to 0, so that the motion arrives.
    let value = share < 1 ? spring.sample(at: share * duration, velocity: velocity).value : 1
    return Stop(share: share, value: value)
  }

  /// Stops between which straight lines stay within the tolerance.
  func stops(swings: Double, tolerance: Double) -> [Stop] {
    // Four per swing, so that none is missed, and denser toward the start, where a
    // stiff spring moves fast.
    let count = Int(swings * 4) + 4
    var shares = (1...count).map { Double($0) / Double(count) }
    var early = shares[0]
    while early > 1e-6 {
      early /= 2
      shares.append(early)
    }
    var stops = [stop(0)]
    for share in shares.sorted() {
      split(from: stops[stops.count - 1], to: stop(share), tolerance, depth: 0, into: &stops)
    }
    return stops
  }

  private func split(
    from a: Stop, to b: Stop, _ tolerance: Double, depth: Int, into stops: inout [Stop]
  ) {
    let middle = stop((a.share + b.share) / 2)
    let isStraight = (1..<8).allSatisfy { eighth in
      let between = stop(a.share + (b.share - a.share) * Double(eighth) / 8)
      return Self.error(of: between, from: a, to: b) <= tolerance
    }
    if isStraight || depth == 24 {
      stops.append(b)
    } else {
      split(from: a, to: middle, tolerance, depth: depth + 1, into: &stops)
      split(from: middle, to: b, tolerance, depth: depth + 1, into: &stops)
    }
  }

  /// The stops without those that lie on the straight line between others, within the tolerance.
  func merged(_ stops: [Stop], tolerance: Double) -> [Stop] {
    var result = [stops[0]]
    var start = 0
    while start < stops.count - 1 {
      var end = start + 1
      while end + 1 < stops.count,
        (start + 1...end).allSatisfy({
          Self.error(of: stops[$0], from: stops[start], to: stops[end + 1]) <= tolerance
        })
      {
        end += 1
      }
      result.append(stops[end])
      start = end
    }
    return result
  }

  private static func error(of stop: Stop, from a: Stop, to b: Stop) -> Double {
    let share = (stop.share - a.share) / (b.share - a.share)
    return (a.value + (b.value - a.value) * share - stop.value).magnitude
  }
}
