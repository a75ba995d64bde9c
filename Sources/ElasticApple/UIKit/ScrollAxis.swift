#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// The axis along which a control is pulled.
enum ScrollAxis {
  case vertical, horizontal

  /// Whether short content can be pulled along it.
  @MainActor
  var bounce: ReferenceWritableKeyPath<UIScrollView, Bool> {
    self == .vertical ? \.alwaysBounceVertical : \.alwaysBounceHorizontal
  }
}

extension ElasticRefreshControl.End {
  var edge: ElasticEdge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    }
  }

  var axis: ScrollAxis { self == .top || self == .bottom ? .vertical : .horizontal }

  var side: ScrollInset.Side { isLeading ? .leading : .trailing }

  /// Its part of a scroll view's insets.
  var inset: WritableKeyPath<UIEdgeInsets, CGFloat> {
    switch self {
    case .top: \.top
    case .bottom: \.bottom
    case .left: \.left
    case .right: \.right
    }
  }
}

extension CGPoint {
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .vertical ? y : x }
    set { if axis == .vertical { y = newValue } else { x = newValue } }
  }
}

extension CGSize {
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .vertical ? height : width }
    set { if axis == .vertical { height = newValue } else { width = newValue } }
  }
}
#endif
