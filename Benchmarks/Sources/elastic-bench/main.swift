import Counter
import Foundation
import Stages

// Without an argument: for each benchmark its name, the number of values per call, the allocations of all
// calls and, for a component, the bytes of its scene: 0 if it is moved and not drawn, - for other benchmarks.
// With a number: that one's calls between callgrind's start and stop.
// With a component and a count: a few frames of that many components, also between the two; and their nanoseconds.
private let calls = 1000
private let all = try benchmarks()
private let words = Array(CommandLine.arguments.dropFirst())

private func run(_ benchmark: Benchmark, from second: Double = 0) -> Double {
  var sum = 0.0
  for index in 0..<calls { sum += benchmark.sample(second + Double(index) / Double(calls)) }
  return sum
}

/// The allocations of a play in which everything has been drawn before. For a component the fewer of two:
/// one begins as a copy, and its first changes copy the shared storage; in the next second it may
/// come to rest, and the events of the rest allocate for the first time.
private func allocations(of benchmark: Benchmark) -> Int {
  let counts = [0.0, 0, 1].map { second in
    let before = counted_allocations()
    _ = run(benchmark, from: second)
    defer { benchmark.stage?.readEvents() }
    return counted_allocations() - before
  }
  return benchmark.stage == nil ? counts[1] : min(counts[1], counts[2])
}

if words.count == 2, let count = Int(words[1]), count > 0, let one = try stage(named: words[0]) {
  runCrowd(of: one, count: count)
} else if let word = words.first {
  guard let index = Int(word), all.indices.contains(index) else {
    let sentence = "expected a number below \(all.count), or a component and a count above 0\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    exit(EX_USAGE)
  }
  // The runtime builds some things once, at the first use.
  let before = run(all[index])
  counting_begin()
  let sum = run(all[index])
  counting_end()
  precondition(sum == before, "the same times give the same values")
} else {
  for benchmark in all {
    let allocations = allocations(of: benchmark)
    let bytes = benchmark.stage.map { "\($0.sceneBytes)" } ?? "-"
    print("\(benchmark.name)\t\(calls * benchmark.values)\t\(allocations)\t\(bytes)")
  }
}
