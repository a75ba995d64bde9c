import ElasticKit

/// What a holder's settings are called, in the order of their numbers, and its presets, in display order.
struct StyleTable: Sendable {
  let texts: [PropertyText]
  let presets: [StylePreset]
}

extension PropertyHolder {
  static var table: StyleTable {
    switch component {
    case .elasticSurface: .surface
    case .pullToRefresh: .refresh
    case .flowingMenu: .menu
    case .lyricBall: .ball
    case .messageBalloon: .balloon
    case .elasticShape: .shape
    case nil: .surroundings
    }
  }
}
