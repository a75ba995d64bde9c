/// documentation/uikit/uishape-swift.struct
public struct UIShape: Equatable, Sendable {
  public let rect: CGRect, cornerRadius: CGFloat
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat = 0) -> UIShape {
    UIShape(rect: rect, cornerRadius: cornerRadius)
  }
}

/// documentation/uikit/uihoverstyle
@MainActor
public final class UIHoverStyle {
  public let shape: UIShape?
  public init(shape: UIShape? = nil) { self.shape = shape }
}
