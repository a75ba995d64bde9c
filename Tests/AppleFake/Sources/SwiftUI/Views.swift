import UIKit

public struct Text: View, Primitive {
  nonisolated public let content: String
  nonisolated let size: CGFloat
  nonisolated let color: Color?
  nonisolated private init(_ content: String, _ size: CGFloat, _ color: Color?) {
    (self.content, self.size, self.color) = (content, size, color)
  }
  nonisolated public init(_ content: some StringProtocol) {
    self.init(String(content), 17, nil)
  }
  nonisolated public func font(_ font: Font?) -> Text { Text(content, font?.size ?? size, color) }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { Text(content, size, color) }
  public var body: Never { fatalError() }
  func render(_ pass: Pass) { pass.outcome.texts.append(content) }
}

public struct Canvas: View, Primitive {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    self.renderer = renderer
  }
  public var body: Never { fatalError() }
  func render(_ pass: Pass) {
    let picture = Picture()
    picture.size = pass.size
    var context = GraphicsContext(picture: picture)
    renderer(&context, pass.size)
    pass.outcome.pictures.append(picture)
  }
}

public struct ZStack<Content: View>: View {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: Content { content }
}

public struct VStack<Content: View>: View {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: Content { content }
}

public struct ForEach<Content: View>: View, Primitive {
  let range: Range<Int>
  let content: (Int) -> Content
  public init(_ range: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.range, self.content) = (range, content)
  }
  public var body: Never { fatalError() }
  func render(_ pass: Pass) { for index in range { pass.render(content(index)) } }
}

/// Made of a scroll view, as SwiftUI's is.
public struct List<Content: View>: View, Primitive {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
  func render(_ pass: Pass) {
    if pass.node.state["list"] == nil {
      let list = UIScrollView(frame: CGRect(origin: .zero, size: pass.size))
      list.contentSize = CGSize(width: pass.size.width, height: 2000)
      pass.host.addSubview(list)
      pass.node.state["list"] = list
      pass.node.onDismantle.append { list.removeFromSuperview() }
    }
    pass.noteHit()
    pass.render(content)
  }
}

/// As a lazy stack, it proposes no height: documentation/swiftui/scrollview.
public struct ScrollView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content.fixedSize(horizontal: false, vertical: true) }
}

public struct Button: View, Primitive {
  let title: String
  let action: @MainActor () -> Void
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (String(title), action)
  }
  public var body: Never { fatalError() }
  func render(_ pass: Pass) {
    pass.outcome.buttons.append(
      ShownButton(
        title: title, call: action, isSeen: pass.opacity > 0,
        isEnabled: pass.environment.isEnabled, isOver: pass.isOver))
    guard let style = pass.environment.buttonStyle else { return }
    let press = pass.node.state["press"] as? Press ?? Press()
    pass.node.state["press"] = press
    pass.outcome.presses[title] = press
    style(
      pass,
      ButtonStyleConfiguration(
        label: ButtonStyleConfiguration.Label(text: Text(title)), isPressed: press.isPressed))
  }
}

/// A finger, a key or a remote on a button.
public final class Press {
  public var isPressed = false {
    didSet { MainActor.assumeIsolated { Updates.isDue = true } }
  }
}

@MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    let text: Text
    public var body: Text { text }
  }
  public let label: Label
  public let isPressed: Bool
}

extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.buttonStyle) { $0.render(style.makeBody(configuration: $1)) }
  }
}

// MARK: - UIKit in SwiftUI

@MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator: AnyObject
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?, height: CGFloat?
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

extension UIViewRepresentable {
  public var body: Never { fatalError() }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  func show(_ pass: Pass) {
    if pass.makesAnew {
      pass.node.state = [:]
      pass.after += pass.node.onDismantle
      pass.node.onDismantle = []
    }
    let isNew = pass.node.state["view"] == nil
    let coordinator = pass.node.state["coordinator"] as? Coordinator ?? makeCoordinator()
    let context = UIViewRepresentableContext<Self>(
      coordinator: coordinator, environment: pass.environment)
    let view = pass.node.state["view"] as? UIViewType ?? makeUIView(context: context)
    pass.node.state = ["view": view, "coordinator": coordinator]
    updateUIView(view, context: context)
    let proposed = ProposedViewSize(
      width: pass.isFree.width ? nil : pass.size.width,
      height: pass.isFree.height ? nil : pass.size.height)
    let size = sizeThatFits(proposed, uiView: view, context: context) ?? pass.size
    if view.frame.size != size { view.frame = CGRect(origin: .zero, size: size) }
    view.alpha = pass.opacity
    if !pass.allowsHits { pass.outcome.withoutHits.insert(ObjectIdentifier(view)) }
    pass.noteHit(size: size)
    if isNew {
      pass.host.addSubview(view)
      pass.node.onDismantle.append {
        Self.dismantleUIView(view, coordinator: coordinator)
        view.removeFromSuperview()
      }
    }
  }
}
