/// All components, for tools and pages that choose one by name.
public enum ComponentKind: UInt8, NamedCase {
  case elasticSurface, pullToRefresh, flowingMenu, lyricBall, messageBalloon, elasticShape

  public static let names: [StaticString] = [
    "elastic-surface", "pull-to-refresh", "flowing-menu", "lyric-ball", "message-balloon",
    "elastic-shape",
  ]

  /// The kind of content that the component can load.
  public var contentType: ContentType {
    switch self {
    case .lyricBall: .song
    case .messageBalloon, .elasticShape: .path
    case .elasticSurface, .pullToRefresh, .flowingMenu: .none
    }
  }

  /// Calls the visitor with the component's type: the only place that maps a name to a type.
  public func visit<Visitor: ComponentVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) -> Visitor.Result {
    switch self {
    case .elasticSurface: try visitor.visit(SurfaceMotion.self)
    case .pullToRefresh: try visitor.visit(RefreshMotion.self)
    case .flowingMenu: try visitor.visit(MenuMotion.self)
    case .lyricBall: try visitor.visit(song: BallMotion.self)
    case .messageBalloon: try visitor.visit(BalloonMotion.self)
    case .elasticShape: try visitor.visit(ShapeMotion.self)
    }
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
  /// Does the work for the component with a song; by default as for any.
  mutating func visit(song type: BallMotion.Type) throws(Failure) -> Result
}

extension ComponentVisitor {
  public mutating func visit(song type: BallMotion.Type) throws(Failure) -> Result {
    try visit(type)
  }
}
