#if GTK
import CGTK4
import ElasticHosting
import ElasticKit

/// Pull to refresh, or to load more, around anything that scrolls.
///
///     let inbox = ElasticRefresh(list)
///     inbox.onRefresh { [weak rows] in rows?.add(await fetch()) }
///
/// A finger, the mouse or two fingers on a touchpad pull it at the end of the list; everywhere else the
/// list scrolls as usual. For both ends put one into another:
///
///     let inbox = ElasticRefresh(ElasticRefresh(list), end: .bottom)
///
/// Closures should capture widgets weakly.
public final class ElasticRefresh: ComponentWidget<RefreshMotion> {
  /// The end of a list that is pulled.
  public enum End: Sendable {
    /// At its top, to refresh.
    case top
    /// At its bottom, to load more.
    case bottom
  }

  /// The child: a scrolled window, or a widget that contains one.
  public let child: GTKWidget
  /// The end that is pulled.
  public let end: End
  let scroller: Scroller
  private var isScrollerOwn = false
  private var scrollerName: String?
  private var indicatorSlot: Drawing.Slot?
  private(set) var placedInset = 0.0
  /// The list's background, while it is pulled.
  private var background: ElasticColor?
  private var wantedValue: Double?
  private(set) var isPlacing = false

  let work = RefreshTask()
  let line = NoteLine()
  var automatic = AutomaticLoad()
  /// Whether the list has moved, and it has not been looked yet whether its end is near.
  var hasMoved = false
  /// What loads more below a list that this one refreshes.
  private weak var footer: ElasticRefresh?

  /// Called when a pull requests new items; call ``endRefreshing()`` when they have loaded.
  public var onRefresh: @MainActor () -> Void = {}
  /// Called when a pull requests more items; call ``endRefreshing()`` when they have loaded.
  public var onLoadMore: @MainActor () -> Void = {}

  /// Around a widget that scrolls.
  /// - Parameters:
  ///   - child: a `GtkScrolledWindow`, another `ElasticRefresh`, or any other widget, which is put into a
  ///     new scrolled window.
  ///   - end: the end that is pulled.
  ///   - style: all settings but the edge, which follows from the end.
  public convenience init(
    _ child: GTKWidget, end: End = .top, style: RefreshMotion.Style = RefreshMotion.Style()
  ) {
    if let inner = child as? ElasticRefresh {
      self.init(child, inner.scroller, end, style)
    } else if let scroller = Scroller(child.widget) {
      self.init(child, scroller, end, style)
    } else {
      let window = GTKWidget(gtk_scrolled_window_new())
      gtk_scrolled_window_set_child(window.opaque, child.widget)
      self.init(window, scrolledBy: window, end: end, style: style)
      isScrollerOwn = true
      updateReader()
    }
  }

  /// Around a widget that has a scrolled window somewhere in it, under a search bar for example.
  /// - Parameter scroller: that window, a `GtkScrolledWindow`.
  public convenience init(
    _ child: GTKWidget, scrolledBy scroller: GTKWidget, end: End = .top,
    style: RefreshMotion.Style = RefreshMotion.Style()
  ) {
    guard let scroller = Scroller(scroller.widget) else {
      preconditionFailure("the scrolling widget must be a GtkScrolledWindow")
    }
    self.init(child, scroller, end, style)
  }

  // The component's own name is that of the motion, the widget's that of the class.
  override class var cssName: String { "elasticrefresh" }
  override class var part: WidgetPart? { WidgetPart(name: "wave", role: .tint) }

  private init(_ child: GTKWidget, _ scroller: Scroller, _ end: End, _ style: RefreshMotion.Style) {
    self.child = child
    self.end = end
    self.scroller = scroller
    var style = style
    style.edge = end.edge
    super.init(RefreshMotion(style: style))
    adopt(child)
    attachTouches()
    scroller.onGrowth(owner: pointer) { [weak self] in self?.keepPlace(after: $0) }
    scroller.onChange(owner: pointer) { [weak self] in self?.loadMoreSoon() }
    if end == .bottom { (child as? ElasticRefresh)?.footer = self }
    connect("realize") { [weak self] _ in self?.scrollAfterLayouts() }
  }

  /// All settings but the edge, which follows from ``end``; a motion continues.
  public override var style: RefreshMotion.Style {
    get { super.style }
    set {
      var style = newValue
      style.edge = end.edge
      super.style = style
    }
  }

