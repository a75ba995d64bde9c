// incorrect argument label in call (have '_:at:', expected '_:for:')
import ElasticKit
import UIKit

final class Ignoring: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, at: event) }
  }
}
