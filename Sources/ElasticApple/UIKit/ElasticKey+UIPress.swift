#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

extension ElasticKey {
  /// The key of a keyboard, or the button of a remote.
  @MainActor
  init?(_ press: UIPress) {
    switch press.key?.keyCode {
    case .keyboardReturnOrEnter: self = .enter
    case .keyboardSpacebar: self = .press
    case .keyboardEscape: self = .escape
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case nil where press.type == .select: self = .press
    case nil where press.type == .menu: self = .escape
    default: return nil
    }
  }
}
#endif
