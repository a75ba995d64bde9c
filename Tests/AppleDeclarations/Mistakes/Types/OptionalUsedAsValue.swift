// value of optional type 'UIWindow?' must be unwrapped
import ElasticKit
import UIKit

@MainActor func size(of view: UIView) -> CGRect { view.window.bounds }
