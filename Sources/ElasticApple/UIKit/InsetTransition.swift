#if canImport(UIKit) && !os(watchOS)
import ElasticKit

/// Animates the remaining scroll offset after an inset changed in one step.
///
/// The component's inset moves to its rest within some tenths of a second. The list has the resting inset from the start
/// and is shown where it was; the remaining offset shrinks as the component's inset nears its rest, also under a finger.
struct InsetTransition {
  /// The component's inset, in points.
  private(set) var inset = 0.0
  /// Where that ends.
  private var rest = 0.0
  /// What the list has to go of each point that the component's inset has to go: 0 if it is scrolled away, or held.
  private var part = 0.0
  /// The visible share of the component's inset; the list makes that share of a bounce.
  private(set) var shown = 1.0

  /// What is left, in points: positive for a list that comes from further out.
  private var left: Double { part * (inset - rest) }

  /// Distance that the list is shown further out than its end.
  var outward: Double { max(left, 0) }

  /// Distance that the list is scrolled further in than its end, negative.
  var inward: Double { min(left, 0) }

  /// Leaves the list where it is.
  mutating func stop() { part = 0 }

  /// Whether the list's inset is to change: to another rest, or because the component takes a pulled list over.
  func isNew(inset: Double, rest: Double) -> Bool {
    rest != self.rest || (self.inset == 0 && inset > 0)
  }

  /// Takes the component's inset. `jump` is how far the end of the way was moved inward for it, so the list is further out.
  mutating func lead(inset: Double, rest: Double, isNew: Bool, jump: Double, in room: ScrollInset) {
    let left = left + jump
    self.inset = inset
    self.rest = rest
    if isNew {
      let distance = inset - rest
      part = abs(distance) > 0.01 ? min(max(left / distance, 0), 1) : 0
    }
    if room.asked > 0 { shown = room.added / room.asked } else if inset == 0 { shown = 1 }
  }
}
#endif
