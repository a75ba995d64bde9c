import Counter

// Without a word: the names, how many values one call gives, the allocations of all calls and the
// most instructions a value may cost.
// With a number: that one's calls between callgrind's start and stop.
private let calls = 1000
private let all = try benchmarks()

private func run(_ benchmark: Benchmark) -> Double {
  var sum = 0.0
  for index in 0..<calls { sum += benchmark.sample(Double(index) / Double(calls)) }
  return sum
}

if let word = CommandLine.arguments.dropFirst().first {
  guard let index = Int(word), all.indices.contains(index) else {
    fatalError("expected a number below \(all.count)")
  }
  // The runtime builds some things once, at the first use.
  let before = run(all[index])
  counting_begin()
  let sum = run(all[index])
  counting_end()
  precondition(sum == before, "the same times give the same values")
} else {
  for benchmark in all {
    _ = run(benchmark)
    let before = counted_allocations()
    _ = run(benchmark)
    let allocations = counted_allocations() - before
    print("\(benchmark.name)\t\(calls * benchmark.values)\t\(allocations)\t\(benchmark.limit)")
  }
}
