// main actor-isolated property 'isHidden' can not be mutated from a Sendable closure
import ElasticKit
import UIKit

@MainActor func hide(_ view: UIView, when other: UIView) -> NSKeyValueObservation {
  other.observe(\.frame) { _, _ in view.isHidden = true }
}