  /// A widget that replaces the circle, in the circle's frame; nil for the circle.
  ///
  ///     inbox.indicatorWidget = spinner
  ///     inbox.onIndicator = { [weak spinner] progress, isBusy in spinner?.turn(progress, isBusy) }
  ///
  /// `style.indicatorSize` is its size and should be at least its minimum.
  public var indicatorWidget: GTKWidget? {
    didSet {
      if let oldValue { gtk_widget_unparent(oldValue.widget) }
      indicatorSlot = nil
      if let indicatorWidget {
        adopt(indicatorWidget)
        gtk_widget_set_child_visible(indicatorWidget.widget, 0)
      }
      style.indicator = indicatorWidget == nil ? .circle : .custom
      followIndicator()
    }
  }

  /// Whether rows that come while it loads are above what is read, as in a chat whose pull loads older messages: then the list scrolls by what
  /// it has grown by, so that what is read stays where it is. False at first; for a list that is pulled at its top.
  public var keepsPlace = false

  /// A text beside the circle, such as "Updated 10:42"; nil for none.
  public var note: String? {
    didSet { showLine() }
  }

  /// Called in every frame with the progress of the pull (1: a release refreshes), and whether it is busy.
  public var onIndicator: @MainActor (_ progress: Double, _ isBusy: Bool) -> Void = { _, _ in }

  /// Whether it shows the loading state.
  public var isRefreshing: Bool { state == .bouncing || state == .loading }

  /// Shows the loading state; no closure is called.
  public func beginRefreshing() {
    endSentence()
    perform(.beginRefreshing)
  }

  /// Ends loading.
  public func endRefreshing() {
    perform(.endRefreshing)
    work.cancel()
  }

  /// Ends loading when there is no more data: pulls have no effect until
  /// ``resetNoMoreData()``.
  public func endRefreshingWithNoMoreData() {
    perform(.noMoreData)
    work.cancel()
  }

  /// Allows loading more again.
  public func resetNoMoreData() {
    perform(.moreData)
    loadAnew()
  }

  /// Whether a pull has an effect; false ends a running pull or refresh.
  public var isEnabled = true {
    didSet {
      perform(isEnabled ? .enable : .disable)
      cancelWorkThatEnded()
    }
  }

  override func note(_ occurrence: Occurrence<RefreshMotion.Event>) {
    switch occurrence.event {
    case .refresh, .loadMore:
      endSentence()
      if occurrence.event == .refresh { onRefresh() } else { onLoadMore() }
    case .settled: endSentence()
    case .ended, .cancelled:
      cancelWorkThatEnded()
      // After a refresh the list begins anew.
      if occurrence.event == .ended { footer?.loadAnew() }
    default: break
    }
  }

  /// Return is the list's only while its scrolled window has the focus: a row that leaves the key did not ask for it.
  override func handle(key: ElasticKey, isDown: Bool) -> Bool {
    if key == .enter, isDown, gtk_widget_is_focus(scroller.widget) == 0 { return false }
    defer { cancelWorkThatEnded() }
    return super.handle(key: key, isDown: isDown)
  }

  /// A scrolled window with nothing in it that takes the focus takes it itself, and has no name of its own.
  override func updateReader() {
    super.updateReader()
    guard isScrollerOwn else { return }
    let name = spokenLabel ?? live.output.accessibility.label.description
    guard name != scrollerName else { return }
    scrollerName = name
    elastic_gtk_set_text(scroller.widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name.wholeInC)
  }

  // MARK: - Being pulled

  /// A program may end the loading before its list has measured the rows, so they count until the band has closed.
  private func keepPlace(after growth: Double) {
    guard keepsPlace, end == .top, growth > 0, isRefreshing || state == .stopping else { return }
    scroller.go(to: scroller.value + growth)
    wantedValue = nil
  }

  private func attachTouches() {
    gesture.neededDirection = end == .top ? .down : .up
    gesture.onClaim = { [scroller] in scroller.forgetOvershoot() }
    let fingers = ScrollGesture(widget, end: end.edge)
    fingers.isFree = { [weak self] point in self?.isFree(point) ?? false }
    fingers.onTouch = gesture.onTouch
    connect("unmap") { _ in PlatformPhase.run { fingers.cancel() } }
  }

