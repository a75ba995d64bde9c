// call to main actor-isolated instance method 'followPlayer()' in a synchronous nonisolated context
import UIKit

extension LyricBallView {
  @objc nonisolated func playerStalled() { followPlayer() }
}
