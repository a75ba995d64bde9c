// type 'UIAccessibilityContrast' has no member 'strong'
import ElasticKit
import UIKit

let strongest = UIAccessibilityContrast.strong
