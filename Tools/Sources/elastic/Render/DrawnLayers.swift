@_spi(Programs) import ElasticExport
import ElasticKit

/// What a drawing lays over one another, to find the part of a picture that differs from the one before it.
///
/// The layers that only one of two drawings has are all that can change a pixel, if the others are in the same order.
struct DrawnLayers {
  private struct Clip: Equatable {
    let path: BezierPath
    let rule: FillRule

    /// The rectangle that it lets through; nil for another outline.
    var rect: Rect2D? {
      guard let bounds = path.bounds else { return nil }
      var rect = BezierPath()
      rect.rect(bounds)
      return rect == path ? bounds : nil
    }
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
    /// The rectangle through which a picture is seen; nil for anything else.
    let window: Rect2D?
    /// Whether a part of it looks as that part of the whole; of an outline's soft edges that is not certain.
    let isPicture: Bool

    /// Whether the other shows the same picture in the same place, if through another window.
    func isSamePicture(as other: Layer) -> Bool {
      window != nil && other.window != nil && id == other.id && content == other.content
        && path == other.path && transform == other.transform && opacity == other.opacity
    }
  }

  private var layers: [Layer] = []
  /// Whether all of it can be compared: texts have unknown bounds, and a group that is seen through is drawn apart.
  private var isComparable = true
  private let scale: Double
  private let whole: PixelBox

  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - whole: the picture.
  init(_ drawing: Drawing, scale: Double, in whole: PixelBox) {
    (self.scale, self.whole) = (scale, whole)
    for item in drawing.items {
      switch item.content {
      case .group where item.opacity < 1, .text:
        isComparable = false
        return
      case .group, .fill, .stroke, .slot, .endGroup: break
      }
    }
    for item in drawing.flatItems {
      let clips = item.clips.map { Clip(path: $0.path, rule: $0.rule) }
      var window: Rect2D?
      var isPicture = false
      if case .slot = item.content {
        window = clips.count == 1 ? clips[0].rect : nil
        isPicture = clips.isEmpty || window != nil
      }
      layers.append(
        Layer(
          id: item.id, content: item.content, path: item.path, transform: item.transform,
          opacity: item.opacity, clips: clips,
          box: Self.bounds(of: item).flatMap { PixelBox(around: $0, scale: scale, in: whole) },
          window: window, isPicture: isPicture))
    }
  }

  /// The part of a picture of this drawing that may differ from one of another drawing; nil for none.
  func change(from old: DrawnLayers) -> PixelBox? {
    guard isComparable, old.isComparable else { return whole }
    var change: PixelBox?
    func add(_ box: PixelBox?) {
      if let box { change = change?.union(box) ?? box }
    }
    if layers.count == old.layers.count {
      for (old, new) in zip(old.layers, layers) where old != new {
        if new.isSamePicture(as: old) {
          add(strip(between: old, new))
        } else {
          add(old.box)
          add(new.box)
        }
      }
    } else {
      for step in layers.difference(from: old.layers) {
        switch step {
        case .insert(_, let layer, _), .remove(_, let layer, _): add(layer.box)
        }
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

  /// The pixels in which two windows on the same picture differ: where words are wiped, those between two places of the edge.
  private func strip(between old: Layer, _ new: Layer) -> PixelBox? {
    guard let one = old.window, let other = new.window else { return nil }
    var (low, high) = (min(one.minX, other.minX), max(one.maxX, other.maxX))
    if (one.minY, one.height) == (other.minY, other.height) {
      if one.minX == other.minX { low = min(one.maxX, other.maxX) }
      if one.maxX == other.maxX { high = max(one.minX, other.minX) }
    }
    let top = min(one.minY, other.minY)
    let strip = Rect2D(
      x: low, y: top, width: high - low, height: max(one.maxY, other.maxY) - top)
    return PixelBox(around: strip, scale: scale, in: whole)
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
