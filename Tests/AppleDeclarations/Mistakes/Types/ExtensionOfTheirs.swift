// method 'planted()' with Objective-C selector 'flashScrollIndicators' conflicts with
import UIKit

extension UIScrollView {
  @objc(flashScrollIndicators) func planted() {}
}
