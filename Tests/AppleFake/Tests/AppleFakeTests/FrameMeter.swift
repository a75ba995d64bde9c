import QuartzCore
import Testing

/// What a frame cost in a tree of layers.
struct FrameCost: Equatable {
  /// Setters of layers that look as before.
  var needless = 0
  /// Paths and colours that were made, and layers that have got another.
  var paths = 0, otherPaths = 0
  var colors = 0, otherColors = 0
  /// Masks in the tree, masks of masks too.
  var masks = 0

  /// Whether nothing was made or set that the screen had before.
  var isCheap: Bool { needless == 0 && paths <= otherPaths && colors <= otherColors }

  static func += (a: inout Self, b: Self) {
    a.needless += b.needless
    a.paths += b.paths
    a.otherPaths += b.otherPaths
    a.colors += b.colors
    a.otherColors += b.otherColors
    a.masks = max(a.masks, b.masks)
  }
}

/// Counts what frames cost.
@MainActor
struct FrameMeter {
  private struct Look {
    let changes: Int
    var own: String
    let path: [CGPoint]?
    let colors: [[CGFloat]?]
  }

  let root: CALayer
  /// The cost of each frame in which something has changed on the screen.
  private(set) var moved: [FrameCost] = []
  /// The cost of all others.
  private(set) var still = FrameCost()

  init(_ root: CALayer) { self.root = root }

  /// Shows frames of a sixtieth of a second.
  mutating func run(frames: Int) {
    for _ in 0..<frames { show { Screen.run(frames: 1) } }
  }

  /// Shows one frame.
  mutating func show(_ frame: () -> Void) {
    let before = looks()
    let (paths, colors) = (CGMutablePath.count, CGColor.count)
    frame()
    var cost = FrameCost()
    (cost.paths, cost.colors) = (CGMutablePath.count - paths, CGColor.count - colors)
    var isMoved = false
    for (id, now) in looks() {
      let old = before[id]
      if let old, old.own == now.own {
        cost.needless += now.changes - old.changes
      } else {
        isMoved = true
      }
      if old?.path != now.path { cost.otherPaths += 1 }
      cost.otherColors += zip(now.colors, old?.colors ?? []).count { $0 != $1 }
      if old == nil { cost.otherColors += now.colors.count }
    }
    cost.masks = masks
    if isMoved { moved.append(cost) } else { still += cost }
  }

  /// Expects that no frame has set or made what the screen had before, that none has more masks, and that the last has none.
  func expectCheap(masks most: Int = 0) {
    #expect(!moved.isEmpty)
    let dear = moved.first { !$0.isCheap }
    #expect(dear == nil)
    #expect(still.isCheap)
    #expect(!moved.contains { $0.masks > most })
    #expect(masks == 0)
  }

  /// From rest over deeds, a few frames apart, and what they move, to rest.
  mutating func run(_ deeds: [@MainActor () -> Void]) {
    run(frames: 10)
    for deed in deeds {
      deed()
      run(frames: 6)
    }
    run(frames: 240)
  }

  private var masks: Int { layers().count { $0.mask != nil } }

  /// All layers, also in masks.
  private func layers() -> [CALayer] {
    var (found, next): ([CALayer], [CALayer]) = ([], [root])
    while let layer = next.popLast() {
      found.append(layer)
      next += (layer.sublayers ?? []) + [layer.mask].compactMap(\.self)
    }
    return found
  }

  private func looks() -> [ObjectIdentifier: Look] {
    var looks: [ObjectIdentifier: Look] = [:]
    for layer in layers() {
      let shape = layer as? CAShapeLayer
      let text = layer as? CATextLayer
      let colors = [
        shape?.fillColor?.components, shape?.strokeColor?.components,
        text?.foregroundColor?.components,
      ]
      let inner = [layer.mask].compactMap(\.self) + (layer.sublayers ?? [])
      let own: [Any?] = [
        layer.opacity, layer.isHidden, layer.masksToBounds, layer.contentsScale, layer.bounds,
        layer.position, layer.anchorPoint, layer.zPosition, layer.transform,
        layer.sublayerTransform, inner.map(ObjectIdentifier.init), colors, shape?.path?.points,
        shape?.fillRule, shape?.strokeStart, shape?.strokeEnd, shape?.lineWidth, shape?.lineCap,
        shape?.lineJoin, shape?.lineDashPhase, shape?.lineDashPattern, text?.string,
        text?.fontSize, text?.font.map(ObjectIdentifier.init),
      ]
      looks[ObjectIdentifier(layer)] = Look(
        changes: layer.changes, own: String(describing: own), path: shape?.path?.points,
        colors: colors)
    }
    return looks
  }
}
