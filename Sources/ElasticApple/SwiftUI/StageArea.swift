#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// A view's safe area, over which a stage in the view reaches, in points.
struct StageArea {
  private let left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat
  /// The stage's size.
  let size: CGSize

  /// The area around a view of this size.
  init(_ insets: EdgeInsets, _ direction: LayoutDirection, size: CGSize) {
    let isMirrored = direction == .rightToLeft
    left = isMirrored ? insets.trailing : insets.leading
    right = isMirrored ? insets.leading : insets.trailing
    (top, bottom) = (insets.top, insets.bottom)
    self.size = CGSize(
      width: size.width + left + right, height: size.height + top + bottom)
  }

  /// How much of the safe area each side of a frame on the stage reaches over; the same while the frame slides in.
  func insets(of frame: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: max(top - max(frame.minY, 0), 0), leading: max(left - max(frame.minX, 0), 0),
      bottom: max(bottom - max(size.height - frame.maxY, 0), 0),
      trailing: max(right - max(size.width - frame.maxX, 0), 0))
  }
}

extension View {
  /// Insets the safe area of this view, which has none, from left to right.
  func keptInSafeArea(_ insets: EdgeInsets) -> some View {
    safeAreaInset(edge: VerticalEdge.top, spacing: 0) { Color.clear.frame(height: insets.top) }
      .safeAreaInset(edge: VerticalEdge.bottom, spacing: 0) {
        Color.clear.frame(height: insets.bottom)
      }
      .safeAreaInset(edge: HorizontalEdge.leading, spacing: 0) {
        Color.clear.frame(width: insets.leading)
      }
      .safeAreaInset(edge: HorizontalEdge.trailing, spacing: 0) {
        Color.clear.frame(width: insets.trailing)
      }
  }
}
#endif
