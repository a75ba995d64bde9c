#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

extension ElasticShapeView {
  #if os(tvOS)
  /// Nothing: there the focus shows what a press is for.
  func fitHover() {}
  #else
  /// Shows a pointer, or eyes, that they are on the shape; not where it is only the background of a button of SwiftUI's.
  func fitHover() {
    guard !leavesFocus, #available(iOS 17, visionOS 1, *) else { return }
    let frame = isEnabled ? CGRect(style.room(in: Size2D(bounds.size))) : nil
    guard frame != hover?.frame else { return }
    // One that the app has set, or taken away, is the app's.
    let isOurs = hover.map { $0.style === hoverStyle } ?? (hoverStyle == nil)
    if isOurs {
      hoverStyle = frame.map {
        UIHoverStyle(shape: .fixedRect($0, cornerRadius: CGFloat(style.cornerRadius)))
      }
    }
    hover = (frame, isOurs ? hoverStyle : hover?.style)
  }
  #endif
}
#endif
