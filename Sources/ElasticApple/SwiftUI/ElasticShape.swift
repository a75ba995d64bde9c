#if canImport(SwiftUI)
import ElasticKit
import SwiftUI

/// Any closed shape that can be poked, dragged and flung, and wobbles.
///
///     ElasticShape { like() }
///       .style { $0 = .button }
///       .frame(width: 160, height: 56)
///
/// A tap, and a screen reader's activation, call the action.
public struct ElasticShape: View {
  @StateObject private var model: ComponentModel<ShapeMotion>
  @Environment(\.isEnabled) private var isEnabled
  private var style = ShapeMotion.Style()
  private let action: () -> Void

  /// A shape with the given path, or a rounded rectangle without one.
  public init(path: BezierPath? = nil, action: @escaping () -> Void = {}) {
    let style = ShapeMotion.Style()
    _model = StateObject(
      wrappedValue: ComponentModel(
        path.map { ShapeMotion(style: style, path: $0) } ?? ShapeMotion(style: style)))
    self.action = action
  }

  /// The shape's view.
  public var body: some View {
    let model = self.model.telling { [action] in
      if $0.event == .activated { action() }
    }
    let canvas = ComponentCanvas(model: model, style: style)
      .keys(isFocusable: isEnabled && model.spoken.takesKeys) { [isEnabled] key, isDown in
        isEnabled && model.answer(key, isDown: isDown)
      }
    #if os(tvOS)
    canvas
    #else
    canvas.drags(model)
    #endif
  }

  /// The shape with other settings.
  public func style(_ change: (inout ShapeMotion.Style) -> Void) -> ElasticShape {
    var shape = self
    change(&shape.style)
    return shape
  }
}

struct ElasticShape_Previews: PreviewProvider {
  static var previews: some View {
    ElasticShape().style { $0 = .button }.frame(width: 160, height: 56)
  }
}
#endif
