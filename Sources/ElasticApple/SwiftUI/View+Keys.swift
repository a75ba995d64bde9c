#if canImport(SwiftUI)
import ElasticKit
import SwiftUI

extension View {
  /// Makes this view focusable, and passes its keys to a component.
  ///
  /// SwiftUI reports keys that go down and up since iOS 17, macOS 14, tvOS 17 and visionOS 1; before
  /// that the component gets no keys.
  @ViewBuilder
  func keys(
    isFocusable: Bool = true, _ answer: @escaping (_ key: ElasticKey, _ isDown: Bool) -> Bool
  ) -> some View {
    if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) {
      focusable(isFocusable).onKeyPress(phases: .all) { press in
        // A key that is held repeats itself.
        guard press.phase != .repeat, let key = ElasticKey(press.key) else { return .ignored }
        return answer(key, press.phase == .down) ? .handled : .ignored
      }
    } else {
      self
    }
  }
}

extension ElasticKey {
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  fileprivate init?(_ key: KeyEquivalent) {
    switch key.character {
    case KeyEquivalent.return.character, KeyEquivalent.space.character: self = .press
    case KeyEquivalent.escape.character: self = .escape
    case KeyEquivalent.upArrow.character: self = .up
    case KeyEquivalent.downArrow.character: self = .down
    case KeyEquivalent.leftArrow.character: self = .left
    case KeyEquivalent.rightArrow.character: self = .right
    default: return nil
    }
  }
}
#endif
