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
  private var settings = SettingsChange<ShapeMotion.Style>()
  @Environment(\.elasticShapeStyle) private var inherited
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
    var told = told
    told.style = settings.changed(inherited)
    return HostedView(told: told) {
      ElasticShapeView(frame: .zero)
    } tell: { [told] shape, old in
      if old?.path != told.path { shape.setShape(told.path) }
      shape.style = told.style
    } listen: { shape, update in
      shape.onActivate = { [action] in update.call(action) }
    }
  }

  /// The shape with these changes of its settings.
  public func style(_ change: @escaping (inout ShapeMotion.Style) -> Void) -> ElasticShape {
    var shape = self
    shape.settings.add(change)
    return shape
  }

  /// The shape with these settings, such as `.jelly`.
  public func style(_ style: ShapeMotion.Style) -> ElasticShape { self.style { $0 = style } }
}

extension View {
  /// The settings of every ``ElasticShape`` in this view, from which its own `style` goes on.
  ///
  ///     Toolbar().elasticStyle(ShapeMotion.Style.jelly)
  public func elasticStyle(_ style: ShapeMotion.Style) -> some View {
    environment(\.elasticShapeStyle, style)
  }
}

extension EnvironmentValues {
  fileprivate var elasticShapeStyle: ShapeMotion.Style {
    get { self[StyleKey<ShapeMotion.Style>.self] }
    set { self[StyleKey<ShapeMotion.Style>.self] = newValue }
  }
}

struct ElasticShape_Previews: PreviewProvider {
  static var previews: some View {
    ElasticShape().style { $0 = .button }.frame(width: 160, height: 56)
  }
}
#endif
