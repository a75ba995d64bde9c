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
  private let style: ShapeMotion.Style
  private let path: BezierPath?

  /// A style with these settings of the shape, and its path; without one it is a rounded rectangle.
  public init(_ style: ShapeMotion.Style = .button, path: BezierPath? = nil) {
    var style = style
    style.purpose = .button
    self.style = style
    self.path = path
  }

  /// The label over the shape.
  public func makeBody(configuration: Configuration) -> some View {
    ElasticButton(configuration: configuration, style: style, path: path)
  }
}

extension ButtonStyle where Self == ElasticButtonStyle {
  /// An elastic shape behind the label.
  public static var elastic: ElasticButtonStyle { ElasticButtonStyle() }

  /// An elastic shape with these settings behind the label.
  public static func elastic(
    _ style: ShapeMotion.Style, path: BezierPath? = nil
  ) -> ElasticButtonStyle { ElasticButtonStyle(style, path: path) }
}

private struct ElasticButton: View {
  let configuration: ButtonStyleConfiguration
  let style: ShapeMotion.Style
  let path: BezierPath?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused

  private struct Told: Equatable {
    let isPressed: Bool
    var style: ShapeMotion.Style
    let path: BezierPath?
  }

  var body: some View {
    configuration.label
      .foregroundColor(.white)
      .padding(EdgeInsets(top: 16, leading: 28, bottom: 16, trailing: 28))
      .background { shape.allowsHitTesting(false).accessibilityHidden(true) }
      .opacity(isEnabled ? 1 : 0.4)
  }

  private var shape: some View {
    var told = Told(isPressed: configuration.isPressed, style: style, path: path)
    #if os(tvOS)
    if isFocused { told.style.lineWidth = max(style.lineWidth, 6) }
    #endif
    return HostedView<ElasticShapeView, Told>(told: told) {
      let shape = ElasticShapeView(frame: .zero)
      shape.leavesFocus = true
      return shape
    } tell: { [told] shape, old in
      if old?.path != told.path { shape.setShape(told.path) }
      shape.style = told.style
      if old?.isPressed ?? false != told.isPressed { shape.press(told.isPressed) }
    }
  }
}

extension ElasticShapeView {
  /// As the key does that presses a button; here it calls nothing.
  fileprivate func press(_ isDown: Bool) {
    _ = live.answer(.press, isDown: isDown, at: clock.now)
  }
}

struct ElasticButtonStyle_Previews: PreviewProvider {
  static var previews: some View {
    Button("Like") {}.buttonStyle(.elastic)
  }
}
#endif
