// 'sizeToFit()' is deprecated: not declared in Tests/AppleDeclarations
import UIKit

@MainActor func fit(_ view: UIView) { view.sizeToFit() }
