#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// The tick that is felt when a release would refresh; on tvOS and visionOS none.
@MainActor
final class PullFeedback {
  private var tick = PullTick()
  #if !os(tvOS) && !os(visionOS)
  private lazy var generator = UIImpactFeedbackGenerator(style: .light)
  #endif

  /// A finger has begun to pull: the tick must not come late.
  func prepare() {
    #if !os(tvOS) && !os(visionOS)
    generator.prepare()
    #endif
  }

  func feel(_ event: RefreshMotion.Event) {
    #if !os(tvOS) && !os(visionOS)
    if tick.isFelt(event) { generator.impactOccurred() }
    #endif
  }
}
#endif
