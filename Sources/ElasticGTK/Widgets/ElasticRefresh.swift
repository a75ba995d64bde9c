#if GTK
import CGTK4
import ElasticKit

/// Pull to refresh, or to load more, around anything that scrolls.
///
///     let inbox = ElasticRefresh(list)
///     inbox.onRefresh = { [weak inbox] in fetch { inbox?.endRefreshing() } }
///
/// A finger, the mouse or two fingers on a touchpad pull it at the end of the list; everywhere else the
/// list scrolls as GTK does. For both ends put one into another:
///
///     let inbox = ElasticRefresh(ElasticRefresh(list), end: .bottom)
///
/// Closures should capture widgets weakly.
public final class ElasticRefresh: ComponentWidget<RefreshMotion> {
  /// Where a list is pulled.
  public enum End: Sendable {
    /// At its top, to refresh.
    case top
    /// At its bottom, to load more.
    case bottom
  }

  /// What is in it: a scrolled window, or what has one in it.
  public let child: GTKWidget
  /// Where it is pulled.
  public let end: End
  private let scroller: Scroller
  private var placedInset = 0.0
  private var wantedValue: Double?
  private var isPlacing = false

  /// Called when a pull asks for what is new; say ``endRefreshing()`` when that is there.
  public var onRefresh: @MainActor () -> Void = {}
  /// Called when a pull asks for what comes next; say ``endRefreshing()`` when that is there.
  public var onLoadMore: @MainActor () -> Void = {}

  /// Around a widget that scrolls.
  /// - Parameters:
  ///   - child: a `GtkScrolledWindow`, another `ElasticRefresh`, or anything else, which is put into a
  ///     scrolled window of its own.
  ///   - end: where it is pulled.
  ///   - style: every constant but the edge, which is the end's.
  public convenience init(
    _ child: GTKWidget, end: End = .top, style: RefreshMotion.Style = RefreshMotion.Style()
  ) {
    if let inner = child as? ElasticRefresh {
      self.init(child, inner.scroller, end, style)
    } else if let scroller = Scroller(child.widget) {
      self.init(child, scroller, end, style)
    } else {
      let window = GTKWidget(gtk_scrolled_window_new())
      gtk_scrolled_window_set_child(OpaquePointer(window.pointer), child.widget)
      self.init(window, scrolledBy: window, end: end, style: style)
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

  private init(_ child: GTKWidget, _ scroller: Scroller, _ end: End, _ style: RefreshMotion.Style) {
    self.child = child
    self.end = end
    self.scroller = scroller
    var style = style
    style.edge = end.edge
    super.init(RefreshMotion(style: style))
    adopt(child)
    takeTouches()
    connect("realize") { [weak self] _ in self?.scrollAfterLayouts() }
  }

  /// Every constant but the edge, which is ``end``'s; what moves goes on.
  public override var style: RefreshMotion.Style {
    get { super.style }
    set {
      var style = newValue
      style.edge = end.edge
      super.style = style
    }
  }

  /// Whether something is being loaded.
  public var isRefreshing: Bool { component.state == .bouncing || component.state == .loading }

  /// Shows that something is being loaded; no closure is called.
  public func beginRefreshing() { perform(.beginRefreshing) }

  /// Loading is over.
  public func endRefreshing() { perform(.endRefreshing) }

  /// Loading is over and there is nothing more to load: pulls ask for nothing until
  /// ``resetNoMoreData()``.
  public func endRefreshingWithNoMoreData() { perform(.noMoreData) }

  /// There is more to load again.
  public func resetNoMoreData() { perform(.moreData) }

  /// Whether a pull does anything; taken away it ends what is going on.
  public var isEnabled = true {
    didSet { perform(isEnabled ? .enable : .disable) }
  }

  override func note(_ occurrence: Occurrence<RefreshMotion.Event>) {
    switch occurrence.event {
    case .refresh: onRefresh()
    case .loadMore: onLoadMore()
    default: break
    }
  }

  // MARK: - Being pulled

  private func takeTouches() {
    gesture.watchesFingers = true
    gesture.isFree = { [weak self] place in self?.isFree(place) ?? false }
    gesture.onClaim = { [scroller] in scroller.forgetOvershoot() }
    let fingers = ScrollGesture(widget, end: end.edge)
    fingers.isFree = gesture.isFree
    fingers.onTouch = gesture.onTouch
    connect("unmap") { _ in fingers.cancel() }
  }

  private func isFree(_ place: Point2D) -> Bool {
    scroller.isFree(place, in: widget, towards: end.edge)
  }

  // MARK: - Its child

  private var inset: Double {
    let output = live.output
    return min(max(output.inset + output.shift, 0), size.height)
  }

  override func measure(
    _ orientation: GtkOrientation, for length: Int32
  ) -> (minimum: Int32, natural: Int32) { measure(child, orientation, for: length) }

  override func allocate(width: Double, height: Double) {
    isPlacing = true
    super.allocate(width: width, height: height)
    place()
    isPlacing = false
  }

  /// Keeps the child away from the edge by the inset. What stands at that end goes along, what is
  /// scrolled away from it stays where it is; a list view left alone would go where it likes.
  private func place() {
    let change = inset.rounded() - placedInset.rounded()
    if inset > 0 || placedInset > 0 {
      let isAtEnd = scroller.isAtEnd(end.edge)
      wantedValue = scroller.value + (isAtEnd == (end == .bottom) ? change : 0)
    }
    placedInset = inset
    let scale = Double(gtk_widget_get_scale_factor(widget))
    let top = end == .top ? (placedInset * scale).rounded() / scale : 0
    allocate(
      child,
      in: Rect2D(x: 0, y: top, width: size.width, height: size.height - placedInset.rounded()))
  }

  /// Scrolls after each layout to where the last one wanted. While widgets are given their places none
  /// may ask for another; what asks now is given it before anything is painted.
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
    if inset != placedInset, !isPlacing { gtk_widget_queue_allocate(widget) }
    return activity
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    add(child, to: snapshot)
    addDrawing(to: snapshot)
  }

  /// As far from the edge as anything hangs.
  override var drawnBounds: Rect2D {
    // What fades out may hang further down than what fades in.
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
