// property 'self.clock' not initialized at super.init call
import ElasticKit
import UIKit

final class Unfinished: UIView {
  let clock: FrameClock

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { nil }
}
