// cannot assign value of type 'UIColor' to type 'CGColor'
import ElasticKit
import UIKit

@MainActor func paint(_ layer: CAShapeLayer) { layer.fillColor = UIColor.label }
