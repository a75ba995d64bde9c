import ElasticExport
import ElasticKit

/// A song that is played under its title.
struct SongStage: Stage {
  let title: SongTitle
  /// The ball over its rows, in the space below the title.
  var rows: BallMotion
  let surroundings: Surroundings
  let duration: Double
  let size: Size2D
  let font: String?
  var largestSize: Size2D { size }

  var ball: BallMotion? { rows }
  var component: StaticString { BallMotion.name }
  var state: StaticString { rows.state.name }
  var output: ElasticOutput { rows.output }
  var controlPoints: [Point2D] {
    rows.controlPoints.map { $0 + Vector2D(0, title.height) }
  }

  /// Measured and started at once.
  var inputTimes: [Double] { [0] }

  mutating func advance(to time: Double) -> NextFrame { rows.advance(to: time) }

  mutating func nextEvent() -> StageEvent? {
    rows.nextEvent().map { StageEvent(time: $0.time, name: $0.event.name, value: $0.event.value) }
  }

  func draw(into drawing: inout Drawing) {
    title.draw(width: size.width, into: &drawing)
    // Rows that are scrolled out of their area are clipped.
    drawing.rect(
      Rect2D(x: 0, y: 0, width: size.width, height: max(size.height - title.height, 0)))
    drawing.beginGroup(
      ItemID(.page), transform: .translation(Vector2D(0, title.height)), clip: .nonZero)
    rows.draw(into: &drawing)
    drawing.endGroup(ItemID(.page))
  }
}
