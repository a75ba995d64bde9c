#if canImport(UIKit)
import ElasticKit
import UIKit

/// Pull-to-refresh, or load-more, for any scroll view; used like `UIRefreshControl`.
///
///     let refresh = ElasticRefreshControl()
///     refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
///     tableView.elasticRefreshControl = refresh
///
/// The action is sent at the release, once a pull; call ``endRefreshing()`` when it is done. It adds its
/// own space to the scroll view's `contentInset` and later subtracts exactly the same, and preserves all other
/// insets. It needs no clean-up.
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
  }

  /// The end of the scroll view that it belongs to.
  @objc public let end: End

  private let refresh: LiveComponent<RefreshMotion>
  override var live: any Showable { refresh }

  var link: ScrollLink?
  private let placement = SlotPlacement()
  private var pullTick = PullTick()

  /// A control for the top or the bottom of a scroll view, with DGElasticPullToRefresh's settings.
  @objc public init(end: End) {
    self.end = end
    var style = RefreshMotion.Style()
    style.edge = end.edge
    refresh = LiveComponent(RefreshMotion(style: style))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    refresh.onEvent = { [weak self] in self?.tell($0.event) }
  }

  /// A control for the top of a scroll view.
  public override convenience init(frame: CGRect) { self.init(end: .top) }

  /// A control for the top of a scroll view.
  public required convenience init?(coder: NSCoder) { self.init(end: .top) }

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
    if event == .refresh || event == .loadMore { sendActions(for: .valueChanged) }
  }

  // MARK: - The scroll view

  public override func willMove(toSuperview superview: UIView?) {
    super.willMove(toSuperview: superview)
    link?.leave()
    link = nil
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView = superview as? UIScrollView else { return }
    link = ScrollLink(scrollView, self)
    link?.fit(refresh.output)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    link?.follow()
  }

  override func showFrame(at time: Double) {
    super.showFrame(at: time)
    link?.fit(refresh.output)
    if let indicatorView {
      placement.place(indicatorView, in: refresh.withDrawing { $0.slot(ItemID(.indicator)) })
    }
    if let indicator = refresh.output.indicator {
      onIndicator?(indicator.progress, indicator.isBusy)
    }
  }
}
#endif
