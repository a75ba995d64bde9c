#if canImport(SwiftUI) && !os(watchOS)
import Combine
import ElasticKit
import SwiftUI

/// Any closed shape that can be poked, dragged and flung, and wobbles; with a label over it, and an action.
///
///     ElasticShape(Capsule(), action: like) { Text("Like").padding() }
///     ElasticShape().onActivate { likes += 1 }.frame(width: 160, height: 56)
///
/// With a label it is as large as that, and else as large as it may be; where that is not proposed, as with `.fixedSize()`, as its
/// path. A label stands still and leaves all touches to the shape.
/// A tap, a key and a screen reader's activation call the action; a shape without an action is an ornament. Another path takes
/// effect, and a motion continues.
public struct ElasticShape<Label: View>: View {
  private let outline: Outline?
  private let label: Label?
  private var action: (() -> Void)?
  private var settings = AppSettings<ShapeMotion>()
  @StateObject private var handle = ShapeHandle()

  private struct Values: Equatable {
    let path: BezierPath?
    let look: Look<ShapeMotion.Style>
  }

  private init(_ outline: Outline?, _ action: (() -> Void)?, _ label: Label?) {
    self.outline = outline
    self.action = action
    self.label = label
  }

  /// A shape with a label over it, and an action.
  /// - Parameter path: the outline; nil for a rounded rectangle.
  public init(
    path: BezierPath? = nil, action: (() -> Void)? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(path.map { .path($0) }, action, label())
  }

  /// A shape of SwiftUI, or a `Path`, with a label over it, and an action.
  public init(_ shape: some Shape, action: (() -> Void)? = nil, @ViewBuilder label: () -> Label) {
    self.init(.shape(shape), action, label())
  }

  /// The shape's view, and its label.
  public var body: some View {
    if let label {
      label
        .allowsHitTesting(false)
        .background { hosted.accessibilityHidden(true) }
        .modifier(SpokenAsButton(action: action == nil ? nil : { handle.activate() }))
    } else {
      hosted
    }
  }

  private var hosted: some View {
    var look = settings.look
    if action != nil { look.style.purpose = .button }
    return OutlinedView(outline: outline, room: look.style.room) { path in
      HostedView(values: Values(path: path, look: look)) { () -> ElasticShapeView in
        let shape = ElasticShapeView(frame: .zero)
        handle.view = shape
        return shape
      } apply: { shape, old in
        if old?.path != path { shape.setShape(path) }
        look.show(in: shape, at: \.style)
      } listen: { shape in
        shape.onActivate = action
        settings.listeners.listen(to: shape)
      }
    }
  }

  /// The shape with these changes of its settings.
  public func style(_ change: @escaping (inout ShapeMotion.Style) -> Void) -> ElasticShape {
    with { $0.settings.add(change) }
  }

  /// The shape with these settings, such as `.jelly`.
  public func style(_ style: ShapeMotion.Style) -> ElasticShape { self.style { $0 = style } }

  /// The shape with these colours, as in `[\.fill: .mint]`.
  public func colors(_ colors: ElasticColors<ShapeMotion.Style>) -> ElasticShape {
    with { $0.settings.add(colors) }
  }

  /// The shape, which calls `action` at a tap, a key and a screen reader's activation: a button.
  public func onActivate(perform action: @escaping () -> Void) -> ElasticShape {
    with { $0.action = action }
  }

  /// The shape, which calls `action` with each of its events.
  public func onEvent(perform action: @escaping (ShapeMotion.Event) -> Void) -> ElasticShape {
    with { $0.settings.listeners.onEvent = action }
  }

  /// The shape, which calls `action` with its state when that becomes another.
  public func onState(perform action: @escaping (ShapeMotion.State) -> Void) -> ElasticShape {
    with { $0.settings.listeners.onState = action }
  }
}

extension ElasticShape where Label == EmptyView {
  /// A shape with the given path, or a rounded rectangle without one.
  public init(path: BezierPath? = nil) { self.init(path.map { .path($0) }, nil, nil) }

  /// A shape of SwiftUI, or a `Path`.
  public init(_ shape: some Shape) { self.init(.shape(shape), nil, nil) }
}

/// The view of a shape, for what is said to its label.
@MainActor
private final class ShapeHandle: ObservableObject {
  weak var view: ElasticShapeView?

  func activate() {
    guard let view else { return }
    view.live.activate(at: view.clock.now)
  }
}

/// A label as one button for screen readers, if it has an action.
private struct SpokenAsButton: ViewModifier {
  let action: (() -> Void)?

  func body(content: Content) -> some View {
    if let action {
      content
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { action() }
    } else {
      content
    }
  }
}

extension View {
  /// The settings of every ``ElasticShape`` in this view, from which its own `style` goes on.
  ///
  ///     Toolbar().elasticShapeStyle(.jelly)
  public func elasticShapeStyle(_ style: ShapeMotion.Style) -> some View {
    environment(\.[StyleKey<ShapeMotion.Style>()], style)
  }
}

#if DEBUG
struct ElasticShape_Previews: PreviewProvider {
  static var previews: some View {
    ElasticShape().style { $0 = .button }.frame(width: 160, height: 56)
  }
}
#endif
#endif
