// setter for 'hint' with Objective-C selector 'setToolTip:' conflicts with
import UIKit

final class InheritedSetter: UIControl {
  @objc var hint: Int {
    get { 0 }
    @objc(setToolTip:) set {}
  }
}
