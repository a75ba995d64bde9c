// The fewest keys between which sampled values stay within an error.
//
// From each key the farthest one is sought that a single easing reaches: the distance is doubled while that succeeds,
// then bisected. An easing only says how far a value has come, so all values must lie near the straight line from
// start to end; their shares of that line are what the curve is fitted to (KeyEase.swift). For points the end may also
// lie beside its sample, on the line that is nearest to all of them.
// Limit: bisecting supposes that an easing that reaches a frame exists for all frames before it too, so there may be
// more keys than needed.

import ElasticKit

/// A value at a frame.
struct Key: Sendable {
  var frame: Double
  var values: [Double]
  /// The easing to the next key; unused for the last.
  var ease = KeyEase.linear
}

/// Finds the fewest keys between which a sampled value stays within an error.
struct KeyFit: Equatable {
  /// The sample times in frames; the first and the last are whole.
  let frames: [Double]
  /// The largest error of a value; a distance if values are points.
  let tolerance: Double
  /// Whether numbers are x and y of points in turn.
  let arePoints: Bool
  /// Whether a curve may leave 0...1; if not, a key can also be between frames,
  /// where a value turns around.
  var overshoots = true
  /// Whether a key can be between frames all the same.
  var isFree = false

  /// The keys; a single one if nothing changes. With no tolerance, every
  /// whole frame is a key.
  ///
  /// A key may deviate too: a straight segment then crosses a bend instead of lying inside it,
  /// and can be longer. The first and the last key are exact, so that loops close.
  func keys(_ values: [[Double]]) -> [Key] {
    guard values.count > 1 else { return values.map { Key(frame: frames[0], values: $0) } }
    if isStill(values) { return [Key(frame: frames[0], values: values[0])] }
    let (fit, even) = tolerance > 0 ? filled(values) : (self, values)
    return fit.fewest(even)
  }

  /// The same with values at every quarter of a frame. Where an input lies between two frames only these two are sampled, and
  /// an easing that is right at both could do anything in between: there it has to stay near a straight line.
  private func filled(_ values: [[Double]]) -> (KeyFit, [[Double]]) {
    var (evenFrames, even) = ([frames[0]], [values[0]])
    for index in frames.indices.dropFirst() {
      let (old, new) = (values[index - 1], values[index])
      if frames[index] - frames[index - 1] == 1, old != new {
        for share in [0.25, 0.5, 0.75] {
          evenFrames.append(frames[index - 1] + share)
          even.append(zip(old, new).map { $0 + ($1 - $0) * share })
        }
      }
      evenFrames.append(frames[index])
      even.append(new)
    }
    let fit = KeyFit(
      frames: evenFrames, tolerance: tolerance, arePoints: arePoints, overshoots: overshoots,
      isFree: isFree)
    return (fit, even)
  }

  private func fewest(_ values: [[Double]]) -> [Key] {
    let isFree = isFree || !overshoots && tolerance > 0
    let marks = frames.indices.filter { isFree || frames[$0] == ElasticMath.floor(frames[$0]) }
    var keys = [Key(frame: frames[0], values: values[marks[0]])]
    var from = 0
    while from < marks.count - 1 {
      let way = farthest(from, keys[keys.count - 1].values, marks, values)
      keys[keys.count - 1].ease = way.ease
      keys.append(Key(frame: frames[marks[way.mark]], values: way.end))
      from = way.mark
    }
    return keys
  }

  private func isStill(_ values: [[Double]]) -> Bool {
    values.allSatisfy { distance($0, values[0], values[0], 0) <= min(tolerance, 1e-3) }
  }

  /// A curve to a mark, and the value there.
  private struct Way {
    var mark: Int
    var end: [Double]
    var ease = KeyEase.linear
  }

  /// The last mark that one curve reaches from a mark.
  private func farthest(
    _ from: Int, _ start: [Double], _ marks: [Int], _ values: [[Double]]
  ) -> Way {
    var best = Way(mark: from + 1, end: values[marks[from + 1]])
    guard tolerance > 0 else { return best }
    let last = marks.count - 1
    func reach(_ to: Int) -> Bool {
      let (a, b) = (marks[from], marks[to])
      let isFree = to < last && arePoints && start.count > 1
      for end in isFree ? [values[b], straightEnd(start, a, b, values)] : [values[b]] {
        guard let ease = ease(start, end, a, b, values) else { continue }
        best = Way(mark: to, end: end, ease: ease)
        return true
      }
      return false
    }
    _ = reach(from + 1)
    var step = 2
    var failed = last + 1
    while best.mark < last, failed > best.mark + 1 {
      let next = min(from + step, failed - 1)
      if next > best.mark, reach(next) {
        step *= 2
      } else {
        failed = next
        break
      }
    }
    while failed - best.mark > 1 {
      let middle = (best.mark + failed) / 2
      if !reach(middle) { failed = middle }
    }
    return best
  }

