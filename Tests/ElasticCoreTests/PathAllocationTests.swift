import CCounter
@_spi(Pages) import ElasticCore
import TestSupport
import Testing

@Suite("The heap", .enabled(if: counting_works()))
struct PathAllocationTests {
  /// Allocations of the second of two calls: the first may fill the runtime's caches.
  private func allocations(_ body: () -> Void) -> Int {
    body()
    let before = counted_allocations()
    body()
    return counted_allocations() - before
  }

  @Test("is not used by any query of a path")
  func questions() {
    var random = GeometryRandom(seed: 5)
    let path = random.path(steps: 40)
    var answer = 0.0
    #expect(allocations { answer += path.bounds?.width ?? 0 } == 0)
    #expect(allocations { answer += path.controlBounds?.width ?? 0 } == 0)
    #expect(allocations { answer += path.length() } == 0)
    #expect(allocations { answer += path.point(atDistance: 300)?.point.x ?? 0 } == 0)
    #expect(allocations { answer += path.contains(Point2D(3, 4)) ? 1 : 0 } == 0)
    #expect(allocations { answer += path.isClosed ? 1 : 0 } == 0)
    #expect(allocations { path.flattened { _ in answer += 1 } } == 0)
    var cut = BezierPath()
    cut.append(path.elements, within: .right(of: 5))
    #expect(
      allocations {
        cut.removeAll()
        cut.append(path.elements, within: .right(of: 5))
      } == 0)
    #expect(answer > 0)
    // The counter does count.
    #expect(allocations { answer += path.transformed(by: .identity).length() } > 0)
  }
}
