// cannot assign to property: 'window' is a get-only property
import ElasticKit
import UIKit

@MainActor func leave(_ view: UIView) { view.window = nil }
