#if GTK
import CGTK4
import ElasticKit

/// An edge that follows the finger, bends under it and bounces back.
///
///     let surface = ElasticSurface()
///     surface.style.minimumHeight = 96
///     surface.header = title
///     surface.child = list
///
/// It asks for its `minimumHeight` and for what its child asks for, and takes no more than that in a box unless it ``ElasticWidget/expands``.
/// Without a child, a surface at the top of a box grows while it is pulled, so that nothing of it is cut off.
public final class ElasticSurface: ComponentWidget<SurfaceMotion> {
  /// Called when it has come to rest.
  public var onSettle: @MainActor () -> Void = {}
  /// The depth that it has grown to while it is pulled, without a child; 0 at rest.
  private var grownDepth = 0.0
  private var placedShift = Vector2D.zero
  private var isPlacing = false

  override class var part: WidgetPart? { WidgetPart(name: "wave", role: .surface) }

  /// A surface at rest.
  /// - Parameter style: by default one with the role `.surface` as its colour, which CSS can set.
  public init(style: SurfaceMotion.Style = .themed) {
    super.init(SurfaceMotion(style: style))
    expands = false
  }

  /// Content that begins at the surface's edge, behind it, and follows it: as large as the widget less `minimumHeight`. While the
  /// surface is pulled it is moved, and keeps its size.
  ///
  /// A touch that the surface does not want is the content's, and content that can scroll comes first.
  public var child: GTKWidget? {
    didSet { replace(oldValue, by: child) }
  }

  /// What lies on the surface, for example a title, and moves with its edge.
  ///
  /// Its text is white on a dark surface and black on a light one, unless CSS says otherwise: it has the style class `on-dark` or
  /// `on-light`.
  public var header: GTKWidget? {
    didSet {
      oldValue.map { SurfaceHeader.leave($0.widget) }
      replace(oldValue, by: header)
      // The focus and screen readers come to it before the child.
      header.map { gtk_widget_insert_after($0.widget, widget, nil) }
      colorHeader()
    }
  }

  private func replace(_ before: GTKWidget?, by after: GTKWidget?) {
    guard before !== after else { return }
    if let before, gtk_widget_get_parent(before.widget) == widget {
      gtk_widget_unparent(before.widget)
    }
    after.map { adopt($0) }
  }

  /// Whether touches move it; false ends a running motion.
  public var isEnabled = true {
    didSet { perform(isEnabled ? .enable : .disable) }
  }

  /// All settings; a motion continues.
  public override var style: SurfaceMotion.Style {
    get { super.style }
    set {
      let depth = style.minimumHeight
      super.style = newValue
      if style.minimumHeight != depth { gtk_widget_queue_resize(widget) }
      gtk_widget_queue_allocate(widget)
      colorHeader()
    }
  }

  override func note(_ occurrence: Occurrence<SurfaceMotion.Event>) {
    if occurrence.event == .settled { onSettle() }
  }

  // MARK: - Its size

  private var edge: ElasticEdge { style.edge.resolved(for: surroundings.direction) }

  private func isAcross(_ orientation: GtkOrientation) -> Bool {
    (orientation == GTK_ORIENTATION_VERTICAL) == (edge == .top || edge == .bottom)
  }

  override func measure(
    _ orientation: GtkOrientation, for length: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let depth = Int32(style.minimumHeight.rounded(.up))
    let wanted = super.measure(orientation, for: length).natural
    let title = measure(header, orientation, for: -1)
    guard isAcross(orientation) else {
      let content = measure(child, orientation, for: child.map { room(for: $0, in: length) } ?? -1)
      return (
        max(title.minimum, content.minimum), max(title.natural, content.natural, wanted)
      )
    }
    let isVertical = orientation == GTK_ORIENTATION_VERTICAL
    let content = measure(child, orientation, for: isVertical ? length : -1)
    let minimum = depth + content.minimum
    return (minimum, max(depth + content.natural, Int32(grownDepth), wanted))
  }

