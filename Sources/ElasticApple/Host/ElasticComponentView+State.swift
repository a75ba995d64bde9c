#if canImport(QuartzCore)
import ElasticKit
import Foundation

extension ElasticComponentView {
  /// The name of the component's state, such as `rest`; each view has it as a value too.
  @objc public var stateName: String { "\(live.stateName)" }

  /// The progress of the component's gesture, or of its song: at 1 a release has an effect, or the song is over; may exceed 1.
  @objc public var progress: Double { live.output.progress }
}
#endif
