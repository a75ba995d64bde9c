#if canImport(QuartzCore)
import ElasticKit
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
  /// From iOS 18 on SwiftUI has a place of its own for such recognisers, which it asks only where it finds the view.
  func shareTouches() {
    guard sharesTouches else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.space = self
    guard window != nil, !isServedBySwiftUI else { return }
    hostingView?.addGestureRecognizer(recognizer)
  }

  /// Whether ``SharedGesture`` has the touches.
  private var isServedBySwiftUI: Bool {
    #if canImport(UIKit) && !os(tvOS) && !os(visionOS)
    if #available(iOS 18, *) { return true }
    #endif
    return false
  }

  /// The nearest view of a controller around it, or else that of the window.
  var hostingView: NativeView? {
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

  /// Whether a touch that goes down at a place on this view, and on a view of UIKit or AppKit, may be the component's.
  ///
  /// What is SwiftUI's alone is in no view of its own: whether it lies over this one, and whether it is hit at all, nobody says.
  func mayShare(_ point: CGPoint, on view: NativeView?) -> Bool {
    guard bounds.contains(point), isInSight else { return false }
    // What is in a menu lies over its edge.
    let slot = (self as? MenuStage)?.liveMenu.withDrawing { $0.slot(ItemID(.menu)) }
    return slot.map { CGRect($0.frame).contains(point) } == true || !(view.map(isUnder) ?? false)
  }

  /// Whether another view lies over this one, in a branch of its own.
  private func isUnder(_ other: NativeView) -> Bool {
    var branch = other
    while let parent = branch.superview {
      if isDescendant(of: parent) {
        let last = parent.subviews.last { $0 === branch || isDescendant(of: $0) }
        return last === branch && !isDescendant(of: branch)
      }
      branch = parent
    }
    return false
  }
}
#endif
