#if GTK
import CGTK4
import ElasticCairo
import ElasticKit

/// The base of all widgets of elastic components: the clock, the touches, the drawing.
///
/// It passes GTK's settings and its own size to the component and shows the component's drawing. Frames are
/// requested only while something moves and the widget is mapped. It needs no clean-up. Use one of
/// its subclasses.
open class ElasticWidget: GTKWidget {
  let clock: FrameClock
  let gesture: TouchGesture
  private let keys: KeyController
  private let screenReader: ScreenReader
  private let anyLive: any Showable
  private let settings: DisplaySettings
  private var takesFocus = false
  /// The reader's settings that the component has.
  public private(set) var surroundings = Surroundings()
  /// The size in points.
  public private(set) var size = Size2D.zero

  init(_ live: any Showable, role: GtkAccessibleRole) {
    let widget = WidgetClass.makeWidget(role: role)
    clock = FrameClock(widget)
    gesture = TouchGesture(widget)
    keys = KeyController(widget)
    screenReader = ScreenReader(widget)
    settings = DisplaySettings(of: widget)
    anyLive = live
    super.init(widget)
    WidgetClass.bind(widget, to: self)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    setUp()
  }

  deinit { WidgetClass.unbind(widget) }

  private func setUp() {
    clock.onFrame = { [weak self] time in self?.showFrame(at: time) ?? .never }
    anyLive.onInput = { [weak clock] in clock?.show() }
    let measure = TextMeasure()
    anyLive.measure = { word, size in
      Size2D(
        width: measure.width(of: word.utf8, size: size), height: measure.lineHeight(size: size))
    }
    gesture.onTouch = { [weak self] input, time in
      guard let self else { return .refused }
      return anyLive.handle(input, at: clock.time(ofEvent: time))
    }
    keys.onKey = { [weak self] key, isDown in self?.answer(key, isDown: isDown) ?? false }
    settings.observe(for: widget) { [weak self] in self?.layOut() }
    connect("direction-changed") { [weak self] _ in self?.layOut() }
    // The focus ring appears and disappears.
    connect("state-flags-changed") { [widget] _ in gtk_widget_queue_draw(widget) }
    connect("map") { [weak self] _ in self?.clock.isMapped = true }
    connect("unmap") { [weak self] _ in self?.clock.isMapped = false }
    layOut()
  }

  /// The reader's settings for the component; by default those of GTK.
  public var adaptSurroundings: @MainActor (Surroundings) -> Surroundings = { $0 } {
    didSet { layOut() }
  }

  /// The last drawing.
  public var drawing: Drawing { anyLive.drawing }

  /// The number of frames requested so far; at rest it does not grow.
  public var tickCount: Int { clock.tickCount }

  /// The natural size in points; it fills larger sizes. By default 0.
  public var wantedSize = Size2D.zero {
    didSet { gtk_widget_queue_resize(widget) }
  }

  /// Whether it expands into free space; true by default.
  public var expands = true {
    didSet {
      gtk_widget_set_hexpand(widget, expands ? 1 : 0)
      gtk_widget_set_vexpand(widget, expands ? 1 : 0)
    }
  }

  /// The minimum and natural size of a widget in points.
  func measure(
    _ orientation: GtkOrientation, for length: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let points = orientation == GTK_ORIENTATION_HORIZONTAL ? wantedSize.width : wantedSize.height
    let wanted = Int32(min(max(points, 0), 10_000).rounded(.up))
    return (wanted, wanted)
  }

  func allocate(width: Double, height: Double) {
    size = Size2D(width: width, height: height)
    layOut()
  }

  /// Passes changed settings and sizes to the component.
  func layOut() {
    clock.isAnimated = settings.isAnimated
    surroundings = adaptSurroundings(settings.surroundings(of: widget))
    anyLive.layOut(size, surroundings, at: clock.now)
    tellReader()
    gtk_widget_queue_draw(widget)
  }

  // MARK: - Screen readers and keys

  /// The name for screen readers; nil for the component's own name, which is English.
  public var spokenLabel: String? {
    get { screenReader.label }
    set { screenReader.label = newValue }
  }

  private func tellReader() {
    screenReader.tell(anyLive.output)
    guard takesFocus != anyLive.takesFocus else { return }
    takesFocus.toggle()
    gtk_widget_set_focusable(widget, takesFocus ? 1 : 0)
  }

  /// Has the effect of the drag, for a screen reader's action.
  func activate() { _ = anyLive.handle(.activated, at: clock.now) }

  /// Handles a key that goes down or up; returns whether it was handled.
  func answer(_ key: ElasticKey, isDown: Bool) -> Bool {
    anyLive.answer(key, isDown: isDown, at: clock.now)
  }

  // MARK: - Drawing

  /// Advances the drawing to a time.
  func showFrame(at time: Double) -> NextFrame {
    let activity = anyLive.show(at: time)
    tellReader()
    gtk_widget_queue_draw(widget)
    return activity
  }

  /// Adds its drawing to a frame, without children.
  func snapshot(_ snapshot: OpaquePointer) { addDrawing(to: snapshot) }

  /// The bounds of its drawing.
  var drawnBounds: Rect2D { Rect2D(x: 0, y: 0, width: size.width, height: size.height) }

  /// Adds its drawing to a frame; `slot` draws a child into it.
  func addDrawing(
    to snapshot: OpaquePointer,
    slot: (ItemID, Rect2D, Double, OpaquePointer) -> Void = { _, _, _, _ in }
  ) {
    let drawing = anyLive.drawing
    guard drawing.items.contains(where: \.isSeen) else { return }
    var bounds = graphene_rect_t(drawnBounds)
    let context = gtk_snapshot_append_cairo(snapshot, &bounds)!
    defer { cairo_destroy(context) }
    do throws(CairoError) {
      try CairoRenderer(palette: ElasticPalette(of: widget, surroundings)).draw(
        drawing, on: context
      ) {
        slot($0, $1, $2, context)
      }
    } catch {
      // If cairo runs out of memory, GTK shows the part of the frame that is complete.
    }
  }

  /// Moves the focus within the widget, or into it; false if it should leave the widget.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    WidgetClass.moveFocus(in: widget, direction)
  }
}

extension Drawing.Item {
  /// Whether it draws anything by itself.
  fileprivate var isSeen: Bool {
    switch content {
    case .fill, .stroke, .text: true
    case .slot, .group, .endGroup: false
    }
  }
}

extension graphene_rect_t {
  init(_ rect: Rect2D) {
    self.init()
    graphene_rect_init(
      &self, Float(rect.minX), Float(rect.minY), Float(rect.width), Float(rect.height))
  }
}
#endif
