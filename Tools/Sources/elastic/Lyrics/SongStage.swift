#if Cairo
@_spi(Programs) import ElasticCairo
import ElasticKit

/// A song that is played in a look: whole rows, over which the ball hops.
struct SongStage: Stage {
  /// The song's clock: a ball that hops over the places of all words.
  var player: BallMotion
  let layout: any SongLayout
  /// Where the rows begin.
  let top: Double
  let surroundings: Surroundings
  let duration: Double
  let size: Size2D
  let font: String?
  let painter: RowPainter
  var balls: SongBalls
  let card: SongCard
  let countdown: Countdown
  let songPictures: SongPictures
  /// The film behind the words.
  let underlay: Underlay?
  var largestSize: Size2D { size }

  var pictures: (any PictureSource)? { songPictures }
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
  private var page: Vector2D { Vector2D(0, top + layout.page(at: player.position)) }

  mutating func advance(to time: Double) -> NextFrame {
    now = time
    balls.advance(to: time)
    return player.advance(to: time)
  }

  /// Of the film: it goes on when the song is over.
  private(set) var now = 0.0

  mutating func nextEvent() -> StageEvent? {
    player.nextEvent().map { StageEvent(time: $0.time, name: $0.event.name, value: $0.event.value) }
  }

  func draw(into drawing: inout Drawing) {
    drawing.slot(
      ItemID(.background), Rect2D(origin: .origin, size: songPictures.groundSize ?? size))
    let opacity = card.opacity(at: now)
    card.draw(opacity: opacity.card, into: &drawing)
    guard opacity.rows > 0 else { return }
    drawing.beginGroup(ItemID(.page), opacity: opacity.rows)
    drawSong(into: &drawing)
    drawing.endGroup(ItemID(.page))
  }

  private func drawSong(into drawing: inout Drawing) {
    card.drawHeading(into: &drawing)
    let scale = songPictures.scale
    for shown in layout.visible(at: player.position) {
      let id = ItemID(.word, shown.row)
      // In whole pixels, as its picture is.
      let rowTop = ((top + shown.top) * scale).rounded() / scale
      drawing.beginGroup(
        id, transform: .translation(Vector2D(0, rowTop)), opacity: shown.opacity)
      painter.draw(shown.row, at: player.position, into: &drawing)
      countdown.draw(row: shown.row, at: player.position, into: &drawing)
      drawing.endGroup(id)
    }
    balls.draw(at: player.position, now: now, top: top, into: &drawing)
  }
}
#endif