  private func isFree(_ point: Point2D) -> Bool {
    TouchedWidgets(under: point, in: self, isMouse: false).free
      .isSuperset(of: gesture.neededDirection)
  }

  // MARK: - Its child

  /// The distance of the child from the edge.
  var room: Double {
    let output = live.output
    return min(max(output.inset + output.shift, 0), size.height)
  }

  override func measure(
    _ orientation: GtkOrientation, for length: Int32
  ) -> (minimum: Int32, natural: Int32) { measure(child, orientation, for: length) }

  override func allocate(width: Double, height: Double) {
    isPlacing = true
    super.allocate(width: width, height: height)
    allocateChildren()
    isPlacing = false
  }

  /// Moves the child away from the edge by the inset, and scrolls as ``ScrollInset`` says: a list view would otherwise
  /// choose its own offset.
  private func allocateChildren() {
    let room = room
    if room.rounded() != placedInset.rounded() {
      wantedValue = scroller.value(
        after: room.rounded(), instead: placedInset.rounded(), at: end.edge, length: size.height)
    }
    placedInset = room
    let scale = Double(gtk_widget_get_scale_factor(widget))
    let top = end == .top ? (placedInset * scale).rounded() / scale : 0
    allocate(
      child,
      in: Rect2D(x: 0, y: top, width: size.width, height: size.height - placedInset.rounded()))
    if let indicatorWidget, let indicatorSlot {
      allocate(indicatorWidget, in: indicatorSlot.frame)
    }
    allocateLine()
  }

  /// Shows, hides or moves the program's indicator.
  private func followIndicator() {
    guard let indicatorWidget else { return }
    let before = indicatorSlot?.frame
    indicatorSlot = live.withDrawing { $0.slot(ItemID(.indicator)) }
    gtk_widget_set_child_visible(indicatorWidget.widget, indicatorSlot == nil ? 0 : 1)
    if indicatorSlot?.frame != before, !isPlacing { gtk_widget_queue_allocate(widget) }
  }

  /// Scrolls to the requested offset after each layout. During a layout no widget
  /// may request another; a request made now is handled before the frame is painted.
  private func scrollAfterLayouts() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    ElasticGTK.connect(UnsafeMutableRawPointer(clock), "layout", owner: pointer) { [weak self] _ in
      guard let self, let value = wantedValue else { return }
      wantedValue = nil
      scroller.go(to: value)
    }
  }

  override func showFrame(at time: Double) -> NextFrame {
    let activity = super.showFrame(at: time)
    if room != placedInset, !isPlacing { gtk_widget_queue_allocate(widget) }
    followIndicator()
    showLine()
    if let indicator = live.output.indicator { onIndicator(indicator.progress, indicator.isBusy) }
    loadMoreIfNear()
    return activity
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    fillGap(in: snapshot)
    add(child, to: snapshot)
    addDrawing(to: snapshot) { item, _, opacity, context in
      if let indicatorWidget, item == ItemID(.indicator) {
        draw(indicatorWidget, opacity: opacity, on: context)
      }
    }
    if line.isShown { add(line.label, to: snapshot) }
  }

  /// Draws the list's background where it has moved away, beside the wave.
  private func fillGap(in snapshot: OpaquePointer) {
    guard placedInset > 0 else {
      background = nil
      return
    }
    // Once a pull: it is not for each frame to draw the list's style.
    if background == nil { background = ElasticColor(backgroundOf: child.widget) }
    guard let background else { return }
    var bounds = graphene_rect_t(
      Rect2D(
        x: 0, y: end == .top ? 0 : size.height - placedInset, width: size.width,
        height: placedInset))
    var color = GdkRGBA(
      red: Float(background.red), green: Float(background.green), blue: Float(background.blue),
      alpha: 1)
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }

  override func styleChanged() {
    super.styleChanged()
    background = nil
  }

  /// The depth of the drawing from the edge.
  override var drawnBounds: Rect2D {
    // The drawing that fades out may be deeper than the one that fades in.
    if surroundings.reduceMotion { return super.drawnBounds }
    let depth = min(live.output.extent.rounded(.up) + 1, size.height)
    return Rect2D(
      x: 0, y: end == .top ? 0 : size.height - depth, width: size.width, height: depth)
  }
}

extension ElasticRefresh.End {
  var edge: ElasticEdge { self == .top ? .top : .bottom }
}
#endif
