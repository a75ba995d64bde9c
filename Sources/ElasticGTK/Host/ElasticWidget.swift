#if GTK
import CGTK4
import ElasticCairo
import ElasticHosting
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
  private let anyLive: any HostedComponent
  private let settings: DisplaySettings
  private let look: WidgetLook
  private var isFocusable = false
  /// The reader's settings that the component has.
  public private(set) var surroundings = Surroundings()
  /// The size in points.
  public private(set) var size = Size2D.zero

  /// - Parameters:
  ///   - cssName: the name of its CSS node.
  ///   - part: the part of it whose colours CSS can set; nil for none.
  init(_ live: any HostedComponent, cssName: String, part: WidgetPart?) {
    let role = ScreenReader.role(of: live)
    let widget = WidgetClass.makeWidget(role: role, cssName: cssName)
    clock = FrameClock(widget)
    gesture = TouchGesture(widget)
    keys = KeyController(widget)
    screenReader = ScreenReader(widget)
    settings = DisplaySettings(of: widget)
    look = WidgetLook(of: widget, part: part)
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
    clock.onFrame = { [weak self] time in
      guard let self else { return .atRest }
      anyLive.isInSight = isInSight
      if anyLive.isInSight { showFrame(at: time) }
      return pace
    }
    anyLive.onInput = { [weak self] in self?.followPace() }
    anyLive.onReportDue = { [weak self] in self?.reportSoon() }
    measureWords()
    gesture.owner = self
    gesture.onTouch = { [weak self] input, time in
      guard let self else { return .refused }
      return anyLive.handle(input, at: clock.time(ofEvent: time))
    }
    keys.onKey = { [weak self] key, isDown in self?.handle(key: key, isDown: isDown) ?? false }
    keys.onLeave = { [weak self] in
      guard let self else { return }
      // GTK moves the focus also while it removes a widget.
      PlatformPhase.run { self.anyLive.releaseKeys(at: self.clock.now) }
    }
    settings.observe(for: widget) { [weak self] in PlatformPhase.run { self?.layOut() } }
    connect("direction-changed") { [weak self] _ in PlatformPhase.run { self?.layOut() } }
    // The focus ring appears and disappears.
    connect("state-flags-changed") { [widget] _ in gtk_widget_queue_draw(widget) }
    anyLive.isInSight = false
    connect("map") { [weak self] _ in self?.isMapped = true }
    connect("unmap") { [weak self] _ in self?.isMapped = false }
    layOut()
  }

  private func measureWords() {
    let measure = TextMeasure(family: look.family)
    anyLive.measure = { word, size in
      Size2D(
        width: measure.width(of: word.utf8, size: size), height: measure.lineHeight(size: size))
    }
  }

  /// The theme or the program's CSS gives it another style.
  func styleChanged() {
    if look.update() {
      measureWords()
      anyLive.measureAgain(at: clock.now)
    }
    layOut()
  }

  /// The reader's settings for the component; by default those of GTK.
  public var adaptSurroundings: @MainActor (Surroundings) -> Surroundings = { $0 } {
    didSet { layOut() }
  }

  private var isMapped: Bool {
    get { clock.isVisible }
    set {
      clock.isVisible = newValue
      followPace()
    }
  }

  /// Whether any part of it is inside its window and all that clip it there.
  private var isInSight: Bool {
    guard isMapped, let root = gtk_widget_get_root(widget) else { return false }
    // Its first frame may come before its first allocation.
    guard isAllocated else { return true }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    var seen = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window, &seen) != 0 else { return false }
    var next = gtk_widget_get_parent(widget)
    while let ancestor = next {
      var (bounds, both) = (graphene_rect_t(), graphene_rect_t())
      if ancestor == window || gtk_widget_get_overflow(ancestor) == GTK_OVERFLOW_HIDDEN {
        guard gtk_widget_compute_bounds(ancestor, window, &bounds) != 0,
          graphene_rect_intersection(&seen, &bounds, &both)
        else { return false }
        seen = both
      }
      next = gtk_widget_get_parent(ancestor)
    }
    return seen.size.width > 0 && seen.size.height > 0
  }

  /// Whether it takes only touches that go down at its edge now.
  var isAtEdge: Bool { false }

  /// Whether a touch that is this far from where it went down can still become the component's.
  func follows(_ displacement: Vector2D) -> Bool { anyLive.follows(displacement) }

  /// Whether such a touch is for what lies under it, which leaves these directions free.
  func isHeldBack(_ displacement: Vector2D, by free: TouchDirections) -> Bool {
    anyLive.isHeldBack(displacement, by: free)
  }

  private var isAllocated = false

  /// Where it is may not be known before the next frame, which looks.
  private func followPace() {
    anyLive.isInSight = isMapped
    clock.follow(pace)
  }

  /// A widget that was given no room is not looked for: it is laid out again before it can be seen.
  private var pace: ClockRequest { isAllocated && size.isEmpty ? .atRest : anyLive.pace }

  /// The progress of the component: of a pull, where 1 is enough; of a menu's opening; of a song; of a balloon's
  /// appearance. May exceed 1.
  public var progress: Double { anyLive.output.progress }

  /// The start of content that follows the component, in points from its edge.
  public var inset: Double { anyLive.output.inset }

  /// The depth of the drawing from its edge, in points.
  public var extent: Double { anyLive.output.extent }

  /// A copy of the current drawing.
  public var drawing: Drawing { anyLive.withDrawing { copy $0 } }

  /// The number of frames requested so far; at rest it does not grow.
  public var tickCount: Int { clock.tickCount }

  /// The natural size in points; it fills larger sizes. By default 0.
  public var wantedSize = Size2D.zero {
    didSet { gtk_widget_queue_resize(widget) }
  }

  /// Whether it expands into free space; by default true for what goes around other widgets and for songs.
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
    let size = Size2D(width: width, height: height)
    // A menu or a list is placed anew in each frame, and a recording that is replayed may have another size of its own.
    isAllocated = true
    guard size != self.size else { return }
    self.size = size
    layOut()
  }

  /// Passes changed settings and sizes to the component.
  func layOut() {
    clock.isAnimated = settings.isAnimated
    surroundings = adaptSurroundings(settings.surroundings(of: widget))
    anyLive.layOut(size, surroundings, at: clock.now)
    updateReader()
    gtk_widget_queue_draw(widget)
  }

  /// Reports when GTK has ended what it is doing, for example an allocation, and before the next frame or input. The
  /// widget lives until then, also if its window was closed meanwhile.
  private func reportSoon() {
    g_idle_add_full(
      G_PRIORITY_HIGH,
      { data in
        nonisolated(unsafe) let data = data!
        MainActor.assumeIsolated {
          let widget = Unmanaged<ElasticWidget>.fromOpaque(data).takeUnretainedValue()
          widget.anyLive.report()
          widget.updateReader()
        }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<ElasticWidget>.fromOpaque($0!).release() })
  }

  // MARK: - Screen readers and keys

  /// The name for screen readers; nil for the component's own name, which is English.
  public var spokenLabel: String? {
    get { screenReader.label }
    set {
      screenReader.label = newValue
      updateReader()
    }
  }

  /// The name of the effect of ``activate()``; empty if it has none.
  var action: StaticString { anyLive.output.accessibility.action }

  /// The state in words; empty for none.
  var spokenValue: StaticString { anyLive.output.accessibility.value }

  /// What is announced when it says that.
  func sentence(for news: StaticString) -> String { news.description }

  /// Whether it covers all else for a screen reader.
  var isModal: Bool { anyLive.output.accessibility.isModal }

  /// Passes changes to a screen reader.
  func updateReader() {
    var access = anyLive.output.accessibility
    (access.value, access.action, access.isModal) = (spokenValue, action, isModal)
    screenReader.update(anyLive, access, sentence: sentence)
    guard isFocusable != anyLive.isFocusable else { return }
    isFocusable.toggle()
    gtk_widget_set_focusable(widget, isFocusable ? 1 : 0)
  }

  /// Has the effect of the drag, for a screen reader's action.
  func activate() { anyLive.activate(at: clock.now) }

  /// Handles a key that goes down or up; returns whether it was handled.
  func handle(key: ElasticKey, isDown: Bool) -> Bool {
    anyLive.handle(key: key, isDown: isDown, at: clock.now)
  }

  // MARK: - Drawing

  /// Advances the drawing to a time.
  @discardableResult
  func showFrame(at time: Double) -> NextFrame {
    let next = anyLive.show(at: time)
    updateReader()
    gtk_widget_queue_draw(widget)
    return next
  }

  /// Adds its drawing to a frame, without children.
  func snapshot(_ snapshot: OpaquePointer) { addDrawing(to: snapshot) }

  /// The colours of the roles in its drawing.
  var palette: ElasticPalette { look.palette(surroundings) }

  /// The bounds of its drawing.
  var drawnBounds: Rect2D { Rect2D(x: 0, y: 0, width: size.width, height: size.height) }

  /// Adds its drawing to a frame; `slot` draws a child into it.
  func addDrawing(
    to snapshot: OpaquePointer,
    slot: (ItemID, Rect2D, Double, OpaquePointer) -> Void = { _, _, _, _ in }
  ) {
    // A copy, because children that are drawn may read the component.
    addDrawing(drawing, to: snapshot, slot: slot)
  }

  private func addDrawing(
    _ drawing: Drawing, to snapshot: OpaquePointer,
    slot: (ItemID, Rect2D, Double, OpaquePointer) -> Void
  ) {
    guard drawing.items.contains(where: \.isSeen) else { return }
    var bounds = graphene_rect_t(drawnBounds)
    let context = gtk_snapshot_append_cairo(snapshot, &bounds)!
    defer { cairo_destroy(context) }
    do throws(CairoError) {
      try CairoRenderer(palette: palette, family: look.family).draw(drawing, on: context) {
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
