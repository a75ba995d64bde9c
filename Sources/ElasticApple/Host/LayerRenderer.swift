#if canImport(QuartzCore)
import CoreText
import ElasticKit
import QuartzCore

/// Shows a drawing with Core Animation: one layer for each item, kept as long as the item exists, without
/// implicit animations. What an item does not change is not set again.
@MainActor
final class LayerRenderer {
  /// Holds all layers; has no size, so its origin is that of the drawing.
  let root = CALayer()
  /// The colours of the roles.
  var palette = ElasticPalette()
  /// The font of text, whose size is the drawing's; nil for the system's.
  var typeface: CTFont?
  /// Pixels a point, for text.
  var scale: CGFloat = 1

  private var layers = ItemLayers()
  private var groups = OpenGroups()

  /// Where a slot of the last drawing lies; nil if it has none of this name.
  func slot(_ id: ItemID) -> ShownSlot? { groups.slots.first { $0.id == id } }

  func show(_ drawing: Drawing) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layers.arrange(for: drawing, in: root)
    groups.start()
    let palette = palette, typeface = typeface, scale = scale
    for (item, layer) in zip(drawing.items, layers.all) {
      layer.setOpacity(item.opacity)
      switch (item.content, layer) {
      case (.fill(let paint, let rule), .shape(let layer)):
        let path = drawing.path(of: item)
        layer.fill(path, palette[paint], rule)
        groups.draw(path, reach: 0)
      case (.stroke(let paint, let style), .shape(let layer)):
        let path = drawing.path(of: item)
        layer.stroke(path, palette[paint], style)
        // A pointed corner reaches out by up to ten times half the width.
        groups.draw(path, reach: style.width * 5)
      case (.text(let paint, let run), .line(let layer)):
        layer.set(drawing.text[item.text], run, typeface, color: palette[paint], scale: scale)
        groups.drawAnywhere()
      case (.group(let transform, let rule), .group(let layer)):
        layer.setTransform(transform)
        groups.begin(layer, rule, drawing.path(of: item), opacity: item.opacity)
      case (.slot(let frame), _): groups.addSlot(item.id, frame, opacity: item.opacity)
      case (.endGroup, _): groups.end()
      default: break
      }
    }
    groups.endAll()
    CATransaction.commit()
  }
}
#endif
