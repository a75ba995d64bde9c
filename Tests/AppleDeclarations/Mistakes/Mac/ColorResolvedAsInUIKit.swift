// value of type 'NSColor' has no member 'resolvedColor'
import AppKit

func colorResolvedAsInUIKit(_ color: NSColor, in view: NSView) -> CGColor {
  color.resolvedColor(with: view).cgColor
}
