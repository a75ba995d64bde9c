#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// An elastic shape behind the label of any button: it sinks while the button is pressed, and wobbles.
///
///     Button("Like") { likes += 1 }
///       .buttonStyle(.elastic)
///
/// The button stays SwiftUI's own: accessibility, keys, a remote, `.disabled`, roles and menus are as of every button. Its fill is the
/// tint, and its label white unless you give it another colour; on a television the focus draws a line around it.
public struct ElasticButtonStyle: ButtonStyle {
  private let look: Look<ShapeMotion.Style>
  private let outline: Outline?

  private init(
    _ style: ShapeMotion.Style, _ outline: Outline?, _ colors: ElasticColors<ShapeMotion.Style>
  ) {
    var style = style
    style.purpose = .button
    look = Look(style: style, colors: colors)
    self.outline = outline
  }

  /// A style with these settings of the shape, its path and its colours; without a path it is a rounded rectangle.
  public init(
    _ style: ShapeMotion.Style = .button, path: BezierPath? = nil,
    colors: ElasticColors<ShapeMotion.Style> = [:]
  ) { self.init(style, path.map { .path($0) }, colors) }

  /// A style with these settings, a shape of SwiftUI or a `Path`, and its colours.
  public init(
    _ style: ShapeMotion.Style = .button, shape: some Shape,
    colors: ElasticColors<ShapeMotion.Style> = [:]
  ) { self.init(style, .shape(shape), colors) }

  /// The label over the shape.
  public func makeBody(configuration: Configuration) -> some View {
    ElasticButton(configuration: configuration, look: look, outline: outline)
  }
}

extension ButtonStyle where Self == ElasticButtonStyle {
  /// An elastic shape behind the label.
  public static var elastic: ElasticButtonStyle { ElasticButtonStyle() }

  /// An elastic shape with these settings behind the label.
  public static func elastic(
    _ style: ShapeMotion.Style = .button, path: BezierPath? = nil,
    colors: ElasticColors<ShapeMotion.Style> = [:]
  ) -> ElasticButtonStyle { ElasticButtonStyle(style, path: path, colors: colors) }

  /// A shape of SwiftUI, or a `Path`, with these settings behind the label.
  public static func elastic(
    _ style: ShapeMotion.Style = .button, shape: some Shape,
    colors: ElasticColors<ShapeMotion.Style> = [:]
  ) -> ElasticButtonStyle { ElasticButtonStyle(style, shape: shape, colors: colors) }
}

private struct ElasticButton: View {
  let configuration: ButtonStyleConfiguration
  let look: Look<ShapeMotion.Style>
  let outline: Outline?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused

  private struct Values: Equatable {
    let isPressed: Bool
    let look: Look<ShapeMotion.Style>
    let path: BezierPath?
  }

  var body: some View {
    configuration.label
      .foregroundColor(.white)
      .padding(EdgeInsets(top: 16, leading: 28, bottom: 16, trailing: 28))
      .background { shape.allowsHitTesting(false).accessibilityHidden(true) }
      .opacity(isEnabled ? 1 : 0.4)
      .answeringHover()
  }

  private var shape: some View {
    var look = look
    #if os(tvOS)
    if isFocused { look.style.lineWidth = max(look.style.lineWidth, 6) }
    #endif
    return OutlinedView(outline: outline, room: look.style.room) { [look] path in
      hosted(Values(isPressed: configuration.isPressed, look: look, path: path))
    }
  }

  private func hosted(_ values: Values) -> some View {
    HostedView<ElasticShapeView, Values>(values: values) {
      let shape = ElasticShapeView(frame: .zero)
      shape.leavesFocus = true
      return shape
    } apply: { shape, old in
      if old?.path != values.path { shape.setShape(values.path) }
      values.look.show(in: shape, at: \.style)
      if old?.isPressed ?? false != values.isPressed { shape.press(values.isPressed) }
    }
  }
}

extension View {
  #if canImport(UIKit) && !os(tvOS)
  /// Shows a pointer, or eyes, that they are on it.
  fileprivate func answeringHover() -> some View { hoverEffect() }
  #else
  /// As it is: on a television the focus shows where it is, and a Mac's buttons show nothing.
  fileprivate func answeringHover() -> some View { self }
  #endif
}

extension ElasticShapeView {
  /// As the key does that presses a button; here it calls nothing.
  fileprivate func press(_ isDown: Bool) {
    _ = live.handle(key: .press, isDown: isDown, at: clock.now)
  }
}

#if DEBUG
struct ElasticButtonStyle_Previews: PreviewProvider {
  static var previews: some View {
    Button("Like") {}.buttonStyle(.elastic)
  }
}
#endif
#endif
