import Counter
import Stages

/// Draws four frames of `count` copies of a component, one copy after another, each into a drawing of its
/// own; prints the nanoseconds a frame of one of them took, of the quickest round.
func runCrowd(of one: any Showing, count: Int) {
  let crowd = (0..<count).map { _ in one.twin() }
  func frames() -> Double {
    var sum = 0.0
    for time in [0.1, 0.3, 0.5, 0.7] {
      for stage in crowd { sum += stage.drawnFrame(time) }
    }
    return sum
  }
  // Storage grows to its size, and what a second round does first is done once.
  _ = frames()
  let before = frames()
  counting_begin()
  let sum = frames()
  counting_end()
  precondition(sum == before, "the same times give the same drawings")
  let clock = ContinuousClock()
  // The total time is the same for a few as for many.
  let rounds = max(3, 30_000 / count)
  let quickest = (0..<rounds).map { _ in clock.measure { _ = frames() } }.min() ?? .zero
  print(Double(quickest.components.attoseconds) / 1e9 / Double(count * 4))
}
