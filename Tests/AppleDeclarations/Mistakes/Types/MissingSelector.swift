// type 'FrameClock' has no member 'ticks'
import ElasticKit
import UIKit

@MainActor func selector() -> Selector { #selector(FrameClock.ticks(_:)) }
