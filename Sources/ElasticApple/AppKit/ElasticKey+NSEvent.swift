#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

extension ElasticKey {
  /// The key of an event by its place on the keyboard, which these keys share in all layouts; nil for other keys.
  init?(_ event: NSEvent) {
    switch event.keyCode {
    case 36, 76, 49: self = .press  // Return, Enter, Space
    case 53: self = .escape
    case 126: self = .up
    case 125: self = .down
    case 123: self = .left
    case 124: self = .right
    default: return nil
    }
  }
}
#endif
