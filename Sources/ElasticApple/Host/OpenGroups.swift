#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

/// A group whose items are being shown.
struct OpenGroup {
  let layer: GroupLayer
  /// Its clip; nil for none.
  let rule: FillRule?
  let outline: BezierPath.Elements
  /// From 0 to 1, with all groups around it.
  let opacity: Double
  /// Around all that is drawn in it; nil for nothing.
  private var box: Rect2D?
  /// Whether something is drawn in it that may be anywhere.
  private var isEndless = false

  init(_ layer: GroupLayer, _ rule: FillRule?, _ outline: BezierPath.Elements, opacity: Double) {
    if rule != nil { layer.setClip(outline) }
    self.layer = layer
    self.rule = rule
    self.outline = outline
    self.opacity = opacity
  }

  /// Something is drawn in this rectangle.
  mutating func draw(in rect: Rect2D) { box = box?.joined(with: rect) ?? rect }

  /// Something is drawn that may be anywhere.
  mutating func drawAnywhere() { isEndless = true }

  /// What is drawn in it, cut by its clip where that cuts any of it.
  func end() -> Drawn {
    guard isEndless || box != nil else {
      layer.showWhole()
      return .nothing
    }
    let isUncut = !isEndless && box.map { outline.surelyContains($0, rule ?? .nonZero) } == true
    guard let rule, !isUncut else {
      layer.showWhole()
      return layer.isUnmoved && !isEndless ? .inside(box ?? .zero) : .anywhere
    }
    layer.cut(by: outline, rule)
    guard layer.isUnmoved else { return .anywhere }
    let clip = outline.controlBounds ?? .zero
    return .inside(isEndless ? clip : clip.shared(with: box ?? clip))
  }

  /// Where a group draws.
  enum Drawn {
    case nothing
    case inside(Rect2D)
    case anywhere
  }
}

/// The groups around the item that is being shown, and the slots found so far. Kept, for its storage.
struct OpenGroups {
  private var open: [OpenGroup] = []
  private(set) var slots: [ShownSlot] = []

  mutating func start() {
    slots.removeAll(keepingCapacity: true)
  }

  mutating func begin(
    _ layer: GroupLayer, _ rule: FillRule?, _ outline: BezierPath.Elements, opacity: Double
  ) {
    open.append(OpenGroup(layer, rule, outline, opacity: shown(opacity)))
  }

  mutating func draw(_ path: BezierPath.Elements, reach: Double) {
    guard !open.isEmpty, let box = path.controlBounds else { return }
    open[open.count - 1].draw(in: box.grown(by: reach))
  }

  mutating func drawAnywhere() {
    if !open.isEmpty { open[open.count - 1].drawAnywhere() }
  }

  mutating func addSlot(_ id: ItemID, _ frame: Rect2D, opacity: Double) {
    slots.append(ShownSlot(id, frame, opacity: shown(opacity), in: open))
  }

  /// Of an opacity, with those of the groups.
  private func shown(_ opacity: Double) -> Double {
    (opacity > 0 ? min(opacity, 1) : 0) * (open.last?.opacity ?? 1)
  }

  mutating func end() {
    guard let group = open.popLast() else { return }
    switch group.end() {
    case .nothing: break
    case .inside(let box): if !open.isEmpty { open[open.count - 1].draw(in: box) }
    case .anywhere: drawAnywhere()
    }
  }

  /// A group without an end lasts to the end of the drawing.
  mutating func endAll() {
    while !open.isEmpty { end() }
  }
}
#endif
