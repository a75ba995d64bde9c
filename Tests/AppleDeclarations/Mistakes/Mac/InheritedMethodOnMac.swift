// overriding declaration requires an 'override' keyword
import AppKit

final class InheritedMethodOnMac: NSView {
  func rightMouseDown(with event: NSEvent) {}
}
