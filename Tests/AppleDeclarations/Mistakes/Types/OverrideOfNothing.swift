// method does not override any method from its superclass
import ElasticKit
import UIKit

final class Overriding: UIView {
  override func layOutSubviews() {}
}
