#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

extension View {
  /// Gives a component the touches that go down on this view, as SwiftUI itself finds them: none on what lies over this view, and
  /// none where hit testing is off. Before iOS 18 and elsewhere the component's own recogniser looks for them.
  @ViewBuilder
  func sharingTouches(
    with component: @escaping @MainActor () -> ElasticComponentView?
  ) -> some View {
    #if canImport(UIKit) && !os(tvOS) && !os(visionOS)
    if #available(iOS 18, *) {
      // A touch beside what this view shows finds nothing else.
      background { Color.clear.contentShape(Rectangle()).ignoresSafeArea() }
        .gesture(SharedGesture(component: component))
    } else {
      self
    }
    #else
    self
    #endif
  }
}

#if canImport(UIKit) && !os(tvOS) && !os(visionOS)
/// A recogniser of a component among SwiftUI's gestures, which makes one for each sequence of touches.
@available(iOS 18, *)
private struct SharedGesture: UIGestureRecognizerRepresentable {
  let component: @MainActor () -> ElasticComponentView?

  func makeUIGestureRecognizer(context: Context) -> TouchRecognizer {
    let recognizer = TouchRecognizer()
    if let component = component() { recognizer.serve(component) }
    return recognizer
  }

  func updateUIGestureRecognizer(_ recognizer: TouchRecognizer, context: Context) {}
}
#endif
#endif
