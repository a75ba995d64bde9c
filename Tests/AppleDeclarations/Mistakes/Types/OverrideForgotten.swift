// overriding declaration requires an 'override' keyword
import ElasticKit
import UIKit

final class Forgetting: UIView {
  func layoutSubviews() {}
}
