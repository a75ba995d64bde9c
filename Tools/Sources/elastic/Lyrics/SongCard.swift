#if Cairo
@_spi(Programs) import ElasticCairo
import ElasticExport
import ElasticKit

/// A song's name and singer: as a card before the song and after it where there is time for one, and else over the rows.
struct SongCard {
  /// When the card is seen; empty without time for one.
  private(set) var times: [ClosedRange<Double>] = []
  /// Seconds in which it fades.
  private static let fading = 0.4
  /// Seconds that a card is seen at least, and at most before a song.
  private static let shortest = 1.2
  private static let longest = 5.0
  /// Seconds before the first hop in which the rows are there.
  private static let lead = 1.0

  /// The side of a cover, and the space under it, as shares of the shorter side of the part for words.
  private static let cover = (side: 0.46, gap: 0.13)
  private static let coverSlot = ItemID(.control, 8)

  private var slots: [(slot: ItemID, frame: Rect2D)] = []
  /// The lines over the rows of a song without a card before it.
  private var heading: [(slot: ItemID, frame: Rect2D)] = []

  /// - Parameters:
  ///   - entry: when the first hop begins.
  ///   - end: when the ball has left.
  ///   - duration: the film's.
  ///   - area: the part of the picture for words.
  ///   - hasHeading: whether there is room for it over the rows.
  init(
    _ title: SongTitle, entry: Double, end: Double, duration: Double, area: Rect2D,
    hasHeading: Bool, color: ElasticColor, cover: PictureGround?, pictures: SongPictures
  ) async throws {
    guard !title.line.isEmpty || cover != nil else { return }
    if Self.hasTime(before: entry) { times.append(-1...min(entry - Self.lead, Self.longest)) }
    if duration - end >= Self.shortest + 0.5 { times.append(end + 0.5...duration + 1) }
    let size = min(area.width, area.height) * 0.14
    let isPair = !title.title.isEmpty && !title.artist.isEmpty
    var middle = area.center.y + (isPair ? -size * 0.1 : size * 0.35)
    let side = min(area.width, area.height) * Self.cover.side
    if let cover {
      // Read in any case, so that a wrong file is an error.
      let image = try await cover.square(side: side, scale: pictures.scale)
      pictures.add(image, for: Self.coverSlot)
      if times.isEmpty { writeNote("--cover: there is no time for a card") }
    }
    if !times.isEmpty {
      if cover != nil {
        let gap = title.line.isEmpty ? 0 : min(area.width, area.height) * Self.cover.gap
        // The cover and the lines are in the middle together.
        let frame = Rect2D(
          x: area.center.x - side / 2, y: area.center.y - (side + gap) / 2, width: side,
          height: side)
        slots.append((Self.coverSlot, frame))
        middle = frame.maxY + size
      }
      slots += lines(
        [(title.title, size), (title.artist, size * 0.55)], from: middle, by: size * 0.95, 0)
    }
    if hasHeading {
      heading = lines(
        [(title.title, 22), (title.artist, 15)],
        from: area.minY + (title.title.isEmpty ? 26 : 38), by: 26, 2)
    }
    /// Lines one under the other, as slots from a number on; a long one is drawn smaller.
    func lines(
      _ lines: [(text: [UInt8], size: Double)], from top: Double, by step: Double, _ number: Int
    ) -> [(slot: ItemID, frame: Rect2D)] {
      let measure = TextMeasure(family: pictures.finish.family, heaviness: pictures.finish.weight)
      return lines.filter { !$0.text.isEmpty }.enumerated().map { index, line in
        let width = measure.width(of: line.text, size: line.size)
        let size = line.size * min(1, area.width / max(width, 1))
        let reach = min(width, area.width) / 2 + size / 2
        let run = TextRun(
          position: Point2D(area.center.x, top + Double(index) * step), size: size, anchor: .middle)
        let slot = ItemID(.control, number + index)
        let frame = pictures.add(
          [PlacedText(line.text, run, color)],
          in: Rect2D(
            x: area.center.x - reach, y: run.position.y - size * 1.5, width: 2 * reach,
            height: size * 2.2),
          for: slot)
        return (slot, frame)
      }
    }
  }

  /// Whether there is time for a card before the first hop.
  static func hasTime(before entry: Double) -> Bool { entry - lead >= shortest }

  /// How much of the card is seen at a time, and how much of the rows, one after the other.
  func opacity(at time: Double) -> (card: Double, rows: Double) {
    var (card, rows) = (0.0, 1.0)
    for range in times {
      let depth = min(time - range.lowerBound, range.upperBound - time) / Self.fading
      card = max(card, smoothstep(depth))
      rows = min(rows, smoothstep(-depth))
    }
    return (card, rows)
  }

  func draw(opacity: Double, into drawing: inout Drawing) {
    guard opacity > 0 else { return }
    for (slot, frame) in slots { drawing.slot(slot, frame, opacity: opacity) }
  }

  /// Draws the title over the rows.
  func drawHeading(into drawing: inout Drawing) {
    for (slot, frame) in heading { drawing.slot(slot, frame) }
  }
}
#endif
