import ElasticKit

/// A scene as one run of numbers, reused from frame to frame, which a page reads straight from the
/// module's memory.
///
/// The head: where the items start; state; edge (−1: none); inset, extent, progress; whether there
/// is an indicator, its frame (x, y, width, height), progress, turn and whether it is busy; how many
/// control points there are, and their x and y.
///
/// Each item: its ``Code``, how many numbers it has from its code to its end, part, index (−1: the
/// only one), opacity, and
/// - fill: paint, fill rule, path
/// - stroke: paint, width, cap, join, dash length, gap and phase (0, 0, 0: unbroken), start, end, path
/// - text: paint, x, y, size, weight, anchor, whether from right to left, first byte and count of bytes
/// - slot: x, y, width, height
/// - group: a, b, c, d, tx, ty, clip (−1: none, else the fill rule), path
/// - endGroup: nothing
///
/// A paint is its role (−1: none), red, green, blue and alpha, the colours resolved. A path goes on
/// to the item's end: a verb (move 0, line 1, quad 2, cubic 3, close 4) and its points. Enumerations
/// are their raw values.
struct FlatScene: Sendable {
  /// What an item is.
  enum Code: UInt8 { case fill, stroke, text, slot, group, endGroup }

  private(set) var numbers: [Double] = []
  /// The UTF-8 of all texts, one after another.
  private(set) var text: [UInt8] = []

  private static let controlPointCountIndex = 14

  /// Starts anew with the head; no output where there is no component.
  mutating func begin(state: Int = -1, edge: Edge? = nil, output: Output? = nil) {
    numbers.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    add(0)
    add(Double(state))
    add(edge.map { Double($0.rawValue) } ?? -1)
    add(output?.inset ?? 0)
    add(output?.extent ?? 0)
    add(output?.progress ?? 0)
    let indicator = output?.indicator
    add(indicator == nil ? 0 : 1)
    add(indicator?.frame ?? .zero)
    add(indicator?.progress ?? 0)
    add(indicator?.turn ?? 0)
    add(indicator?.isBusy == true ? 1 : 0)
    add(0)
    numbers[0] = Double(numbers.count)
  }

  /// Adds a control point to the head.
  mutating func controlPoint(_ p: Point2D) {
    add(p)
    numbers[Self.controlPointCountIndex] += 1
    numbers[0] = Double(numbers.count)
  }

  /// Adds all items of `drawing`.
  mutating func append(_ drawing: Drawing, _ surroundings: Surroundings) {
    text.append(contentsOf: drawing.text)
    // By index: an iterator allocates for each item where nothing is optimised.
    for index in drawing.items.indices {
      let item = drawing.items[index]
      let start = numbers.count
      switch item.content {
      case .fill(let paint, let rule):
        begin(.fill, item)
        add(paint, surroundings)
        add(Double(rule.rawValue))
        add(drawing.path(of: item))
      case .stroke(let paint, let style):
        begin(.stroke, item)
        add(paint, surroundings)
        add(style)
        add(drawing.path(of: item))
      case .text(let paint, let run):
        begin(.text, item)
        add(paint, surroundings)
        add(run, item.text)
      case .slot(let frame):
        begin(.slot, item)
        add(frame)
      case .group(let transform, let clip):
        begin(.group, item)
        add(transform)
        add(clip.map { Double($0.rawValue) } ?? -1)
        add(drawing.path(of: item))
      case .endGroup:
        begin(.endGroup, item)
      }
      numbers[start + 1] = Double(numbers.count - start)
    }
  }

  private mutating func begin(_ code: Code, _ item: Drawing.Item) {
    add(Double(code.rawValue))
    add(0)
    add(Double(item.id.part.rawValue))
    add(Double(item.id.index ?? -1))
    add(item.opacity)
  }

  // Not inlined: a call is six bytes, the growth of an array a hundred.
  @inline(never)
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

  @inline(never)
  private mutating func add(_ paint: Paint, _ surroundings: Surroundings) {
    let color: Color
    switch paint {
    case .role(let role):
      add(Double(role.rawValue))
      color = role.color(in: surroundings)
    case .color(let own):
      add(-1)
      color = own
    }
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  private mutating func add(_ style: StrokeStyle) {
    add(style.width)
    add(Double(style.cap.rawValue))
    add(Double(style.join.rawValue))
    add(style.dash?.length ?? 0)
    add(style.dash?.gap ?? 0)
    add(style.dash?.phase ?? 0)
    add(style.start)
    add(style.end)
  }

  private mutating func add(_ run: TextRun, _ bytes: Range<Int>) {
    add(run.position)
    add(run.size)
    add(Double(run.weight.rawValue))
    add(Double(run.anchor.rawValue))
    add(run.isRightToLeft ? 1 : 0)
    add(Double(bytes.lowerBound))
    add(Double(bytes.count))
  }

  @inline(never)
  private mutating func add(_ path: BezierPath.Elements) { path.forEachNumber { add($0) } }
}
