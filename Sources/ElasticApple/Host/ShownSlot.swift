#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

/// A place for an app's view.
struct ShownSlot {
  let id: ItemID
  let frame: Rect2D
  /// From 0 to 1.
  let opacity: Double
  /// The clips that cut it, the outermost first.
  var clips: [(path: CGPath, rule: FillRule)] = []

  /// A slot in groups, the outermost first.
  init(_ id: ItemID, _ frame: Rect2D, opacity: Double, in groups: [OpenGroup]) {
    self.id = id
    self.frame = frame
    self.opacity = opacity
    var cuts = groups.filter { $0.rule != nil }
    // One after another: two clips may each lie within the other.
    for index in cuts.indices.reversed() {
      var seen = frame
      for (other, cut) in cuts.enumerated() where other != index {
        seen = seen.shared(with: cut.outline.controlBounds ?? .zero)
      }
      if let rule = cuts[index].rule, cuts[index].outline.surelyContains(seen, rule) {
        cuts.remove(at: index)
      }
    }
    clips = cuts.map { ($0.layer.clipPath(), $0.rule ?? .nonZero) }
  }
}
#endif
