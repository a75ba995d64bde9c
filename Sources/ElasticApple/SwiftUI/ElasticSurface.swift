#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// An edge that follows the finger, bends under it and bounces back.
///
///     ZStack {
///       content
///       ElasticSurface().style { $0.maximumWave = 80 }
///     }
///
/// It fills the proposed size and takes every drag over it that pulls its edge. With the focus, Space and the arrow away
/// from its edge pull it.
public struct ElasticSurface: View {
  private var settings = SettingsChange<SurfaceMotion.Style>()
  @Environment(\.elasticSurfaceStyle) private var inherited
  private var onSettle: () -> Void = {}
  private var onInset: ((CGFloat) -> Void)?

  /// A surface with the bounce view's settings.
  public init() {}

  /// The surface's view.
  public var body: some View {
    let style = settings.changed(inherited)
    return HostedView(told: style) {
      ElasticSurfaceView(frame: .zero)
    } tell: { surface, _ in
      surface.style = style
    } listen: { surface, update in
      surface.onSettle = { [onSettle] in update.call(onSettle) }
      surface.onInset = onInset.map { onInset in { inset in update.call { onInset(inset) } } }
    }
  }

  /// The surface with these changes of its settings.
  public func style(_ change: @escaping (inout SurfaceMotion.Style) -> Void) -> ElasticSurface {
    var surface = self
    surface.settings.add(change)
    return surface
  }

  /// The surface with these settings, such as `.jelly`.
  public func style(_ style: SurfaceMotion.Style) -> ElasticSurface { self.style { $0 = style } }

  /// The surface, which calls `action` with the place where content that follows its edge begins, in points from that edge, in
  /// each frame in which it moves.
  ///
  ///     List { … }.padding(.top, inset)
  ///     ElasticSurface().onInset { inset = $0 }
  public func onInset(perform action: @escaping (CGFloat) -> Void) -> ElasticSurface {
    var surface = self
    surface.onInset = action
    return surface
  }

  /// The surface, which calls `action` when it has come to rest.
  public func onSettle(perform action: @escaping () -> Void) -> ElasticSurface {
    var surface = self
    surface.onSettle = action
    return surface
  }
}

extension View {
  /// The settings of every ``ElasticSurface`` in this view, from which its own `style` goes on.
  public func elasticStyle(_ style: SurfaceMotion.Style) -> some View {
    environment(\.elasticSurfaceStyle, style)
  }
}

extension EnvironmentValues {
  fileprivate var elasticSurfaceStyle: SurfaceMotion.Style {
    get { self[StyleKey<SurfaceMotion.Style>.self] }
    set { self[StyleKey<SurfaceMotion.Style>.self] = newValue }
  }
}

struct ElasticSurface_Previews: PreviewProvider {
  static var previews: some View {
    ElasticSurface().style { $0.showsControlPoints = true }
  }
}
#endif
