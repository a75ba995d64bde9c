#if canImport(QuartzCore)
import ElasticHosting
import ElasticKit
import Foundation

// What a refresh control does alike in UIKit and in AppKit.

extension ElasticRefreshControl {
  /// The end of a scroll view.
  @objc(ELRefreshEnd)
  public enum End: Int, Sendable {
    /// The start of the content, for refreshing.
    case top
    /// Its end, for loading more.
    case bottom
    #if canImport(UIKit)
    /// The left of a list that scrolls sideways, for refreshing. It is the left of the screen, also in a right-to-left layout.
    case left
    /// The right of such a list, for loading more.
    case right
    #endif

    /// Whether it is where a scroll view's content begins.
    var isLeading: Bool { edge == .top || edge == .left }

    /// Whether a line of text fits into its band.
    var hasLine: Bool { edge == .top || edge == .bottom }

    @MainActor
    func makeComponent() -> ComponentController<RefreshMotion> {
      var style = RefreshMotion.Style()
      style.edge = edge
      return ComponentController(RefreshMotion(style: style))
    }
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

  /// Fill colour of the wave.
  @IBInspectable public dynamic var color: NativeColor {
    get { color(at: \.style.fill, of: self) }
    set { setColor(newValue, at: \.style.fill, of: self) }
  }

  /// Colour of the circle; set it with ``color``, so that it contrasts with that.
  @IBInspectable public dynamic var indicatorColor: NativeColor {
    get { color(at: \.style.indicatorColor, of: self) }
    set { setColor(newValue, at: \.style.indicatorColor, of: self) }
  }

  /// Colour behind the wave; clear at first.
  @IBInspectable public dynamic var waveBackgroundColor: NativeColor {
    get { color(at: \.style.background, of: self) }
    set { setColor(newValue, at: \.style.background, of: self) }
  }

  /// The state of the pull and of the refresh.
  public var motionState: RefreshMotion.State { refresh.component.state }

  /// Whether it shows the loading state.
  @objc(refreshing) public var isRefreshing: Bool {
    @objc(isRefreshing) get { motionState == .bouncing || motionState == .loading }
  }

  /// The part of it that shows something.
  var band: CGRect { end.edge.strip(CGFloat(refresh.output.extent), in: bounds.size) }

  /// Shows the loading state; sends no action.
  @objc public func beginRefreshing() {
    if !isRefreshing { beginOutcome() }
    perform(.beginRefreshing)
  }

  /// Ends loading.
  @objc public func endRefreshing() { perform(.endRefreshing) }

  /// Ends loading when there is no more data: pulls have no effect until ``resetNoMoreData()``.
  @objc public func endRefreshingWithNoMoreData() { perform(.noMoreData) }

  /// Allows loading more again.
  @objc public func resetNoMoreData() { perform(.moreData) }

  /// Whether there may be more data: false from ``endRefreshingWithNoMoreData()`` to ``resetNoMoreData()``.
  @objc public var hasMoreData: Bool {
    get { refresh.component.hasMore }
    set { perform(newValue ? .moreData : .noMoreData) }
  }

  /// Ends loading at once, and a pull, because the work is no longer wanted: ``onCancel`` is called if it was loading. A reader
  /// who presses Escape does the same; then it is called when the band has gone.
  @objc public func cancelRefreshing() { perform(.cancel) }

  func perform(_ command: RefreshMotion.Command) {
    let isCancelled = isRefreshing && (command == .cancel || command == .disable)
    switch command {
    case .endRefreshing, .noMoreData, .cancel, .disable: isEndAsked = isEndAsked || isRefreshing
    case .beginRefreshing, .enable, .moreData: break
    }
    refresh.perform(command, at: clock.now)
    fitScrollView()
    if command == .moreData { loadAnew() }
    isCancelDue = isCancelDue || isCancelled
    reportCancel()
  }

  /// Reports that the app's work is no longer wanted.
  func reportCancel() {
    guard isCancelDue, live.mayReport() else { return }
    isCancelDue = false
    notifyCancelled()
  }

  /// Reports how far the pull is.
  func reportIndicator() {
    guard let onIndicator, let indicator = refresh.output.indicator, live.mayReport() else {
      return
    }
    onIndicator(indicator.progress, indicator.isBusy)
  }

  /// Whether what the content has grown by, in points, came above what is read. An app may end the loading before its list has laid out
  /// the rows, so they count until the band has closed. A control that those rows have moved out of sight is not kept up to date.
  func keepsPlace(after growth: CGFloat) -> Bool {
    guard keepsPlace, end.isLeading, growth > 0 else { return false }
    var motion = refresh.component
    motion.advance(to: clock.now)
    return [.bouncing, .loading, .stopping].contains(motion.state)
  }

  /// In a list that is scrolled away a loading that has ended is over in time, too: the app may wait for that.
  func endUnseen(at time: Double) {
    if !isRefreshing { showFrame(at: time) }
  }

  /// Loading has ended: if the app has not asked for that, Escape has ended it.
  func reportEnd() {
    if !isEndAsked { notifyCancelled() }
    isEndAsked = false
    endSentence()
    // After a refresh the list begins anew.
    if end.isLeading { footer?.loadAnew() }
  }

  /// Loads more, without a pull, when the end of the content comes nearer to the view than ``automaticDistance``; for a
  /// control at the bottom or the right. Once, and again when new rows have come before the end of loading, when that end has been further away, after a refresh
  /// by the control at the other end, and after ``resetNoMoreData()``: so a page that does not fill the view is followed by the next,
  /// and one that fails is not asked for over and over.
  @objc public var loadsAutomatically: Bool {
    get { automatic.isOn }
    set {
      automatic.isOn = newValue
      loadMoreIfNear()
    }
  }

  /// How near the end of the content has to come, in points; 0 is its sight.
  @objc public var automaticDistance: Double {
    get { automatic.distance }
    set { automatic.distance = newValue }
  }

  /// The scroll view is at this place.
  func loadMore(at position: ScrollReport) {
    if !end.isLeading, automatic.isDue(at: position, in: motionState) {
      live.activate(at: clock.now)
    }
  }

  /// Lets it load without a pull again, wherever the end of the content is.
  private func loadAnew() {
    automatic.restart()
    loadMoreIfNear()
  }
}
#endif
