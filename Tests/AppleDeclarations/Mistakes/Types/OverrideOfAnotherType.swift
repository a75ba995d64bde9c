// method does not override any method from its superclass
import ElasticKit
import UIKit

final class Retyping: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) {}
}
