// value of optional type 'CALayer?' must be unwrapped
import AppKit

@MainActor func layerTakenForGranted(_ view: NSView) { view.layer.addSublayer(CALayer()) }
