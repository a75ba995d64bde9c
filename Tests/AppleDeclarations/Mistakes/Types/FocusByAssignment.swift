// cannot assign to property: 'canBecomeFocused' is a get-only property
import UIKit

@MainActor
func focusByAssignment(_ view: UIView) {
  view.canBecomeFocused = true
}
