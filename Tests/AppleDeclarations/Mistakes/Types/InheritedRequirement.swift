// overriding declaration requires an 'override' keyword
import UIKit

final class InheritedRequirement: UIViewController {
  func paste(_ sender: Any?) {}
}
