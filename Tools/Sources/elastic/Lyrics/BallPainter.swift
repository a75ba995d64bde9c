#if Cairo
@_spi(Programs) import ElasticCairo
import ElasticKit

/// Draws what hops in place of the ball: letters, an outline or a picture, flattened as the ball is.
struct BallPainter {
  let ball: SongLook.Ball
  private let slot: ItemID
  /// The box of letters, and the frame of their picture, which has room for what lies around them.
  private var box = Size2D.zero
  private var pictureFrame = Rect2D(origin: .origin, size: .zero)
  /// The sides of letters, with the room that a font has around them, and of outlines, as multiples of the ball's
  /// diameter: a disc of the same side looks larger.
  private static let growth = (letters: 2.1, path: 1.6)

  /// - Parameter number: apart from other balls'.
  init(
    _ ball: SongLook.Ball, number: Int, style: BallMotion.Style, color: ElasticColor,
    pictures: SongPictures
  ) async throws {
    (self.ball, slot) = (ball, ItemID(.ball, number))
    if case .picture(let picture) = ball, style.ballSize > 0 {
      let side = style.ballSize * Self.growth.letters
      box = Size2D(width: side, height: side)
      pictureFrame = Rect2D(origin: .origin, size: box)
      pictures.add(try await picture.square(side: side, scale: pictures.scale), for: slot)
    }
    guard case .letters(let letters) = ball, style.ballSize > 0 else { return }
    let side = style.ballSize * Self.growth.letters
    let measure = TextMeasure(family: pictures.finish.family)
    let width = measure.width(of: letters.utf8, size: side)
    let run = TextRun(
      position: Point2D(side / 2, side * 0.79), size: side * 0.8 * min(1, side / max(width, 1)),
      anchor: .middle)
    box = Size2D(width: side, height: side)
    pictureFrame = pictures.add(
      [PlacedText(Array(letters.utf8), run, color)],
      in: Rect2D(x: 0, y: 0, width: side, height: side), for: slot)
  }

  /// Draws where the ball has been: smaller and fainter the longer ago.
  /// - Parameter tail: the ball as it was at the trail's end, or before that.
  func drawTrail(from tail: BallMotion, until time: Double, into drawing: inout Drawing) {
    var past = tail
    for step in (1...Self.trail.count).reversed() {
      let then = time - Double(step) * Self.trail.step
      guard then > 0 else { continue }
      _ = past.advance(to: then)
      var plain = Drawing()
      past.draw(into: &plain)
      for item in plain.items where item.id.part == .ball {
        guard case .fill(let paint, _) = item.content, let bounds = plain.path(of: item).bounds
        else { continue }
        let share = 1 - Double(step) / Double(Self.trail.count + 1)
        let (width, height) = (bounds.width * share, bounds.height * share)
        drawing.ellipse(
          in: Rect2D(
            x: bounds.center.x - width / 2, y: bounds.center.y - height / 2, width: width,
            height: height))
        drawing.fill(ItemID(.edge, 16 + step), paint, opacity: 0.4 * share * item.opacity)
      }
    }
  }

  /// How many places of it a trail shows, and the seconds from one to the next.
  private static let trail = (count: 8, step: 0.025)

  /// Seconds from the ball to its trail's end.
  static var trailDuration: Double { Double(trail.count) * trail.step }

  /// Draws the ball of a player, in the player's coordinates.
  func draw(_ player: BallMotion, into drawing: inout Drawing) {
    if case .disc = ball { return player.draw(into: &drawing) }
    var plain = Drawing()
    player.draw(into: &plain)
    for item in plain.items where item.id.part == .ball {
      guard case .fill(let paint, let rule) = item.content,
        let bounds = plain.path(of: item).bounds
      else { continue }
      // It stands on the same lowest point.
      let growth = if case .path = ball { Self.growth.path } else { Self.growth.letters }
      let (width, height) = (bounds.width * growth, bounds.height * growth)
      let frame = Rect2D(
        x: bounds.center.x - width / 2, y: bounds.maxY - height, width: width, height: height)
      switch ball {
      case .letters, .picture:
        let (across, down) = (frame.width / box.width, frame.height / box.height)
        drawing.slot(
          slot,
          Rect2D(
            x: frame.minX + pictureFrame.minX * across, y: frame.minY + pictureFrame.minY * down,
            width: pictureFrame.width * across, height: pictureFrame.height * down),
          opacity: item.opacity)
      case .path(let path):
        guard let size = path.bounds, size.width > 0, size.height > 0 else { continue }
        // A free scale in each direction: it is flattened too.
        let map = Affine(
          a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height,
          tx: frame.minX - size.minX * frame.width / size.width,
          ty: frame.minY - size.minY * frame.height / size.height)
        drawing.append(path, by: map)
        drawing.fill(slot, paint, rule: rule, opacity: item.opacity)
      case .disc, .none: break
      }
    }
  }
}
#endif
