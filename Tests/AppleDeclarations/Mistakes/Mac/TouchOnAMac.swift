// cannot find type 'UITouch' in scope
import AppKit

@MainActor func touchOnAMac(_ touch: UITouch) -> Double { touch.timestamp }
