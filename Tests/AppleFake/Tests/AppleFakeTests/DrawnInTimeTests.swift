import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("The wave is drawn when its list scrolls")
  @MainActor
  struct DrawnInTimeTests {
    private let stage = Stage()
    private var list: UIScrollView { stage.list }

    /// The depth of the wave as it is drawn.
    private var depth: Double {
      let layer = stage.control.renderer.root.sublayers?.first as? CAShapeLayer
      return Double(layer?.path?.points.map(\.y).max() ?? 0)
    }

    @Test("in the same turn of the run loop, out and back, and no frame changes it")
    func sameTurn() {
      list.touch()
      list.drag(by: 0)
      for _ in 0..<3 {
        list.drag(by: 60)
        let drawn = depth
        #expect(drawn > 20)
        Screen.run(frames: 1)
        #expect(abs(depth - drawn) < 0.01)
      }
      list.drag(by: -400)
      #expect(depth == 0)
    }

    @Test("once in a frame in which the list scrolls, whatever moves it")
    func once() {
      list.touch()
      list.drag(by: 40)
      for index in 0..<60 {
        let (before, place) = (CATransaction.count, list.contentOffset)
        // A move comes before the clock of a frame, with the same time or a later one.
        Screen.frame(late: index % 2 == 0 ? 0 : 0.004) {
          if index < 30 { list.drag(by: 4) } else if index == 30 { list.lift() }
        }
        guard list.contentOffset != place else { continue }
        // The wave; what lies under the bar, with the list and with the clock.
        #expect(CATransaction.count - before == 3)
        let drawn = depth
        stage.control.live.withDrawing { stage.control.renderer.show($0) }
        #expect(depth == drawn)
      }
    }

    @Test("with nothing to show a scroll places nothing and draws nothing")
    func quiet() {
      Screen.run(frames: 30)
      list.touch()
      list.drag(by: -300)
      let before = (placed: UIView.placements, drawn: CATransaction.count)
      for _ in 0..<10 { list.drag(by: -20) }
      #expect(UIView.placements == before.placed && CATransaction.count == before.drawn)
      #expect(stage.seen.edge == stage.seen.row)
    }
  }
}
