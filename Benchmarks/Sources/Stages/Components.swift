import ElasticKit

/// A component with a standard second; each component describes its second in its own file.
public protocol Staged: ElasticComponent {
  /// The component as it is when the second begins.
  static func staged() throws -> Self
}

/// A new stage with a component's standard second; nil for an unknown name.
public func stage(named name: String) throws -> (any Showing)? {
  guard let kind = ComponentKind(name: name.utf8) else { return nil }
  var maker = StageMaker()
  return try kind.visit(&maker)
}

private struct StageMaker: ComponentVisitor {
  typealias Failure = any Error

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> any Showing {
    guard let type = type as? any Staged.Type else { throw Unstaged(name: "\(C.name)") }
    return try stage(type)
  }

  private func stage<C: Staged>(_ type: C.Type) throws -> any Showing { Stage(try C.staged()) }
}

/// A component that has no standard second.
struct Unstaged: Error {
  let name: String
}

let phone = Size2D(width: 375, height: 667)

/// Three moves of a finger and its release, just before the second begins.
func pull(_ component: inout some ElasticComponent, from start: Point2D, by way: Vector2D) {
  component.handle(.touch(id: 1, phase: .down, point: start), at: -0.2)
  for step in 1...3 {
    let place = start + way * (Double(step) / 3)
    component.handle(.touch(id: 1, phase: .move, point: place), at: -0.2 + 0.05 * Double(step))
  }
  component.handle(.touch(id: 1, phase: .up, point: start + way), at: -0.04)
}
