// cannot assign to property: 'isFlipped' is a get-only property
import AppKit

@MainActor func directionAssigned(_ view: NSView) { view.isFlipped = true }
