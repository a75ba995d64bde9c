// value of optional type 'CGPath?' must be unwrapped
import ElasticKit
import UIKit

@MainActor func path(of layer: CAShapeLayer) -> CGPath { layer.path }
