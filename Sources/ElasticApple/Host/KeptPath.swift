#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

/// A path that is made for Core Animation when it is first asked for, and anew only if its steps are others: Core Animation
/// sends and tessellates each object that it is given, however equal.
struct KeptPath {
  private var steps: [PathElement] = []
  private var made: CGPath?

  /// Keeps the path that is made if the steps are those of before.
  mutating func update(to elements: BezierPath.Elements) {
    guard !steps.elementsEqual(elements) else { return }
    steps.removeAll(keepingCapacity: true)
    steps.append(contentsOf: elements)
    made = nil
  }

  /// The same object until the steps are others.
  mutating func path() -> CGPath {
    if let made { return made }
    let path = CGPath.make(steps)
    made = path
    return path
  }
}
#endif
