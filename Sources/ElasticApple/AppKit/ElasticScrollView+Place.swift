#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

// Where the list is, whichever way its coordinates run.

extension ElasticScrollView {
  /// The control at the bottom may load more without a pull.
  func loadMore() {
    guard !isFitting, let document = documentView else { return }
    let insets = contentView.contentInsets
    elasticLoadMoreControl?.loadMore(
      at: ScrollReport(
        offset: Double(distance(from: .top) - insets.top),
        length: Double(contentView.bounds.height), contentLength: Double(document.frame.height),
        leading: Double(insets.top), trailing: Double(insets.bottom)))
  }

  /// Rows that come above while the control at the top loads scroll content whose coordinates run down by as much.
  func keepPlace() {
    guard let document = documentView else { return }
    let growth = document.frame.height - contentLength
    contentLength = document.frame.height
    guard !isFitting, document.isFlipped, elasticRefreshControl?.keepsPlace(after: growth) == true
    else {
      return
    }
    scroll(by: growth)
  }

  /// How far the content is scrolled away from an end, in its own coordinates; negative beyond it, and at the end of content that
  /// is shorter than the view.
  func distance(from end: ElasticRefreshControl.End) -> CGFloat {
    guard let document = documentView else { return 0 }
    let (seen, all, insets) = (contentView.bounds, document.frame, contentView.contentInsets)
    let inset = end == .top ? insets.top : insets.bottom
    return isAtOrigin(end) ? seen.minY - all.minY + inset : all.maxY - seen.maxY + inset
  }

  /// Scrolls to a distance from an end, at most to the end itself.
  func keep(_ distance: CGFloat, from end: ElasticRefreshControl.End) {
    let now = self.distance(from: end)
    let wanted = distance > 0.5 ? distance : min(now, 0)
    if now != wanted { scroll(by: isAtOrigin(end) ? wanted - now : now - wanted) }
  }

  /// Moves what is seen of the content, in its own coordinates.
  private func scroll(by step: CGFloat) {
    let origin = contentView.bounds.origin
    contentView.scroll(to: CGPoint(x: origin.x, y: origin.y + step))
    reflectScrolledClipView(contentView)
  }

  /// Scrolls down by so many points of the view, from one end of the content to the other at most.
  func scrollDown(by points: CGFloat) {
    let frame = contentView.frame
    let scale = frame.height > 0 ? contentView.bounds.height / frame.height : 1
    let step = min(
      max(points * scale, min(-distance(from: .top), 0)), max(distance(from: .bottom), 0))
    scroll(by: contentView.isFlipped ? step : -step)
  }

  /// Whether an end is where the content's own coordinates are least.
  private func isAtOrigin(_ end: ElasticRefreshControl.End) -> Bool {
    (end == .top) == contentView.isFlipped
  }
}

extension ElasticRefreshControl {
  /// The control at the end of the same list.
  var footer: ElasticRefreshControl? { (superview as? ElasticScrollView)?.elasticLoadMoreControl }
}
#endif
