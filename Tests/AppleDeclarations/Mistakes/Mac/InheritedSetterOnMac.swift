// method 'name' with Objective-C selector 'setIdentifier:' conflicts with
import AppKit

final class InheritedSetterOnMac: NSControl {
  @objc(setIdentifier:) func name(_ name: String) {}
}
