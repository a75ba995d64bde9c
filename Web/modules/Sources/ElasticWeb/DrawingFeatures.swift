import ElasticKit

/// What the items of a component's drawing can be, besides filled paths.
struct DrawingFeatures: OptionSet {
  let rawValue: UInt8

  /// Lines along a path.
  static var strokes: Self { Self(rawValue: 1) }
  /// Words.
  static var texts: Self { Self(rawValue: 2) }
  /// Places for views of the host.
  static var slots: Self { Self(rawValue: 4) }
  /// Items that are moved or clipped together.
  static var groups: Self { Self(rawValue: 8) }
}

extension ComponentKind {
  /// What the component can draw: a module for it alone has no code for the rest.
  @inline(__always) var drawnContent: DrawingFeatures {
    switch self {
    case .elasticSurface: []
    case .pullToRefresh: [.strokes, .slots, .groups]
    case .flowingMenu: [.slots, .groups]
    case .lyricBall: [.strokes, .texts, .groups]
    case .messageBalloon: [.strokes, .groups]
    case .elasticShape: .strokes
    }
  }
}
