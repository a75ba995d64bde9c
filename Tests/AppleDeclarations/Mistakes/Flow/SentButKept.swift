// passing closure as a 'sending' parameter risks causing data races
import ElasticKit
import UIKit

nonisolated func share(_ path: CGMutablePath) {
  Task.detached { path.closeSubpath() }
  path.closeSubpath()
}
