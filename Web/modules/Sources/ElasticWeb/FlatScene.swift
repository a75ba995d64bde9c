@_spi(Pages) import ElasticCore
@_spi(Pages) import ElasticKit

/// A scene as one run of numbers, reused from frame to frame, which a page reads straight from the
/// module's memory.
///
/// A head, then the items: `SceneLayout.swift` names the places of their numbers. The colours of a paint are resolved.
/// Enumerations are their raw values.
struct FlatScene: Sendable {
  private(set) var numbers: [Double] = []
  /// The UTF-8 of all texts, one after another.
  private(set) var text: [UInt8] = []

  /// What of a path lies within its frame, so far, and before the last cut.
  private var cut = BezierPath()
  private var uncut = BezierPath()

  /// Starts anew with the head.
  mutating func begin(
    state: Int, edge: ElasticEdge?, inset: Double, extent: Double, progress: Double
  ) {
    empty()
    add(Double(state))
    add(edge.map { Double($0.rawValue) } ?? -1)
    add(inset)
    add(extent)
    add(progress)
  }

  /// Starts anew with what of the scene is drawn again: x, y, width and height, then the items.
  mutating func begin(damage: Rect2D) {
    empty()
    add(damage)
  }

  /// Removes everything, and keeps the room for it.
  mutating func empty() {
    numbers.removeAll(keepingCapacity: true)
    if Self.canHave(.text) { text.removeAll(keepingCapacity: true) }
  }

  /// Adds a component at its place among others, which bounds it.
  mutating func append(
    _ drawing: borrowing Drawing, _ surroundings: Surroundings, at frame: Rect2D
  ) {
    if !Self.canHaveMore || drawing.isFilled {
      return appendFills(drawing, surroundings, at: frame)
    }
    let start = numbers.count
    begin(.group, ItemID(.surface), opacity: 1)
    add(Affine(a: 1, b: 0, c: 0, d: 1, tx: frame.minX, ty: frame.minY))
    add(Double(FillRule.nonZero.rawValue))
    line(.move, Point2D(0, 0))
    line(.line, Point2D(frame.width, 0))
    line(.line, Point2D(frame.width, frame.height))
    line(.line, Point2D(0, frame.height))
    add(Double(Verb.close.rawValue))
    end(start)
    append(drawing, surroundings)
    let last = numbers.count
    begin(.endGroup, ItemID(.surface), opacity: 1)
    end(last)
  }

  /// Whether a component of this module can draw more than fills.
  @inline(__always) private static var canHaveMore: Bool {
    canHave(.stroke) || canHave(.text) || canHave(.slot) || canHave(.group)
  }

  private mutating func line(_ verb: Verb, _ p: Point2D) {
    add(Double(verb.rawValue))
    add(p)
  }

  /// Adds a drawing of nothing but fills at a place among others, each cut off at its bounds.
  private mutating func appendFills(
    _ drawing: borrowing Drawing, _ surroundings: Surroundings, at frame: Rect2D
  ) {
    for index in drawing.items.indices {
      let item = drawing.items[index]
      let start = numbers.count
      begin(item, surroundings, 0)
      let path = drawing.path(of: item)
      let seen = cut(path, to: frame.size) ? cut.elements : path
      seen.append(to: &numbers, movedBy: frame.origin - .origin)
      end(start)
    }
  }

  /// Adds all items of `drawing`.
  mutating func append(_ drawing: borrowing Drawing, _ surroundings: Surroundings) {
    let firstByte = text.count
    if Self.canHave(.text) { text.append(contentsOf: drawing.text) }
    // By index: an iterator allocates for each item where nothing is optimised.
    for index in drawing.items.indices {
      let item = drawing.items[index]
      let start = numbers.count
      begin(item, surroundings, firstByte)
      drawing.path(of: item).append(to: &numbers)
      end(start)
    }
  }

  /// Adds all of an item but its path. The bytes of its text come after the first `firstByte`.
  private mutating func begin(
    _ item: Drawing.Item, _ surroundings: Surroundings, _ firstByte: Int
  ) {
    switch item.content {
    case .stroke(let paint, let style) where Self.canHave(.stroke):
      begin(.stroke, item)
      add(paint, surroundings)
      add(style)
    case .text(let paint, let run) where Self.canHave(.text):
      begin(.text, item)
      add(paint, surroundings)
      add(run, item.text, firstByte)
    case .slot(let frame) where Self.canHave(.slot):
      begin(.slot, item)
      add(frame)
    case .group(let transform, let clip) where Self.canHave(.group):
      begin(.group, item)
      add(transform)
      add(clip.map { Double($0.rawValue) } ?? -1)
    case .fill(let paint, let rule):
      begin(.fill, item)
      add(paint, surroundings)
      add(Double(rule.rawValue))
    default: begin(.endGroup, item)  // The end of a group: this module's components draw no other.
    }
  }

  /// Ends the item whose numbers begin at `start`.
  private mutating func end(_ start: Int) {
    numbers[start + Item.count.rawValue] = Double(numbers.count - start)
  }

  /// Cuts off what of a filled path lies outside a frame of `size` at the origin, which costs a canvas much
  /// less than to clip it; false where nothing does.
  private mutating func cut(_ path: BezierPath.Elements, to size: Size2D) -> Bool {
    var path = path
    var isCut = false
    for side in 0..<4 {
      let half = HalfPlane.side(side, of: size)
      guard !path.isWithin(half) else { continue }
      swap(&cut, &uncut)
      cut.removeAll()
      cut.append(path, within: half)
      path = cut.elements
      isCut = true
    }
    return isCut
  }

  private mutating func begin(_ code: Code, _ item: Drawing.Item) {
    begin(code, item.id, opacity: item.opacity)
  }

  private mutating func begin(_ code: Code, _ id: ItemID, opacity: Double) {
    add(Double(code.rawValue))
    add(0)
    add(Double(id.part.number))
    add(Double(id.index ?? -1))
    add(opacity)
  }

  private mutating func add(_ number: Double) { numbers.append(number) }

  private mutating func add(_ p: Point2D) {
    add(p.x)
    add(p.y)
  }

  private mutating func add(_ frame: Rect2D) {
    add(frame.origin)
    add(frame.size.width)
    add(frame.size.height)
  }

  private mutating func add(_ map: Affine) {
    add(map.a)
    add(map.b)
    add(map.c)
    add(map.d)
    add(map.tx)
    add(map.ty)
  }

  private mutating func add(_ paint: ElasticCore.Paint, _ surroundings: Surroundings) {
    let color: ElasticColor
    switch paint {
    case .role(let role):
      color = role.color(in: surroundings)
    case .color(let own): color = own
    }
    add(Double(color.hex))
  }

  private mutating func add(_ style: PathStroke) {
    add(style.width)
    add(Double(style.cap.rawValue))
    add(Double(style.join.rawValue))
    add(style.dash?.length ?? 0)
    add(style.dash?.gap ?? 0)
    add(style.dash?.phase ?? 0)
    add(style.start)
    add(style.end)
  }

  private mutating func add(_ run: TextRun, _ bytes: Range<Int>, _ firstByte: Int) {
    add(run.position)
    add(run.size)
    add(Double(run.weight.rawValue))
    add(Double(run.anchor.rawValue))
    add(run.isRightToLeft ? 1 : 0)
    add(Double(firstByte + bytes.lowerBound))
    add(Double(bytes.count))
  }
}

extension Drawing {
  /// Whether there is nothing in it but fills.
  fileprivate var isFilled: Bool {
    for index in items.indices { guard case .fill = items[index].content else { return false } }
    return true
  }
}
