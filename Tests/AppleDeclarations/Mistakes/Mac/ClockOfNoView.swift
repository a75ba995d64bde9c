// 'CADisplayLink' cannot be constructed
import AppKit

@MainActor func clockOfNoView(_ target: NSObject, _ tick: Selector) -> CADisplayLink {
  CADisplayLink(target: target, selector: tick)
}
