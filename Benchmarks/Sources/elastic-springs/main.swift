import CSprings
import Counter
import ElasticCore
import Foundation

// Without an argument: nanoseconds per spring of each way, at 10,000 springs and at 1,000,000, by turns in one
// run; the fastest of many runs counts, because the slower ones were delayed by other programs.
// With the name of a way: that one's step of 10,000 springs between callgrind's start and stop.

/// A number of springs in each of the measured forms.
private struct Springs {
  let spring = DampedSpring.bouncy
  var bank: SpringBank
  let targets: [Double], offsets: [Double], velocities: [Double], begins: [Double]
  let source: [Double]
  var values: [Double]

  init(count: Int) {
    bank = SpringBank(spring, count: count)
    targets = (0..<count).map { Double($0 % 97) }
    offsets = (0..<count).map { Double($0 % 89) - 40 }
    velocities = (0..<count).map { Double($0 % 83) * 5 - 200 }
    begins = (0..<count).map { Double($0 % 79) * -1e-4 }
    source = Array(repeating: 1.5, count: count * 2)
    values = Array(repeating: 0, count: count * 2)
    bank.update(at: 0) { [targets, offsets, velocities] index, motion in
      motion.target = targets[index]
      motion.offset = offsets[index]
      motion.velocity = velocities[index]
    }
  }

  var count: Int { targets.count }

  /// One step of all of them to a time, in one way.
  mutating func step(_ way: Way, to time: Double) {
    switch way {
    case .bank: bank.write(at: time, into: &values)
    case .c:
      // Found once a step here too.
      let step = DampedSpring.Step(spring, seconds: time)
      c_step(
        targets, offsets, velocities, &values, count, step.offsetPerOffset, step.offsetPerVelocity)
    case .closedForm:
      let frequency = spring.angularFrequency
      let rate = frequency * (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
      closed_form(
        targets, offsets, velocities, begins, &values, count, time,
        spring.dampingRatio * frequency, rate)
    case .copy:
      // As many bytes as a step reads and writes: three numbers and one.
      values.withUnsafeMutableBytes { to in
        source.withUnsafeBytes { copy_bytes(to.baseAddress, $0.baseAddress, to.count) }
      }
    }
  }
}

private enum Way: String, CaseIterable { case bank, c, closedForm, copy }

/// The fastest step of each way, in nanoseconds a spring.
private func fastest(count: Int, rounds: Int) -> [Way: Double] {
  var springs = Springs(count: count)
  var best: [Way: Double] = [:]
  for round in 0..<rounds {
    let time = 0.1 + 0.2 * Double(round) / Double(rounds)
    for way in Way.allCases {
      // A long measurement needs no more repeats.
      for _ in 0..<(way == .closedForm ? 1 : 5) {
        let start = seconds_now()
        springs.step(way, to: time)
        let seconds = seconds_now() - start
        best[way] = min(best[way] ?? .infinity, seconds * 1e9 / Double(count))
      }
    }
  }
  return best
}

if let word = CommandLine.arguments.dropFirst().first {
  guard let way = Way(rawValue: word) else {
    let ways = Way.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(Data("expected one of \(ways)\n".utf8))
    exit(EX_USAGE)
  }
  var springs = Springs(count: 10_000)
  springs.step(way, to: 0.1)
  counting_begin()
  springs.step(way, to: 0.1)
  counting_end()
} else {
  for (name, count, rounds) in [("n10k", 10_000, 1000), ("n1M", 1_000_000, 40)] {
    let best = fastest(count: count, rounds: rounds)
    for way in Way.allCases { print(name, way.rawValue, best[way] ?? 0, separator: "\t") }
  }
}
