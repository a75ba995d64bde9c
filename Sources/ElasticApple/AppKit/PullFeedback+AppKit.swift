#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

/// The tick that is felt when a release would refresh, on a trackpad that has one.
@MainActor
final class PullFeedback {
  private var tick = PullTick()

  func feel(_ event: RefreshMotion.Event) {
    guard tick.isFelt(event) else { return }
    NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
  }
}
#endif
