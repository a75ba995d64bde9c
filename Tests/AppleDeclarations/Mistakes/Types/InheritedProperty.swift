// property 'state' with type 'Int' cannot override a property
import UIKit

final class InheritedProperty: UIControl {
  var state: Int { 0 }
}
