/// What VoiceOver does with views.
@MainActor
public enum VoiceOver {
  /// The elements in a view, in the order in which it reads them: from top to bottom and from left to right, as on the screen. What is in an element is none
  /// (documentation/objectivec/nsobject-swift.class/isaccessibilityelement), nor is what has no place.
  public static func elements(in view: UIView) -> [UIView] {
    all(in: view).enumerated().sorted {
      let (first, second) = ($0.element.accessibilityFrame, $1.element.accessibilityFrame)
      return (first.minY, first.minX, $0.offset) < (second.minY, second.minX, $1.offset)
    }.map(\.element)
  }

  private static func all(in view: UIView) -> [UIView] {
    guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
    guard !view.isAccessibilityElement else {
      let frame = view.accessibilityFrame
      return frame.width > 0 && frame.height > 0 ? [view] : []
    }
    return view.subviews.flatMap { all(in: $0) }
  }

  /// Taps an element twice. documentation/objectivec/nsobject-swift.class/accessibilityactivate(): where that returns false, VoiceOver
  /// taps the middle of the element instead. Returns what gets such a tap.
  @discardableResult
  public static func activate(_ view: UIView) -> UIView? {
    guard !view.accessibilityActivate(), let window = view.window else { return nil }
    let frame = view.accessibilityFrame
    return window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
  }
}
