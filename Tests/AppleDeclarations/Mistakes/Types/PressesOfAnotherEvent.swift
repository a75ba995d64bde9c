// method does not override any method from its superclass
import UIKit

class PressesOfAnotherEvent: UIView {
  override func pressesBegan(_ presses: Set<UITouch>, with event: UIPressesEvent?) {}
}
