import UIKit

/// documentation/swiftui/uigesturerecognizerrepresentable/makeuigesturerecognizer(context:): "Gesture recognizers are created
/// on-demand and torn down when an event sequence ends".
@MainActor
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
}

@MainActor
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {}

/// A gesture of a view and of all that is in it.
struct AttachedGesture {
  let id: ObjectIdentifier
  let make: @MainActor () -> UIGestureRecognizer
}

/// Where a touch finds a view, and the gestures of that and of what is around it. Later ones lie over earlier ones.
struct HitPlace {
  let frame: CGRect
  let gestures: [AttachedGesture]
}

extension Pass {
  /// A touch finds what is made now.
  func noteHit(size: CGSize? = nil) {
    guard allowsHits, opacity > 0 else { return }
    let frame = CGRect(origin: .zero, size: size ?? self.size)
    outcome.hits.append(HitPlace(frame: frame, gestures: gestures))
  }
}

extension View {
  /// documentation/swiftui/view/gesture(_:). The recogniser is in no view: "The gesture recognizer you create may not be attached to
  /// a UIView in the hierarchy".
  public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
    Effect(content: self) { pass, content in
      let gesture = AttachedGesture(id: ObjectIdentifier(pass.node)) {
        let recognizer = representable.makeUIGestureRecognizer(context: R.Context())
        representable.updateUIGestureRecognizer(recognizer, context: R.Context())
        return recognizer
      }
      pass.gestures.append(gesture)
      pass.render(content)
      pass.gestures.removeLast()
    }
  }

  /// documentation/swiftui/view/contentshape(_:eofill:)
  public func contentShape(_ shape: Rectangle) -> some View {
    Effect(content: self) { pass, content in
      pass.noteHit()
      pass.render(content)
    }
  }
}
