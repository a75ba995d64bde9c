@_spi(Programs) import ElasticExport
import ElasticKit

/// What a drawing lays over one another, to find the part of a picture that differs from the one before it.
///
/// The layers that only one of two drawings has are all that can change a pixel, if the others are in the same order.
struct DrawnLayers {
  private struct Clip: Equatable {
    let path: BezierPath
    let rule: FillRule
  }

  private struct Layer: Equatable {
    /// Which picture a slot shows.
    let id: ItemID
    let content: Drawing.Content
    let path: BezierPath
    let transform: Affine
    let opacity: Double
    let clips: [Clip]
    /// The pixels that it may touch; nil for none.
    let box: PixelBox?
    /// Whether it is a picture without a clip, of which a part looks as that part of the whole; of an outline's soft edges that is
    /// not certain.
    let isPicture: Bool
  }

  private var layers: [Layer] = []
  /// Whether all of it can be compared: texts have unknown bounds, and a group that is seen through is drawn apart.
  private var isComparable = true
  private let whole: PixelBox

  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - whole: the picture.
  init(_ drawing: Drawing, scale: Double, in whole: PixelBox) {
    self.whole = whole
    for item in drawing.items {
      switch item.content {
      case .group where item.opacity < 1, .text:
        isComparable = false
        return
      case .group, .fill, .stroke, .slot, .endGroup: break
      }
    }
    for item in drawing.flatItems {
      var isPicture = false
      if case .slot = item.content { isPicture = item.clips.isEmpty }
      layers.append(
        Layer(
          id: item.id, content: item.content, path: item.path, transform: item.transform,
          opacity: item.opacity,
          clips: item.clips.map { Clip(path: $0.path, rule: $0.rule) },
          box: Self.bounds(of: item).flatMap { PixelBox(around: $0, scale: scale, in: whole) },
          isPicture: isPicture))
    }
  }

  /// The part of a picture of this drawing that may differ from one of another drawing; nil for none.
  func change(from old: DrawnLayers) -> PixelBox? {
    guard isComparable, old.isComparable else { return whole }
    var change: PixelBox?
    for step in layers.difference(from: old.layers) {
      switch step {
      case .insert(_, let layer, _), .remove(_, let layer, _):
        guard let box = layer.box else { continue }
        change = change?.union(box) ?? box
      }
    }
    guard var change else { return nil }
    // No outline is drawn in part: a border through it would be seen in some of its pixels.
    while true {
      let grown = layers.reduce(change) { part, layer in
        guard !layer.isPicture, let box = layer.box, box.overlaps(part) else { return part }
        return part.union(box)
      }
      if grown == change { return change }
      change = grown
    }
  }

  /// The rectangle around what an item draws.
  private static func bounds(of item: FlatItem) -> Rect2D? {
    var path = BezierPath()
    path.append(item.path, by: item.transform)
    guard let bounds = path.bounds else { return nil }
    guard case .stroke(_, let style) = item.content else { return bounds }
    // A mitred corner reaches up to ten line widths, half of them outside.
    let map = item.transform
    let growth = max(map.a.magnitude + map.c.magnitude, map.b.magnitude + map.d.magnitude)
    let reach = style.width * 5 * growth
    return Rect2D(
      x: bounds.minX - reach, y: bounds.minY - reach, width: bounds.width + 2 * reach,
      height: bounds.height + 2 * reach)
  }
}
