// property 'accessibilityHint' with type 'Int' cannot override a property
import UIKit

final class InheritedFromCategory: NSObject {
  var accessibilityHint: Int { 0 }
}
