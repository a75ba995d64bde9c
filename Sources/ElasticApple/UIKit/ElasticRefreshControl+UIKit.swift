#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

// What a refresh control does in UIKit only.

extension ElasticRefreshControl {
  func setUpControl() {
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    strip.end = end
    layer.addSublayer(strip.layer)
  }

  func fitEnd(from old: End) { strip.end = end }

  func sendRefreshAction() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  func sendCancelAction() { sendActions(for: .touchCancel) }

  /// Whether a reader is running that cannot pull the list. The list's custom action may be out of its reach, since the list
  /// itself is no element.
  var isButtonForReaders: Bool {
    let isRead = UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
    return isRead && link != nil && isEnabled && hasMoreData
  }

  /// Where screen readers find it: never all over the list, whose rows lie under it.
  var placeForReaders: CGRect {
    guard let list = superview as? UIScrollView else { return band }
    // It begins before the first row, and so is read before it; what reaches over the row is less than half of it.
    let depth: CGFloat = 24
    guard band.size[end.axis] < depth else { return band }
    let position = ScrollReport(of: list, along: end.axis)
    let edge =
      end.isLeading
      ? position.start + position.leading : position.end + position.length - position.trailing
    var strip = list.bounds
    strip.origin[end.axis] = CGFloat(edge) - depth / 2
    strip.size[end.axis] = depth
    return convert(strip, from: list)
  }

  /// The inset of the scroll view where its motion ends, in points.
  var restInset: Double { isRefreshing ? style.loadingInset : 0 }

  func loadMoreIfNear() { link?.loadMore() }

  func fitScrollView() { link?.fit(refresh.output) }

  func moveScrollView() { link?.show(refresh.output) }

  /// Under a bar of glass the wave goes on.
  func showStrip() {
    let opacity = refresh.withDrawing { $0.items.first?.opacity ?? 0 }
    strip.show(
      bounds.size, of: renderer.palette[style.fill],
      opacity: refresh.output.extent > 0 ? opacity : 0)
  }
}
#endif
