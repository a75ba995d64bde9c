import ElasticKit

/// Former names of settings, which recordings of version 1 may have.
enum FormerNames {
  private static let table: [(component: ComponentKind, former: StaticString, name: StaticString)] =
    [
      (.elasticSurface, "travelLimit", "maximumTravel"),
      (.pullToRefresh, "bounceDuration", "settlingDuration"),
      (.pullToRefresh, "bounceDamping", "dampingRatio"),
      (.pullToRefresh, "indicatorArc", "indicatorArcShare"),
      (.flowingMenu, "menuWidth", "widthShare"),
      (.flowingMenu, "menuPoints", "width"),
      (.flowingMenu, "openThreshold", "openThresholdShare"),
      (.flowingMenu, "closeThreshold", "closeThresholdShare"),
      (.flowingMenu, "projection", "projectionTime"),
      (.flowingMenu, "menuFill", "background"),
      (.lyricBall, "edgeHop", "edgeHopDuration"),
      (.lyricBall, "longestHop", "maximumHopDuration"),
      (.lyricBall, "squash", "squashShare"),
      (.messageBalloon, "color", "fill"),
      (.messageBalloon, "dotSize", "dotSizeShare"),
      (.messageBalloon, "dotStep", "dotStepShare"),
      (.messageBalloon, "widestRow", "maximumRowWidthShare"),
      (.messageBalloon, "riseHeight", "riseHeightShare"),
      (.messageBalloon, "fallDepth", "fallDepthShare"),
      (.elasticShape, "margin", "marginShare"),
      (.elasticShape, "pieces", "minimumCurveCount"),
      (.elasticShape, "reach", "reachShare"),
    ]

  /// The index of a component's setting with this name, or with this former name; nil if it has none.
  static func index<Style: ComponentStyle>(
    of name: [UInt8], in style: Style.Type, of kind: ComponentKind
  ) -> Int? {
    for (component, former, now) in table where component == kind && former.isEqual(to: name) {
      return now.withUTF8Buffer { Style.index(ofPropertyNamed: $0) }
    }
    return Style.index(ofPropertyNamed: name)
  }
}
