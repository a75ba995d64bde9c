import CoreGraphics

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public enum VerticalEdge: Sendable { case top, bottom }
public enum HorizontalEdge: Sendable { case leading, trailing }

public struct GeometryProxy {
  public let size: CGSize
  /// documentation/swiftui/geometryproxy/safeareainsets
  public let safeAreaInsets: EdgeInsets
}

public struct GeometryReader<Content: View>: View, Primitive {
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  public var body: Never { fatalError() }
  func render(_ pass: Pass) {
    let outer = (pass.size, pass.isFree)
    // It takes what is proposed, and ten points where nothing is.
    if pass.isFree.width { pass.size.width = 10 }
    if pass.isFree.height { pass.size.height = 10 }
    pass.isFree = (false, false)
    pass.render(content(GeometryProxy(size: pass.size, safeAreaInsets: pass.safeArea)))
    (pass.size, pass.isFree) = outer
  }
}

extension View {
  private func within(_ change: @escaping @MainActor (Pass) -> Void) -> Effect<Self> {
    Effect(content: self) { pass, content in
      let outer = (pass.size, pass.safeArea)
      change(pass)
      pass.render(content)
      (pass.size, pass.safeArea) = outer
    }
  }

  /// documentation/swiftui/view/ignoressafearea(_:edges:): "Expands the safe area of a view", which has none then.
  public func ignoresSafeArea() -> some View {
    within { pass in
      pass.size.width += pass.safeArea.leading + pass.safeArea.trailing
      pass.size.height += pass.safeArea.top + pass.safeArea.bottom
      pass.safeArea = EdgeInsets()
    }
  }

  /// documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return within { pass in
      pass.render(inset)
      let height = pass.lastFrame.height + (spacing ?? 8)
      pass.size.height -= height
      if edge == .top { pass.safeArea.top += height } else { pass.safeArea.bottom += height }
    }
  }

  /// documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-6gwby
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return within { pass in
      pass.render(inset)
      let width = pass.lastFrame.width + (spacing ?? 8)
      pass.size.width -= width
      if edge == .leading {
        pass.safeArea.leading += width
      } else {
        pass.safeArea.trailing += width
      }
    }
  }
}
