import ElasticKit

extension FillRule {
  /// As SVG, CSS and canvas call it.
  @_spi(Programs) public var name: StaticString { self == .nonZero ? "nonzero" : "evenodd" }
}

extension PathStroke.Cap {
  /// As SVG and canvas call it.
  @_spi(Programs) public var name: StaticString {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension PathStroke.Join {
  /// As SVG and canvas call it.
  @_spi(Programs) public var name: StaticString {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}

extension TextRun.Anchor {
  /// As SVG calls it.
  @_spi(Programs) public var name: StaticString {
    switch self {
    case .start: "start"
    case .middle: "middle"
    case .end: "end"
    }
  }
}
