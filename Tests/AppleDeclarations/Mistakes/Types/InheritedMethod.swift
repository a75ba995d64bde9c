// overriding declaration requires an 'override' keyword
import UIKit

final class InheritedMethod: UIView {
  func sizeToFit() {}
}
