// property 'menu' with type 'Int' cannot override a property
import AppKit

final class InheritedPropertyOnMac: NSViewController {
  var menu: Int = 0
}
