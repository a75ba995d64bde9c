#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

// What a refresh control does in UIKit only.

extension ElasticRefreshControl {
  func setUpControl() {
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    strip.isAbove = end == .top
    layer.addSublayer(strip.layer)
  }

  func fitEnd(from old: End) { strip.isAbove = end == .top }

  func sendRefreshAction() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  func sendCancelAction() { sendActions(for: .touchCancel) }

  /// The part of it that shows something.
  var band: CGRect {
    let depth = CGFloat(refresh.output.extent)
    return CGRect(
      x: 0, y: end == .top ? 0 : bounds.height - depth, width: bounds.width, height: depth)
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
