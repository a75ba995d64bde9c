// method 'refresh()' with Objective-C selector 'updateConstraints' conflicts with
import UIKit

final class InheritedSelector: UIView {
  @objc(updateConstraints) func refresh() {}
}
