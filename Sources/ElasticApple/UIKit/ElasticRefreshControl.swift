#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// Pull-to-refresh, or load-more, for any scroll view; used like `UIRefreshControl`.
///
///     let refresh = ElasticRefreshControl()
///     refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
///     tableView.elasticRefreshControl = refresh
///
/// The action is sent at the release, once a pull; call ``endRefreshing()`` when it is done. It adds its
/// own space to the scroll view's `contentInset` when loading begins and subtracts exactly the same when it ends, and
/// preserves all other insets. It needs no clean-up.
///
/// An inset that the app assigns while it loads is taken as the app's whole inset, without this control's part: assign it,
/// do not add to it (`contentInset.top += 20`). A list that the reader scrolls while it loads keeps the part of that space that
/// is in sight, so that its headers stay at the bar.
///
/// Under a large title no smooth bar is promised: a navigation bar takes its height from the list's offset and inset, of
/// which the inset changes at once. Only a device shows what it makes of that.
@objc(ELRefreshControl)
public final class ElasticRefreshControl: ElasticComponentView {
  /// The end of a scroll view.
  @objc(ELRefreshEnd)
  public enum End: Int, Sendable {
    /// The start of the content, for refreshing.
    case top
    /// Its end, for loading more.
    case bottom

    fileprivate var edge: ElasticEdge { self == .top ? .top : .bottom }

    @MainActor
    fileprivate func makeComponent() -> LiveComponent<RefreshMotion> {
      var style = RefreshMotion.Style()
      style.edge = edge
      return LiveComponent(RefreshMotion(style: style))
    }
  }

  /// The end of the scroll view that it belongs to.
  @objc public let end: End

  private let refresh: LiveComponent<RefreshMotion>
  override var live: any Showable { refresh }

  var link: ScrollLink?
  /// Called when its scroll view has left the window.
  var onLeave: () -> Void = {}
  private let placement = SlotPlacement()
  /// The wave under a bar.
  private(set) lazy var strip = BarStrip(isAbove: end == .top)
  private var pullTick = PullTick()

  /// A control for the top or the bottom of a scroll view, with DGElasticPullToRefresh's settings.
  @objc public init(end: End) {
    self.end = end
    refresh = end.makeComponent()
    super.init(frame: .zero)
    setUp()
  }

  /// A control for the top of a scroll view.
  public override convenience init(frame: CGRect) { self.init(end: .top) }

  /// A control for the top of a scroll view, with all that the nib or storyboard sets of a control.
  public required init?(coder: NSCoder) {
    end = .top
    refresh = End.top.makeComponent()
    super.init(coder: coder)
    setUp()
    // A nib may set it without its setter.
    if !isEnabled { perform(.disable) }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.addSublayer(strip.layer)
    refresh.onEvent = { [weak self] in self?.tell($0.event) }
  }

  /// All settings but the edge, which follows from ``end``; a motion continues.
  public var style: RefreshMotion.Style {
    get { refresh.component.style }
    set {
      var style = newValue
      style.edge = end.edge
      refresh.restyle(style, at: clock.now)
    }
  }

  override func styleWasSet() {
    let style = style
    self.style = style
  }

  /// A view that replaces the circle, in the circle's frame; nil for the circle.
  @objc public var indicatorView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let indicatorView { addSubview(indicatorView) }
      style.indicator = indicatorView == nil ? .circle : .custom
    }
  }

  /// Called in every frame with the progress of the pull (1: a release refreshes), and whether it is busy.
  @objc public var onIndicator: ((_ progress: Double, _ isBusy: Bool) -> Void)?

  // MARK: - As UIRefreshControl

  /// Whether it shows the loading state.
  @objc(refreshing) public var isRefreshing: Bool {
    @objc(isRefreshing) get {
      refresh.component.state == .bouncing || refresh.component.state == .loading
    }
  }

  /// Shows the loading state; sends no action.
  @objc public func beginRefreshing() { perform(.beginRefreshing) }

  /// Ends loading.
  @objc public func endRefreshing() { perform(.endRefreshing) }

  /// Ends loading when there is no more data: pulls have no effect until
  /// ``resetNoMoreData()``.
  @objc public func endRefreshingWithNoMoreData() { perform(.noMoreData) }

  /// Allows loading more again.
  @objc public func resetNoMoreData() { perform(.moreData) }

  /// Whether a pull has an effect; false ends a running pull or refresh.
  public override var isEnabled: Bool {
    didSet { perform(isEnabled ? .enable : .disable) }
  }

  private func perform(_ command: RefreshMotion.Command) {
    refresh.perform(command, at: clock.now)
    link?.fit(refresh.output)
  }

  private func tell(_ event: RefreshMotion.Event) {
    #if !os(tvOS) && !os(visionOS)
    if pullTick.isFelt(event) { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
    #endif
    if event == .refresh || event == .loadMore {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  // MARK: - Accessibility

  /// True only while it loads: it covers its list, whose rows screen readers would not find under an element.
  public override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement && isRefreshing }
    set { super.isAccessibilityElement = newValue }
  }

  /// The band that it shows, in the screen's coordinates.
  public override var accessibilityFrame: CGRect {
    get {
      let depth = CGFloat(refresh.output.extent)
      let band = CGRect(
        x: 0, y: end == .top ? 0 : bounds.height - depth, width: bounds.width, height: depth)
      return UIAccessibility.convertToScreenCoordinates(band, in: self)
    }
    set { super.accessibilityFrame = newValue }
  }

  // MARK: - The scroll view

  public override func willMove(toSuperview superview: UIView?) {
    super.willMove(toSuperview: superview)
    link?.leave()
    link = nil
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, superview != nil { onLeave() }
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView = superview as? UIScrollView else { return }
    link = ScrollLink(scrollView, self)
    link?.fit(refresh.output)
  }

  /// The inset of the scroll view where its motion ends, in points.
  var restInset: Double { isRefreshing ? style.loadingInset : 0 }

  public override func layoutSubviews() {
    super.layoutSubviews()
    link?.follow()
  }

  override func showFrame(at time: Double) {
    super.showFrame(at: time)
    link?.show(refresh.output)
    let opacity = refresh.withDrawing { $0.items.first?.opacity ?? 0 }
    strip.show(
      bounds.size, of: renderer.palette[style.fill],
      opacity: refresh.output.extent > 0 ? opacity : 0)
    if let indicatorView {
      placement.place(indicatorView, in: refresh.withDrawing { $0.slot(ItemID(.indicator)) })
    }
    if let indicator = refresh.output.indicator {
      onIndicator?(indicator.progress, indicator.isBusy)
    }
  }
}
#endif
