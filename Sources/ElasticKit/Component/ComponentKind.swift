/// All components, for tools and pages that choose one by name.
public enum ComponentKind: UInt8, NamedCase {
  case elasticSurface, pullToRefresh, flowingMenu, lyricBall, messageBalloon, elasticShape

  public static let names: [StaticString] = {
    var names = KindNames()
    for kind in allCases { kind.visit(&names) }
    return names.found
  }()

  /// Calls the visitor with the component's type: the only place that maps a name to a type.
  public func visit<Visitor: ComponentVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) -> Visitor.Result {
    switch self {
    case .elasticSurface: try visitor.visit(SurfaceMotion.self)
    case .pullToRefresh: try visitor.visit(RefreshMotion.self)
    case .flowingMenu: try visitor.visit(MenuMotion.self)
    case .lyricBall: try visitor.visit(BallMotion.self)
    case .messageBalloon: try visitor.visit(BalloonMotion.self)
    case .elasticShape: try visitor.visit(ShapeMotion.self)
    }
  }
}

extension ComponentKind {
  /// The kind of content that the component can load.
  public var contentKind: ContentKind {
    var reader = ContentKindReader()
    return visit(&reader)
  }
}

/// Work that is the same for every component.
public protocol ComponentVisitor {
  /// Result of the work.
  associatedtype Result
  /// Error of the work; `Never` if it cannot fail.
  associatedtype Failure: Error
  /// Does the work for one component.
  mutating func visit<C: ElasticComponent>(_ type: C.Type) throws(Failure) -> Result
}

/// Collects the components' names.
private struct KindNames: ComponentVisitor {
  typealias Failure = Never

  var found: [StaticString] = []

  mutating func visit<C: ElasticComponent>(_ type: C.Type) { found.append(C.name) }
}

private struct ContentKindReader: ComponentVisitor {
  typealias Failure = Never

  func visit<C: ElasticComponent>(_ type: C.Type) -> ContentKind { C.contentKind }
}
