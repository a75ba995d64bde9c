/// A scene: a display list in flat arrays, which are reused from frame to frame.
///
/// A path is written into the drawing first (it is a ``PathSink``) and taken by the next `fill`,
/// `stroke` or clipped group. Points are points of the screen, y grows downward, colours are not
/// premultiplied, later items lie on top. A drawing that has grown to its size allocates nothing.
public struct Drawing: Sendable, PathSink {
  /// What an item draws.
  public enum Content: Hashable, Sendable {
    /// The inside of the item's path.
    case fill(Paint, FillRule)
    /// A line along the item's path.
    case stroke(Paint, PathStroke)
    /// A line of text.
    case text(Paint, TextRun)
    /// A place for the host's own content.
    case slot(Rect2D)
    /// All items up to its end share a transform, an opacity and, where `clipped`, a clip: the
    /// item's path.
    case group(Affine, clipped: FillRule?)
    /// The end of the group begun last.
    case endGroup
  }

  /// One entry of the list.
  public struct Item: Hashable, Sendable {
    /// The part of the component.
    public let id: ItemID
    /// The kind of drawing.
    public let content: Content
    /// From 0 to 1, for the item or the whole group.
    public let opacity: Double
    /// Its path within the drawing; empty for text, slots and the ends of groups.
    public let path: BezierPath.Range
    /// The range of its UTF-8 in the drawing's ``Drawing/text``; empty for all but text.
    public internal(set) var text: Range<Int>
  }

  /// In the order they are drawn.
  public private(set) var items: [Item] = []
  /// The paths of all items, one after another.
  public private(set) var paths = BezierPath()
  /// The UTF-8 of all text runs, one after another.
  public private(set) var text: [UInt8] = []

  private var pendingVerb = 0
  private var pendingPoint = 0

  /// An empty drawing.
  public init() {}

  /// Removes all items but keeps the storage.
  public mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    paths.removeAll()
    if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    pendingVerb = 0
    pendingPoint = 0
  }

  /// The steps of an item's path, without a copy.
  public func path(of item: Item) -> BezierPath.Elements { paths.elements(in: item.path) }
}

extension Drawing {
  public mutating func move(to p: Point2D) { paths.move(to: p) }
  public mutating func line(to p: Point2D) { paths.line(to: p) }
  public mutating func quad(_ control: Point2D, to p: Point2D) { paths.quad(control, to: p) }
  public mutating func cubic(_ control1: Point2D, _ control2: Point2D, to p: Point2D) {
    paths.cubic(control1, control2, to: p)
  }
  public mutating func close() { paths.close() }

  /// Appends all of `path` at once.
  public mutating func append(_ path: BezierPath) { paths.append(path) }

  /// Appends all of `path` at once, transformed by `map`.
  public mutating func append(_ path: BezierPath, by map: Affine) { paths.append(path, by: map) }

  /// Fills the path written since the last item.
  public mutating func fill(
    _ id: ItemID, _ paint: Paint, rule: FillRule = .nonZero, opacity: Double = 1
  ) {
    add(id, .fill(paint, rule), opacity)
  }

  /// Draws a line along the path written since the last item.
  public mutating func stroke(
    _ id: ItemID, _ paint: Paint, _ style: PathStroke, opacity: Double = 1
  ) {
    add(id, .stroke(paint, style), opacity)
  }

  /// Draws a line of text, given as UTF-8, as `run` says.
  public mutating func text(
    _ id: ItemID, _ utf8: some Sequence<UInt8>, _ paint: Paint, _ run: TextRun,
    opacity: Double = 1
  ) {
    let start = text.count
    text.append(contentsOf: utf8)
    add(id, .text(paint, run), opacity, text: start)
  }

  /// Appends unchanged texts of a drawing that contains only texts. This costs almost nothing, so
  /// that words that stand still need not be drawn again.
  ///
  /// - Parameter range: their places in the other's ``items``.
  public mutating func append(texts range: Range<Int>, of other: Drawing) {
    guard !range.isEmpty else { return }
    precondition(other.paths.isEmpty, "text has no path")
    let start = items.count
    let bytes =
      other.items[range.lowerBound].text
      .lowerBound..<other.items[range.upperBound - 1].text.upperBound
    let shift = text.count - bytes.lowerBound
    items.append(contentsOf: other.items[range])
    text.append(contentsOf: other.text[bytes])
    items.withUnsafeMutableBufferPointer { items in
      for index in start..<items.count {
        // Unchecked: these are places in `text`, and this is done for each word of each frame.
        let (start, end) = (items[index].text.lowerBound, items[index].text.upperBound)
        items[index].text = Range(uncheckedBounds: (start &+ shift, end &+ shift))
      }
    }
  }

  /// Adds a frame for the host's own content.
  public mutating func slot(_ id: ItemID, _ frame: Rect2D, opacity: Double = 1) {
    add(id, .slot(frame), opacity)
  }

  /// Begins a group; with `clip`, the path written since the last item bounds what is drawn.
  public mutating func beginGroup(
    _ id: ItemID, transform: Affine = .identity, clip: FillRule? = nil, opacity: Double = 1
  ) {
    add(id, .group(transform, clipped: clip), opacity)
  }

  /// Begins a group that is clipped by the drawing of the item before it.
  public mutating func beginGroup(_ id: ItemID, insideLast rule: FillRule, opacity: Double = 1) {
    guard !items.isEmpty else { return beginGroup(id, clip: rule, opacity: opacity) }
    // By index: `last` allocates in builds without optimisation.
    let path = items[items.count - 1].path
    items.append(
      Item(
        id: id, content: .group(.identity, clipped: rule), opacity: opacity, path: path,
        text: text.count..<text.count))
  }

  /// Ends the group begun last.
  public mutating func endGroup(_ id: ItemID) { add(id, .endGroup, 1) }

  @inline(never)  // 39 calls in the module with all elements.
  private mutating func add(
    _ id: ItemID, _ content: Content, _ opacity: Double, text first: Int? = nil
  ) {
    let range = paths.range(fromVerb: pendingVerb, point: pendingPoint)
    items.append(
      Item(
        id: id, content: content, opacity: opacity, path: range,
        text: (first ?? text.count)..<text.count))
    pendingVerb = range.endVerb
    pendingPoint = paths.pointCount
  }
}