  /// The end of the straight segment from `start` that is nearest to the values.
  private func straightEnd(
    _ start: [Double], _ a: Int, _ b: Int, _ values: [[Double]]
  ) -> [Double] {
    var way = start.indices.map { values[b][$0] - start[$0] }
    func share(_ index: Int) -> Double {
      var (product, square) = (0.0, 0.0)
      for dimension in start.indices {
        product += (values[index][dimension] - start[dimension]) * way[dimension]
        square += way[dimension] * way[dimension]
      }
      return square > 1e-12 ? product / square : 0
    }
    // The shares from the direction, then the direction from the shares.
    for _ in 0..<3 {
      var sum = [Double](repeating: 0, count: start.count)
      var square = 0.0
      for index in a + 1...b {
        let share = share(index)
        square += share * share
        for dimension in start.indices {
          sum[dimension] += (values[index][dimension] - start[dimension]) * share
        }
      }
      guard square > 1e-12 else { break }
      way = sum.map { $0 / square }
    }
    let whole = share(b)
    return start.indices.map { start[$0] + way[$0] * whole }
  }

  /// A curve from `start` at a sample to `end` at another that all in between are close to; nil if
  /// there is none.
  private func ease(
    _ start: [Double], _ end: [Double], _ a: Int, _ b: Int, _ values: [[Double]]
  ) -> KeyEase? {
    guard distance(values[b], end, end, 0) <= tolerance else { return nil }
    guard b > a + 1 else { return .linear }
    var square = 0.0
    for index in start.indices {
      let change = end[index] - start[index]
      square += change * change
    }
    let span = frames[b] - frames[a]
    if square < 1e-12 {
      return (a + 1..<b).allSatisfy { distance(values[$0], start, start, 0) <= tolerance }
        ? .linear : nil
    }
    var xs: [Double] = []
    var shares: [Double] = []
    // Some thirty to sixty values are enough to find a curve. It is then checked against all of them.
    let stride = max(1, (b - a) / 32)
    var index = a + 1
    while index < b {
      var product = 0.0
      let value = values[index]
      for dimension in start.indices {
        product += (value[dimension] - start[dimension]) * (end[dimension] - start[dimension])
      }
      let share = product / square
      // An easing cannot leave the straight line from start to end.
      guard distance(value, start, end, share) <= tolerance else { return nil }
      xs.append((frames[index] - frames[a]) / span)
      shares.append(share)
      index += stride
    }
    func fits(_ ease: KeyEase) -> Bool {
      (a + 1..<b).allSatisfy { index in
        let share = ease.value(at: (frames[index] - frames[a]) / span)
        return distance(values[index], start, end, share) <= tolerance
      }
    }
    if fits(.linear) { return .linear }
    let curve = EaseSearch(
      xs: xs, shares: shares, overshoots: overshoots,
      enough: tolerance / 4 / max(distance(end, start, start, 0), tolerance)
    ).best()
    // Two decimals, where they are good enough, make a shorter file.
    let short = curve.rounded(to: 100)
    if fits(short) { return short }
    let long = curve.rounded(to: 1000)
    return fits(long) ? long : nil
  }

  /// The distance of a value from the point at a share between start and end.
  private func distance(
    _ value: [Double], _ start: [Double], _ end: [Double], _ share: Double
  ) -> Double {
    var worst = 0.0
    var index = 0
    while index < value.count {
      let d = start[index] + (end[index] - start[index]) * share - value[index]
      var square = d * d
      index += 1
      if arePoints, index < value.count {
        let d = start[index] + (end[index] - start[index]) * share - value[index]
        square += d * d
        index += 1
      }
      worst = square > worst ? square : worst
    }
    return worst.squareRoot()
  }
}

/// The last fits: the words of a row move and fade alike, and one fit serves all of them.
final class KnownFits {
  private var known: [(fit: KeyFit, values: [[Double]], keys: [Key])] = []
  private var next = 0
  private static let most = 16

  func keys(_ fit: KeyFit, _ values: [[Double]]) -> [Key] {
    guard values.count > 1 else { return fit.keys(values) }
    if let one = known.first(where: { $0.fit == fit && $0.values == values }) { return one.keys }
    let keys = fit.keys(values)
    if known.count < Self.most {
      known.append((fit, values, keys))
    } else {
      known[next] = (fit, values, keys)
      next = (next + 1) % Self.most
    }
    return keys
  }
}
