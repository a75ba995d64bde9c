/// Numbers that a file, a finger or a mistake can bring.
package enum WildNumber {
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, 1e100, -1e-100, .leastNonzeroMagnitude, 1,
    -1,
  ]

  package static func next(_ random: inout SplitMix) -> Double {
    random.next() % 3 == 0
      ? odd[Int(random.next() % UInt64(odd.count))] : (random.unit() - 0.3) * 10
  }
}
