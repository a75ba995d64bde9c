#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

extension ElasticKey {
  /// The key of an event by its place on the keyboard, which these keys share in all layouts; nil for other keys.
  init?(_ event: NSEvent) {
    switch event.keyCode {
    case 36, 76: self = .enter  // Return, Enter
    case 49: self = .press  // Space
    case 53: self = .escape
    case 126: self = .up
    case 125: self = .down
    case 123: self = .left
    case 124: self = .right
    default: return nil
    }
  }
}

extension ElasticComponentView {
  /// Passes a key on; returns whether the component has handled it. With Command, Control or Option a key is not the
  /// component's; it is when it comes up.
  func answers(_ event: NSEvent, isDown: Bool) -> Bool {
    let isPlain = event.modifierFlags.isDisjoint(with: [.command, .control, .option])
    guard isPlain || !isDown, let key = ElasticKey(event) else { return false }
    return live.handle(key: key, isDown: isDown, at: clock.now)
  }
}
#endif
