// property 'description' with type 'Int' cannot override a property
import Foundation

final class InheritedFromObject: NSObject {
  var description: Int { 0 }
}
