// main actor-isolated property 'isVisible' can not be mutated from a nonisolated context
import ElasticKit
import UIKit

nonisolated func showClock(_ clock: FrameClock) { clock.isVisible = true }
