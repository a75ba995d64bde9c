#if canImport(UIKit)
import ElasticKit
import UIKit

/// Connects a refresh control with its scroll view: the over-scroll is passed to the control,
/// the inset to the scroll view. ``ScrollInset`` makes all decisions.
///
/// While the wave bounces, the list's layers, except the control's, are moved to the wave's edge: an
/// offset beyond the inset would start the scroll view's own bounce.
@MainActor
final class ScrollLink {
  private weak var scrollView: UIScrollView?
  private weak var control: ElasticRefreshControl?
  private var room: ScrollInset
  private var observations: [NSKeyValueObservation] = []
  private var action: UIAccessibilityCustomAction?
  private var isFitting = false
  private var told: ElasticInput?
  private var translation: CGFloat = 0

  init(_ scrollView: UIScrollView, _ control: ElasticRefreshControl) {
    self.scrollView = scrollView
    self.control = control
    room = ScrollInset(side: control.end == .top ? .leading : .trailing)
    observe(scrollView)
    scrollView.panGestureRecognizer.addTarget(
      control, action: ElasticRefreshControl.followSelector)
    addAction(to: scrollView)
  }

  /// Observations end with this object.
  private func observe(_ scrollView: UIScrollView) {
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.follow() }
      },
      scrollView.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.follow() }
      },
      scrollView.observe(\.contentSize) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.follow() }
      },
    ]
  }

  /// Removes the control's part of the inset.
  func leave() {
    observations = []
    guard let scrollView else { return }
    obey(room.remove(at: ScrollReport(of: scrollView)))
    translate(by: 0)
    scrollView.accessibilityCustomActions?.removeAll { $0 === action }
    guard let control else { return }
    scrollView.panGestureRecognizer.removeTarget(
      control, action: ElasticRefreshControl.followSelector)
  }

  /// The scroll view has moved, or a finger has touched or left it.
  func follow() {
    guard let scrollView, let control, !isFitting else { return }
    let position = ScrollReport(of: scrollView)
    let input = ElasticInput.scrolled(
      offset: room.overScroll(at: position), isTracking: position.isTracking)
    if input != told {
      told = input
      _ = control.live.handle(input, at: control.clock.now)
    }
    fit(control.live.output)
  }

  /// Sets the inset, places the control, and moves the list to its edge.
  func fit(_ output: ElasticOutput) {
    guard let scrollView, !isFitting else { return }
    isFitting = true
    defer { isFitting = false }
    room.found(room.side == .leading ? scrollView.contentInset.top : scrollView.contentInset.bottom)
    obey(room.fit(output.inset, at: ScrollReport(of: scrollView)))
    translate(by: CGFloat(room.translation(for: output.shift)))
    place()
  }

  private func translate(by distance: CGFloat) {
    guard distance != translation else { return }
    translation = distance
    scrollView?.layer.sublayerTransform = CATransform3DMakeTranslation(0, distance, 0)
  }

  private func obey(_ change: ScrollInset.Change) {
    guard let scrollView else { return }
    if change.inset != 0 {
      switch room.side {
      case .leading: scrollView.contentInset.top += change.inset
      case .trailing: scrollView.contentInset.bottom += change.inset
      }
    }
    guard let offset = change.offset else { return }
    // This also ends the scroll view's own return, which would conflict with ours.
    let place = CGPoint(x: scrollView.contentOffset.x, y: CGFloat(offset))
    scrollView.setContentOffset(place, animated: false)
  }

  private func place() {
    guard let scrollView, let control else { return }
    let edge = room.edge(at: ScrollReport(of: scrollView))
    let size = scrollView.bounds.size
    control.frame = CGRect(
      origin: CGPoint(
        x: scrollView.bounds.origin.x,
        y: CGFloat(edge) - translation - (room.side == .leading ? 0 : size.height)),
      size: size)
  }

  /// A screen reader's action with the effect of the pull.
  private func addAction(to scrollView: UIScrollView) {
    guard let control else { return }
    let action = control.makeAction(
      named: control.spokenLabel ?? control.live.output.accessibility.label.spoken)
    self.action = action
    scrollView.accessibilityCustomActions = (scrollView.accessibilityCustomActions ?? []) + [action]
  }
}

extension ScrollReport {
  /// The vertical position of a scroll view.
  @MainActor
  init(of view: UIScrollView) {
    let pan = view.panGestureRecognizer.state
    let isOver = pan == .ended || pan == .cancelled || pan == .failed
    self.init(
      offset: view.contentOffset.y, length: view.bounds.size.height,
      contentLength: view.contentSize.height, leading: view.adjustedContentInset.top,
      trailing: view.adjustedContentInset.bottom, isTracking: view.isTracking && !isOver)
  }
}
#endif
