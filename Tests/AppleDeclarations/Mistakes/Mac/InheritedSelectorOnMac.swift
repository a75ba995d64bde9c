// method 'choices()' with Objective-C selector 'viewWillDraw' conflicts with
import AppKit

final class InheritedSelectorOnMac: NSScrollView {
  @objc(viewWillDraw) func choices() {}
}
