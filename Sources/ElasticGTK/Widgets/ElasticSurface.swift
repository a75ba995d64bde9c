#if GTK
import ElasticKit

/// An edge that follows the finger, bends under it and bounces back.
///
///     let surface = ElasticSurface()
///     surface.style.maximumWave = 80
///     surface.onSettle = { print("at rest") }
public final class ElasticSurface: ComponentWidget<SurfaceMotion> {
  /// Called when it has come to rest.
  public var onSettle: @MainActor () -> Void = {}

  /// A surface at rest.
  public init(style: SurfaceMotion.Style = SurfaceMotion.Style()) {
    super.init(SurfaceMotion(style: style))
  }

  /// Whether touches move it; false ends a running motion.
  public var isEnabled = true {
    didSet { perform(isEnabled ? .enable : .disable) }
  }

  override func note(_ occurrence: Occurrence<SurfaceMotion.Event>) {
    if occurrence.event == .settled { onSettle() }
  }
}
#endif
