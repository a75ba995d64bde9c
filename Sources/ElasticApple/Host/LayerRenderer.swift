#if canImport(QuartzCore)
import CoreText
import ElasticKit
import QuartzCore

/// Shows a drawing with Core Animation: one layer for each item, kept as long as the item exists, without
/// implicit animations.
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

  private struct Key: Hashable {
    let id: ItemID
    let kind: UInt8
  }

  private var keys: [Key] = []
  /// One for each item; nil for the ends of groups and for slots.
  private var layers: [CALayer?] = []

  func show(_ drawing: Drawing) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let keys = drawing.items.map { Key(id: $0.id, kind: $0.content.kind) }
    if keys != self.keys { arrange(keys) }
    for (item, layer) in zip(drawing.items, layers) {
      guard let layer else { continue }
      layer.opacity = Float(item.opacity)
      update(layer, item, drawing)
    }
    CATransaction.commit()
  }

  private func update(_ layer: CALayer, _ item: Drawing.Item, _ drawing: Drawing) {
    switch item.content {
    case .fill(let paint, let rule):
      guard let layer = layer as? CAShapeLayer else { return }
      layer.path = .make(drawing.path(of: item))
      layer.fillColor = .make(palette[paint])
      layer.fillRule = rule.layerRule
    case .stroke(let paint, let style):
      guard let layer = layer as? CAShapeLayer else { return }
      layer.path = .make(drawing.path(of: item))
      layer.fillColor = nil
      layer.strokeColor = .make(palette[paint])
      layer.take(style)
    case .group(let transform, let clip):
      layer.setAffineTransform(CGAffineTransform(transform))
      guard let clip else { return layer.mask = nil }
      let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
      mask.path = .make(drawing.path(of: item))
      mask.fillRule = clip.layerRule
      layer.mask = mask
    case .text(let paint, let run):
      guard let layer = layer as? LineLayer else { return }
      layer.take(
        drawing.text[item.text], run, typeface, color: palette[paint], scale: scale)
    case .slot, .endGroup: break
    }
  }

  /// Other items than before: layers whose item stays are kept, all are put in order.
  private func arrange(_ keys: [Key]) {
    var kept: [Key: CALayer] = [:]
    for (key, layer) in zip(self.keys, layers) where kept[key] == nil { kept[key] = layer }
    var parents: [(layer: CALayer, children: [CALayer])] = [(root, [])]
    layers = keys.map { key in
      if key.kind == Drawing.Content.endKind {
        guard parents.count > 1 else { return nil }
        let group = parents.removeLast()
        group.layer.sublayers = group.children
        return nil
      }
      guard let layer = kept.removeValue(forKey: key) ?? Drawing.Content.makeLayer(key.kind)
      else { return nil }
      parents[parents.count - 1].children.append(layer)
      if key.kind == Drawing.Content.groupKind { parents.append((layer, [])) }
      return layer
    }
    for group in parents { group.layer.sublayers = group.children }
    self.keys = keys
  }
}

extension Drawing.Content {
  fileprivate static let groupKind: UInt8 = 4
  fileprivate static let endKind: UInt8 = 5

  /// The kind of layer for it.
  fileprivate var kind: UInt8 {
    switch self {
    case .fill: 0
    case .stroke: 1
    case .text: 2
    case .slot: 3
    case .group: Self.groupKind
    case .endGroup: Self.endKind
    }
  }

  @MainActor
  fileprivate static func makeLayer(_ kind: UInt8) -> CALayer? {
    switch kind {
    case 0, 1: CAShapeLayer()
    case 2: LineLayer()
    case groupKind: CALayer()
    default: nil
    }
  }
}
#endif
