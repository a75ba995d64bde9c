#if canImport(QuartzCore)
import ElasticKit
import Foundation
import QuartzCore

/// The line of text beside a refresh control's circle, or a sentence in the circle's place.
@MainActor
final class NoteLine {
  let layer = LineLayer()
  /// How the loading has ended, while that is read.
  var sentence: String?
  /// The loading that it belongs to, by its number.
  var loading = 0

  /// Its size in points, before the reader's own.
  private static let size = 13.0
  private static let margin = 11.0

  /// Shows a note beside the circle, or the sentence in its place; nothing where the band is not as deep as the circle.
  func show(
    _ note: String?, title: NSAttributedString?, around circle: Rect2D, isSeen: Bool,
    color: ElasticColor, scale: CGFloat,
    _ surroundings: Surroundings
  ) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let text = sentence ?? note ?? ""
    let isHidden = text.isEmpty || !isSeen
    if layer.isHidden != isHidden { layer.isHidden = isHidden }
    if !isHidden {
      let size = Self.size * surroundings.textScale
      let isRightToLeft = surroundings.direction == .rightToLeft
      let side =
        isRightToLeft ? circle.minX - Self.margin : circle.maxX + Self.margin
      let run = TextRun(
        position: Point2D(sentence == nil ? side : circle.center.x, circle.center.y + size * 0.35),
        size: size, anchor: sentence == nil ? .start : .middle, isRightToLeft: isRightToLeft)
      layer.title = sentence == nil ? title : nil
      layer.set(ArraySlice(text.utf8), run, nil, color: color, scale: scale)
    }
    CATransaction.commit()
  }
}
#endif
