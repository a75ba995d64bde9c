#if GTK
import ElasticKit

/// Any closed shape that can be poked, dragged and flung, and wobbles; optionally a button.
///
///     let like = ElasticShape(style: .button)
///     like.onActivate = { print("liked") }
public final class ElasticShape: ComponentWidget<ShapeMotion> {
  /// Called when it was tapped, or pressed by a key or a screen reader.
  public var onActivate: @MainActor () -> Void = {}

  override class var part: WidgetPart? { WidgetPart(name: "shape", role: .tint) }

  /// A shape with the given path, or a rounded rectangle without one; 160 × 56 points large.
  public init(path: BezierPath? = nil, style: ShapeMotion.Style = ShapeMotion.Style()) {
    super.init(path.map { ShapeMotion(style: style, path: $0) } ?? ShapeMotion(style: style))
    expands = false
    wantedSize = Size2D(width: 160, height: 56)
  }

  /// Makes it wobble, like a poke in the middle.
  public func poke() { perform(.poke) }

  /// Whether touches move it; false ends a running motion.
  public var isEnabled = true {
    didSet { perform(isEnabled ? .enable : .disable) }
  }

  override func note(_ occurrence: Occurrence<ShapeMotion.Event>) {
    if occurrence.event == .activated { onActivate() }
  }
}
#endif
