#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// Any closed shape that can be poked, dragged and flung, and wobbles.
///
///     ElasticShape { like() }
///       .style { $0 = .button }
///       .frame(width: 160, height: 56)
///
/// A tap, and a screen reader's activation, call the action. Another path takes effect, and a motion continues.
public struct ElasticShape: View {
  private var told: Told
  private let action: () -> Void

  private struct Told: Equatable {
    var path: BezierPath?
    var style = ShapeMotion.Style()
  }

  /// A shape with the given path, or a rounded rectangle without one.
  public init(path: BezierPath? = nil, action: @escaping () -> Void = {}) {
    told = Told(path: path)
    self.action = action
  }

  /// The shape's view.
  public var body: some View {
    HostedView(told: told) {
      ElasticShapeView(frame: .zero)
    } tell: { shape, old in
      if old?.path != told.path { shape.setShape(told.path) }
      shape.style = told.style
    } listen: { shape, update in
      shape.onActivate = { [action] in update.call(action) }
    }
  }

  /// The shape with other settings.
  public func style(_ change: (inout ShapeMotion.Style) -> Void) -> ElasticShape {
    var shape = self
    change(&shape.told.style)
    return shape
  }
}

struct ElasticShape_Previews: PreviewProvider {
  static var previews: some View {
    ElasticShape().style { $0 = .button }.frame(width: 160, height: 56)
  }
}
#endif
