import ElasticKit

#if Cairo
@_spi(Programs) import ElasticCairo

/// Pictures for the slots of a drawing.
protocol PictureSource: AnyObject, Sendable {
  /// The picture of a slot.
  func picture(for slot: ItemID) -> CairoImage?
}

/// The pictures that a song's film is put together from: its ground, its rows before and after they are sung, and its card.
///
/// A row is drawn when it is first seen. Used by one task at a time.
final class SongPictures: PictureSource, @unchecked Sendable {
  /// Words of one picture, in a frame of whole pixels.
  struct Sheet {
    var frame: Rect2D
    var texts: [PlacedText]
  }

  let scale: Double
  let finish: TextFinish
  private let ground: CairoImage?
  private var sheets: [ItemID: Sheet] = [:]
  private var drawn: [ItemID: CairoImage] = [:]
  private var kept: [ItemID: CairoImage] = [:]

  /// Pictures kept at once: more than the rows that are in sight.
  private static let limit = 40

  init(scale: Double, finish: TextFinish, ground: CairoImage?) {
    (self.scale, self.finish, self.ground) = (scale, finish, ground)
  }

  /// The ground's size in points, which may be a pixel larger than the film's; nil without one.
  var groundSize: Size2D? {
    ground.map { Size2D(width: Double($0.width) / scale, height: Double($0.height) / scale) }
  }

  /// Adds words for a slot.
  /// - Returns: the slot's frame: that of the letters, with room for what lies around them, in whole pixels.
  func add(_ texts: [PlacedText], in frame: Rect2D, for slot: ItemID) -> Rect2D {
    let reach = finish.reach * (texts.map(\.run.size).max() ?? 0)
    func down(_ place: Double) -> Double { (place * scale).rounded(.down) / scale }
    func up(_ place: Double) -> Double { (place * scale).rounded(.up) / scale }
    let (left, top) = (down(frame.minX - reach), down(frame.minY - reach))
    let whole = Rect2D(
      x: left, y: top, width: up(frame.maxX + reach) - left, height: up(frame.maxY + reach) - top)
    sheets[slot] = Sheet(frame: whole, texts: texts)
    return whole
  }

  /// Sets the picture of a slot, whatever its frame.
  func add(_ image: CairoImage, for slot: ItemID) { kept[slot] = image }

  func picture(for slot: ItemID) -> CairoImage? {
    if let image = kept[slot] { return image }
    if slot.part == .background { return ground }
    if let image = drawn[slot] { return image }
    guard let sheet = sheets[slot] else { return nil }
    if drawn.count >= Self.limit { drawn.removeAll() }
    // Without memory for it a row is missing; the film's own canvas reports that.
    let frame = sheet.frame
    guard
      let image = try? CairoImage(
        width: Int((frame.width * scale).rounded()), height: Int((frame.height * scale).rounded()),
        scale: scale)
    else { return nil }
    let texts = sheet.texts.map { text in
      var text = text
      text.run.position = text.run.position - Vector2D(frame.minX, frame.minY)
      return text
    }
    try? image.draw(texts, finish)
    drawn[slot] = image
    return image
  }
}
#else
/// Without cairo there are no pictures.
protocol PictureSource: AnyObject, Sendable {}
#endif
