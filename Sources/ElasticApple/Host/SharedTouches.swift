#if canImport(QuartzCore)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension ElasticComponentView {
  /// Puts the recogniser where it sees the touches of SwiftUI's views that this view lies over.
  ///
  /// SwiftUI gives a touch to one of its views only, and can return none from a gesture that has begun. But all of its views
  /// are in the view of a controller (`UIHostingController.view`) or of a window, and a recogniser there sees the touches of all.
  /// From iOS 18 and macOS 15 on SwiftUI has a way of its own for such recognisers, in the same place.
  func shareTouches() {
    guard sharesTouches else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.space = self
    if window != nil { hostingView?.addGestureRecognizer(recognizer) }
  }

  /// The nearest view of a controller around it, or else that of the window.
  private var hostingView: NativeView? {
    var ancestor = superview
    while let view = ancestor {
      #if canImport(UIKit)
      if view.next is UIViewController { return view }
      #else
      if view.nextResponder is NSViewController { return view }
      #endif
      ancestor = view.superview
    }
    #if canImport(UIKit)
    return window
    #else
    return window?.contentView
    #endif
  }
}
#endif
