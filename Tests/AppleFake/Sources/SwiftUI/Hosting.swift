import UIKit

/// documentation/swiftui/uihostingconfiguration: views of SwiftUI in a view of UIKit.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func margins(_ edges: Edge.Set, _ length: CGFloat) -> Self { self }
  public func makeContentView() -> any UIView & UIContentView { HostingContent(self) }
}

public enum Edge {
  public struct Set: Sendable {
    public static let all = Set()
  }
}

/// A view whose content is made anew with the views of its window.
@MainActor
protocol Hosting: UIView {
  func update() -> Outcome
}

private final class HostingContent<Content: View>: UIView, UIContentView, Hosting {
  private let root = Node()
  private var given: UIHostingConfiguration<Content>

  init(_ configuration: UIHostingConfiguration<Content>) {
    given = configuration
    super.init(frame: .zero)
    Updates.isDue = true
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { given }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content> else { return }
      given = new
    }
  }

  func update() -> Outcome {
    let pass = Pass(root, size: bounds.size, environment: EnvironmentValues(), host: self)
    pass.render(given.content)
    return pass.outcome
  }
}

/// Every such view that is shown in a view.
@MainActor
func hosted(in view: UIView) -> [any Hosting] {
  view.subviews.flatMap { child in
    child.isHidden ? [] : [child as? any Hosting].compactMap { $0 } + hosted(in: child)
  }
}
