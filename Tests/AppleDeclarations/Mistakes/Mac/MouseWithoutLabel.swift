// argument labels for method 'mouseDown' do not match those of overridden method
import AppKit

final class MouseWithoutLabel: NSView {
  override func mouseDown(_ event: NSEvent) {}
}
