import ElasticKit

/// Finds repetitions in the numbers of the drawings.
struct Repetition {
  /// The frame of the first drawing.
  let start: Int
  var isOpen = true
  private var drawings: [[Double]] = []

  init(start: Int) { self.start = start }

  mutating func add(_ drawing: Drawing, _ frame: Int) {
    guard isOpen, frame >= start else { return }
    var numbers: [Double] = []
    drawing.forEachNumber { numbers.append($0) }
    drawings.append(numbers)
  }

  /// The first period of frames; nil without a repetition, or if nothing moves.
  func found() -> Range<Int>? {
    let last = drawings.count - 1
    guard last > 2 else { return nil }
    for period in 1..<drawings.count / 2 where same(last, last - period) {
      var first = last
      while first > period, same(first - 1, first - 1 - period) { first -= 1 }
      // A pause looks like a repetition, but does not last.
      guard last - first >= max(period, drawings.count / 2) else { continue }
      let begin = first - period
      guard (1..<period).contains(where: { !same(begin, begin + $0) }) else { continue }
      return start + begin..<start + first
    }
    return nil
  }

  private func same(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (drawings[a], drawings[b])
    guard a.count == b.count else { return false }
    for index in a.indices where !((a[index] - b[index]).magnitude <= 0.001) { return false }
    return true
  }
}
