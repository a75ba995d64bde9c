import ElasticExport
import ElasticKit

/// A song that is played under its title: whole rows, over which the ball hops.
struct SongStage: Stage {
  let title: SongTitle
  /// The ball, which hops over the places of the layout's words.
  var player: BallMotion
  let layout: any SongLayout
  /// Where the rows begin.
  let top: Double
  /// What the words look like; the player itself draws no path.
  let style: BallMotion.Style
  let surroundings: Surroundings
  let duration: Double
  let size: Size2D
  let font: String?
  var largestSize: Size2D { size }

  var ball: BallMotion? { player }
  var component: StaticString { BallMotion.name }
  var state: StaticString { player.state.name }
  var output: ElasticOutput { player.output }
  var controlPoints: [Point2D] {
    player.controlPoints.map { $0 + page }
  }

  /// Measured and started at once.
  var inputTimes: [Double] { [0] }

  /// From the page's top to the picture's.
  private var page: Vector2D { Vector2D(0, top + layout.page(at: player.place)) }

  mutating func advance(to time: Double) -> NextFrame { player.advance(to: time) }

  mutating func nextEvent() -> StageEvent? {
    player.nextEvent().map { StageEvent(time: $0.time, name: $0.event.name, value: $0.event.value) }
  }

  func draw(into drawing: inout Drawing) {
    drawing.beginGroup(
      ItemID(.background), transform: .translation(Vector2D(0, top - title.height)))
    title.draw(width: size.width, into: &drawing)
    drawing.endGroup(ItemID(.background))
    let painter = RowPainter(
      rows: layout.rows, style: style, isStill: surroundings.reduceMotion)
    for shown in layout.visible(at: player.place) {
      let id = ItemID(.word, shown.row)
      drawing.beginGroup(
        id, transform: .translation(Vector2D(0, top + shown.top)), opacity: shown.opacity)
      painter.draw(shown.row, at: player.place, into: &drawing)
      drawing.endGroup(id)
    }
    drawing.beginGroup(
      ItemID(.ball), transform: .translation(page),
      opacity: layout.ballOpacity(at: player.place))
    player.draw(into: &drawing)
    drawing.endGroup(ItemID(.ball))
  }
}
