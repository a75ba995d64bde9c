#if canImport(QuartzCore)
import ElasticKit
import Foundation
import QuartzCore

/// Who writes: names below a balloon, and pictures before it.
@MainActor
final class BalloonWriters {
  var names: [String] = [] {
    didSet { text = names.formatted() }
  }
  /// The names as a list in the reader's language.
  private(set) var text = ""
  var pictures: [NativeView] = []
  /// Whether there was ever one; until then nothing is shown beside the balloon.
  var isUsed = false
  /// What was announced last.
  var said: String?
  let line = LineLayer()

  /// Sizes in points; that of the names before the reader's own.
  private static let textSize = 13.0
  private static let gap: CGFloat = 4
  private static let picture: CGFloat = 32
  /// From one picture to the next, which lies over a part of it.
  private static let step: CGFloat = 22

  /// The room beside the balloon in its view: a column before it, and a row below.
  func room(textScale: Double) -> CGSize {
    let column =
      pictures.isEmpty ? 0 : Self.picture + CGFloat(pictures.count - 1) * Self.step + Self.gap
    let row = names.isEmpty ? 0 : CGFloat((Self.textSize * textScale * 1.3).rounded(.up)) + Self.gap
    return CGSize(width: column, height: row)
  }

  /// Shows the names in a view of a size.
  func showNames(
    in size: CGSize, opacity: Float, color: ElasticColor, scale: CGFloat,
    _ surroundings: Surroundings
  ) {
    let isHidden = names.isEmpty
    if line.isHidden != isHidden { line.isHidden = isHidden }
    guard !isHidden else { return }
    let textSize = Self.textSize * surroundings.textScale
    let isRightToLeft = surroundings.direction == .rightToLeft
    let run = TextRun(
      position: Point2D(
        isRightToLeft ? Double(size.width) : 0, Double(size.height) - textSize * 0.3),
      size: textSize, anchor: .start, isRightToLeft: isRightToLeft)
    line.maximumWidth = size.width
    line.set(ArraySlice(text.utf8), run, nil, color: color, scale: scale)
    if line.opacity != opacity { line.opacity = opacity }
  }

  /// Puts the pictures before a balloon that is so high, in a view that is so wide.
  func placePictures(height: CGFloat, width: CGFloat, isRightToLeft: Bool, opacity: CGFloat) {
    for (index, view) in pictures.enumerated() {
      let start = CGFloat(index) * Self.step
      let place = CGRect(
        x: isRightToLeft ? width - start - Self.picture : start, y: height - Self.picture,
        width: Self.picture, height: Self.picture)
      view.place(place, opacity: opacity)
    }
  }

  /// A picture is a circle, and part of the balloon for screen readers.
  static func setUp(_ view: NativeView) {
    view.round(by: picture / 2)
    view.hideFromReaders(true)
  }
}
#endif
