// property 'preferredFocusEnvironments' with type 'any UIFocusEnvironment' cannot override
import UIKit

final class FocusOfOneView: UIViewController {
  override var preferredFocusEnvironments: any UIFocusEnvironment { self }
}
