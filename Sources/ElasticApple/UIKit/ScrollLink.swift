#if canImport(UIKit) && !os(watchOS)
import ElasticHosting
import ElasticKit
import UIKit

/// Connects a refresh control with its scroll view: the over-scroll is passed to the control,
/// the inset to the scroll view. ``ScrollInset`` decides how much of it.
///
/// The component's inset moves in every frame, the scroll view's changes at once to where that motion ends: at the start
/// of loading and at its end. A list that comes from further out goes the rest of its way with its layers, and so it goes to
/// the wave's edge while that bounces: an offset beyond the inset would start the scroll view's own bounce. One that comes from
/// further in scrolls there: it has no rows beyond its bounds. Under a large title both move in each frame: see `step`.
@MainActor
final class ScrollLink {
  private(set) weak var scrollView: UIScrollView?
  private(set) weak var control: ElasticRefreshControl?
  let end: ElasticRefreshControl.End
  var axis: ScrollAxis { end.axis }
  var room: ScrollInset
  var way = InsetTransition()
  let changes: ScrollChanges
  var stretch = BarStretch()
  /// Whether the inset moves in each frame, since a large title's bar follows it.
  private var isStepping = false
  private var observations: [NSKeyValueObservation] = []
  private var action: SpokenAction?
  var isFitting = false
  var contentLength: CGFloat
  /// Whether a scroll has drawn something.
  private var isDrawn = false
  private var reported: ElasticInput?

  init(_ scrollView: UIScrollView, _ control: ElasticRefreshControl) {
    self.scrollView = scrollView
    self.control = control
    end = control.end
    room = ScrollInset(side: end.side)
    changes = ScrollChanges(of: scrollView, at: end)
    contentLength = scrollView.contentSize[end.axis]
    observe(scrollView)
    scrollView.letShortContentBounce(along: end.axis)
    scrollView.panGestureRecognizer.addTarget(
      control, action: ElasticRefreshControl.followSelector)
    action = scrollView.addSpokenAction(of: control)
  }

  /// Observations end with this object.
  private func observe(_ scrollView: UIScrollView) {
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.followChange() }
      },
      scrollView.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.followChange() }
      },
      scrollView.observe(\.contentSize) { [weak self] _, _ in
        MainActor.assumeIsolated {
          self?.keepPlace()
          self?.followChange()
        }
      },
    ]
  }

  /// UIKit may have changed it in a layout of the list.
  private func followChange() { PlatformPhase.run { follow() } }

  /// Removes the control's part of the inset.
  func leave() {
    observations = []
    guard let scrollView else { return }
    scrollView.giveBackBounce(of: control)
    adoptInset(of: scrollView)
    let change = room.remove(at: arrival(of: scrollView))
    changes.add(change.inset, to: scrollView)
    if let offset = change.offset { changes.scroll(scrollView, to: offset) }
    changes.translate(scrollView, by: 0)
    scrollView.removeSpokenAction(action)
    guard let control else { return }
    scrollView.panGestureRecognizer.removeTarget(
      control, action: ElasticRefreshControl.followSelector)
  }

  /// Where a scroll view is along the control's axis.
  func position(of scrollView: UIScrollView) -> ScrollReport {
    ScrollReport(of: scrollView, along: axis)
  }

  /// The scroll view has moved, or a finger has touched or left it.
  func follow() {
    guard let scrollView, let control, !isFitting else { return }
    adoptInset(of: scrollView)
    let position = position(of: scrollView)
    let seen = seen(position)
    let input = ElasticInput.scrolled(
      offset: seen.room.overScroll(at: seen.position), isTracking: position.isTracking)
    let isNew = input != reported
    if isNew {
      reported = input
      let before = control.motionState
      _ = control.live.handle(input, at: control.clock.now)
      if before != .dragging, control.motionState == .dragging { control.feedback.prepare() }
    }
    fit(control.live.output)
    if isNew { draw(in: control) }
    loadMore()
  }

  /// In the same turn of the run loop as the list: a frame later the wave would not be at its edge.
  private func draw(in control: ElasticRefreshControl) {
    let isSeen = control.live.output.extent > 0
    guard isSeen || isDrawn else { return }
    isDrawn = isSeen
    control.drawFrame(at: control.clock.now)
    control.drawnTime = control.refresh.time
    control.showParts()
  }

  /// The end of the content may be near.
  func loadMore() {
    if let scrollView { control?.loadMore(at: position(of: scrollView)) }
  }

  /// In every frame: under a finger the list may still be on its way, which the control follows.
  func show(_ output: ElasticOutput) {
    if scrollView?.isTracking == true { follow() } else { fit(output) }
    // Rows that came while it loaded may end in sight.
    loadMore()
  }

  /// Sets the inset, places the control, and moves the list to its edge.
  func fit(_ output: ElasticOutput) {
    NativeView.withoutAnimation { fitNow(output) }
  }

  private func fitNow(_ output: ElasticOutput) {
    guard let scrollView, let control, !isFitting else { return }
    isFitting = true
    defer { isFitting = false }
    adoptInset(of: scrollView)
    stopIfMoved(scrollView)
    let isNew = way.isNew(inset: output.inset, rest: control.restInset)
    if isNew, way.inset == 0 {
      isStepping = largeTitleBar != nil
    }
    if isStepping {
      step(output, isNew: isNew, in: scrollView, control)
    } else {
      jump(output, isNew: isNew, in: scrollView, to: control.restInset)
    }
    place(for: output.shift, in: scrollView)
  }

  /// Changes the inset at once to where the component's ends.
  private func jump(
    _ output: ElasticOutput, isNew: Bool, in scrollView: UIScrollView, to rest: Double
  ) {
    let before = arrival(of: scrollView)
    let change = room.fit(rest, at: before)
    changes.add(change.inset, to: scrollView)
    var after = arrival(of: scrollView)
    let end = after.end(at: room.side)
    // A list that is further out than its new inset is put to its end, and shown where it was.
    let isBeyond = !after.isTracking && room.side.outward(after.offset - end) > 0
    let destination = change.offset ?? (isNew && isBeyond ? end : nil)
    after.offset = destination ?? after.offset
    way.lead(
      inset: output.inset, rest: rest, isNew: isNew,
      jump: room.side.outward(before.offset - after.offset), in: room)
    let offset = after.offset + room.side.outward(way.inward)
    if destination != nil || offset != Double(scrollView.contentOffset[axis]) {
      changes.scroll(scrollView, to: offset)
    }
  }

  /// Takes an inset that the app has assigned as the app's whole part. Ours is then no longer in it.
  private func adoptInset(of scrollView: UIScrollView) {
    switch changes.readInset(of: scrollView, part: room.added) {
    case .none: break
    case .assigned: room = ScrollInset(side: room.side)
    case .removed(let part): room = ScrollInset(side: room.side, added: room.added + part)
    }
  }

  /// A finger or the app has moved a list on its way: from here on it is theirs.
  private func stopIfMoved(_ scrollView: UIScrollView) {
    if way.inward < 0, changes.isMoved(scrollView) { way.stop() }
  }
}
#endif