  /// The width of content beside a surface at a side of a widget that is so wide.
  private func room(for child: GTKWidget, in width: Int32) -> Int32 {
    guard width >= 0, edge != .top, edge != .bottom else { return -1 }
    let least = measure(child, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
    return max(width - Int32(style.minimumHeight.rounded(.up)), least)
  }

  override func allocate(width: Double, height: Double) {
    isPlacing = true
    // What it has grown by is room for the drawing: the motion has the size that it has at rest.
    super.allocate(width: width, height: grownDepth > 0 ? min(height, size.height) : height)
    placeChildren()
    isPlacing = false
  }

  /// How far the edge is from where it is at rest.
  private var shift: Vector2D {
    let distance = inset - style.minimumHeight
    return switch edge {
    case .top: Vector2D(0, distance)
    case .bottom: Vector2D(0, -distance)
    case .left, .start: Vector2D(distance, 0)
    case .right, .end: Vector2D(-distance, 0)
    }
  }

  private func placeChildren() {
    placedShift = shift
    let all = Rect2D(origin: .origin, size: size)
    let content = edge.cut(style.minimumHeight, from: all)
    if let child {
      // Pushed back, the surface uncovers nothing: the content does not follow it there.
      let isAway = inset > style.minimumHeight
      allocate(child, in: isAway ? content.moved(by: shift) : content)
    }
    if let header { allocate(header, in: all.strip(beside: content, at: edge).moved(by: shift)) }
  }

  // MARK: - Frames

  override func showFrame(at time: Double) -> NextFrame {
    let next = super.showFrame(at: time)
    grow()
    if !isPlacing, shift != placedShift, child != nil || header != nil {
      gtk_widget_queue_allocate(widget)
    }
    return next
  }

  /// Asks for the depth of the drawing, if it has no more than it needs at rest.
  private func grow() {
    let isTight = state != .rest && child == nil && edge == .top && extent > size.height
    let depth = isTight ? extent.rounded(.up) : 0
    guard depth != grownDepth else { return }
    grownDepth = depth
    gtk_widget_queue_resize(widget)
  }

  override var drawnBounds: Rect2D {
    Rect2D(x: 0, y: 0, width: size.width, height: max(size.height, grownDepth))
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    if let child { add(child, to: snapshot) }
    addDrawing(to: snapshot)
    if let header { add(header, to: snapshot) }
  }

  // MARK: - Its colours

  override func styleChanged() {
    super.styleChanged()
    colorHeader()
  }

  private func colorHeader() {
    guard let header else { return }
    SurfaceHeader.color(header.widget, on: palette[style.fill])
  }
}

extension SurfaceMotion.Style {
  /// The surface has the colour of the role `.surface`: the background that CSS gives the node `wave`, or the kit's colour for the theme.
  public static var themed: SurfaceMotion.Style {
    var style = SurfaceMotion.Style()
    style.fill = .role(.surface)
    return style
  }
}

/// The colours of what lies on a surface.
@MainActor
private enum SurfaceHeader {
  private static let classes = ["on-dark", "on-light"]

  /// Gives it the style class for a colour behind it.
  static func color(_ widget: UnsafeMutablePointer<GtkWidget>, on background: ElasticColor) {
    let white = ElasticColor(hex: 0xFFFF_FFFF)
    let isDark = background.contrast(with: white) >= background.contrast(with: .black)
    for name in classes {
      if name == classes[isDark ? 0 : 1] {
        gtk_widget_add_css_class(widget, name)
      } else {
        gtk_widget_remove_css_class(widget, name)
      }
    }
  }

  static func leave(_ widget: UnsafeMutablePointer<GtkWidget>) {
    for name in classes { gtk_widget_remove_css_class(widget, name) }
  }
}

extension Rect2D {
  fileprivate func moved(by shift: Vector2D) -> Rect2D {
    Rect2D(x: minX + shift.dx, y: minY + shift.dy, width: width, height: height)
  }

  /// The rest of a rectangle beside content that was cut from it at an edge.
  fileprivate func strip(beside content: Rect2D, at edge: ElasticEdge) -> Rect2D {
    switch edge {
    case .top: Rect2D(x: minX, y: minY, width: width, height: content.minY - minY)
    case .bottom:
      Rect2D(x: minX, y: content.maxY, width: width, height: maxY - content.maxY)
    case .left, .start: Rect2D(x: minX, y: minY, width: content.minX - minX, height: height)
    case .right, .end: Rect2D(x: content.maxX, y: minY, width: maxX - content.maxX, height: height)
    }
  }
}
#endif
