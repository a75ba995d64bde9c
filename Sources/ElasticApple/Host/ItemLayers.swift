#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

/// What shows an item.
enum ItemLayer {
  case shape(ShapeLayer)
  case line(LineLayer)
  case group(GroupLayer)
  /// The end of a group, or a slot.
  case none

  init(of content: Drawing.Content) {
    self =
      switch content {
      case .fill, .stroke: .shape(ShapeLayer())
      case .text: .line(LineLayer())
      case .group: .group(GroupLayer())
      case .slot, .endGroup: .none
      }
  }

  var layer: CALayer? {
    switch self {
    case .shape(let layer): layer
    case .line(let layer): layer
    case .group(let layer): layer
    case .none: nil
    }
  }

  func setOpacity(_ opacity: Double) {
    guard let layer, layer.opacity != Float(opacity) else { return }
    layer.opacity = Float(opacity)
  }
}

/// The layers of a drawing's items, in their order.
struct ItemLayers {
  private struct Key: Hashable {
    let id: ItemID
    let kind: UInt8
  }

  private var keys: [Key] = []
  /// One for each item.
  private(set) var all: [ItemLayer] = []

  /// Keeps them all if the items are those of before. Otherwise layers whose item stays are kept, and all are put in order.
  mutating func arrange(for drawing: Drawing, in root: CALayer) {
    guard !isArranged(for: drawing) else { return }
    let keys = drawing.items.map { Key(id: $0.id, kind: $0.content.kind) }
    var kept: [Key: ItemLayer] = [:]
    for (key, layer) in zip(self.keys, all) where kept[key] == nil { kept[key] = layer }
    var parents: [(layer: CALayer, children: [CALayer])] = [(root, [])]
    all = zip(keys, drawing.items).map { key, item in
      if case .endGroup = item.content {
        guard parents.count > 1 else { return .none }
        let group = parents.removeLast()
        group.layer.setSublayers(group.children)
        return .none
      }
      let shown = kept.removeValue(forKey: key) ?? ItemLayer(of: item.content)
      if let layer = shown.layer { parents[parents.count - 1].children.append(layer) }
      if case .group(let layer) = shown { parents.append((layer, [])) }
      return shown
    }
    for group in parents { group.layer.setSublayers(group.children) }
    self.keys = keys
  }

  private func isArranged(for drawing: Drawing) -> Bool {
    keys.count == drawing.items.count
      && zip(keys, drawing.items).allSatisfy { $0.id == $1.id && $0.kind == $1.content.kind }
  }
}

extension CALayer {
  fileprivate func setSublayers(_ layers: [CALayer]) {
    let isSame = (sublayers ?? []).elementsEqual(layers) { $0 === $1 }
    if !isSame { sublayers = layers }
  }
}

extension Drawing.Content {
  /// The kind of layer for it.
  fileprivate var kind: UInt8 {
    switch self {
    case .fill: 0
    case .stroke: 1
    case .text: 2
    case .slot: 3
    case .group: 4
    case .endGroup: 5
    }
  }
}
#endif
