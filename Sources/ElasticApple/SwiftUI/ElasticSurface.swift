#if canImport(SwiftUI) && !os(watchOS)
import Combine
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
  private var settings = AppSettings<SurfaceMotion>()
  private var onSettle: () -> Void = {}
  private var onInset: ((CGFloat) -> Void)?
  private var onUpdate: ((ElasticSurfaceView) -> Void)?

  /// A surface with the bounce view's settings.
  public init() {}

  /// The surface's view.
  public var body: some View {
    let look = settings.look
    return HostedView(values: look) { () -> ElasticSurfaceView in
      let surface = ElasticSurfaceView(frame: .zero)
      surface.sharesTouches = onUpdate != nil
      return surface
    } apply: { surface, _ in
      look.show(in: surface, at: \.style)
    } listen: { surface in
      onUpdate?(surface)
      settings.listeners.listen(to: surface)
      surface.onSettle = onSettle
      surface.onInset = onInset.map { onInset in { onInset(CGFloat($0)) } }
    }
  }

  /// The surface with these changes of its settings.
  public func style(_ change: @escaping (inout SurfaceMotion.Style) -> Void) -> ElasticSurface {
    with { $0.settings.add(change) }
  }

  /// The surface with these settings, such as `.jelly`.
  public func style(_ style: SurfaceMotion.Style) -> ElasticSurface { self.style { $0 = style } }

  /// The surface with these colours, as in `[\.fill: .mint]`.
  public func colors(_ colors: ElasticColors<SurfaceMotion.Style>) -> ElasticSurface {
    with { $0.settings.add(colors) }
  }

  /// The surface, which calls `action` with each of its events.
  public func onEvent(perform action: @escaping (SurfaceMotion.Event) -> Void) -> ElasticSurface {
    with { $0.settings.listeners.onEvent = action }
  }

  /// The surface, which calls `action` with its state when that becomes another.
  public func onState(perform action: @escaping (SurfaceMotion.State) -> Void) -> ElasticSurface {
    with { $0.settings.listeners.onState = action }
  }

  /// The surface, which calls `action` with the place where content that follows its edge begins, in points from that edge, in
  /// each frame in which it moves.
  ///
  ///     List { rows }.padding(.top, inset)
  ///     ElasticSurface().onInset { inset = $0 }
  public func onInset(perform action: @escaping (CGFloat) -> Void) -> ElasticSurface {
    with { $0.onInset = action }
  }

  /// The surface over content that begins at its edge, behind it, and follows it.
  ///
  ///     ElasticSurface()
  ///       .content { List(messages, id: \.self) { Text($0) } }
  ///
  /// The content is as large as the surface less the surface's inset at rest, and is moved while the surface is pulled. It has the
  /// touches that the surface does not want, those of a tap for example. A hidden or transparent surface is not moved, and neither
  /// is one under a list, a map or another view that UIKit or AppKit shows for SwiftUI. From iOS 18 on it also stays where a card of
  /// shapes and text lies over it, or with `.allowsHitTesting(false)`. Before that, on visionOS and on a Mac SwiftUI does not report those:
  /// `.disabled(true)` stops the surface there.
  public func content<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    SurfaceStack(surface: self, settings: settings, content: content(), header: EmptyView())
  }

  /// The surface over content that follows its edge, with a header in it, such as a title: as deep as the surface is at rest, it hangs
  /// at the edge and is moved with it.
  ///
  ///     ElasticSurface()
  ///       .style { $0.minimumHeight = 96 }
  ///       .content {
  ///         List(messages, id: \.self) { Text($0) }
  ///       } header: {
  ///         Text("Messages")
  ///       }
  public func content<Content: View, Header: View>(
    @ViewBuilder _ content: () -> Content, @ViewBuilder header: () -> Header
  ) -> some View {
    SurfaceStack(surface: self, settings: settings, content: content(), header: header())
  }

  /// The surface over something else, which follows it by a model.
  fileprivate func overContent(of model: SurfaceInset) -> ElasticSurface {
    var surface = self
    surface.onUpdate = { [model] in model.view = $0 }
    surface.onInset = { [onInset, model] inset in
      model.inset = inset
      onInset?(inset)
    }
    return surface
  }

  /// The surface, which calls `action` when it has come to rest.
  public func onSettle(perform action: @escaping () -> Void) -> ElasticSurface {
    with { $0.onSettle = action }
  }
}

extension View {
  /// The settings of every ``ElasticSurface`` in this view, from which its own `style` goes on.
  public func elasticSurfaceStyle(_ style: SurfaceMotion.Style) -> some View {
    environment(\.[StyleKey<SurfaceMotion.Style>()], style)
  }
}

/// Where content behind a surface begins.
@MainActor
private final class SurfaceInset: ObservableObject {
  @Published var inset: CGFloat?
  /// What SwiftUI has updated last.
  weak var view: ElasticSurfaceView?
}

/// A surface over content that follows its edge.
private struct SurfaceStack<Content: View, Header: View>: View {
  let surface: ElasticSurface
  var settings: AppSettings<SurfaceMotion>
  let content: Content
  let header: Header
  @StateObject private var model = SurfaceInset()

  var body: some View {
    let style = settings.look.style
    let rest = CGFloat(SurfaceMotion(style: style).output.inset)
    ZStack {
      FollowingContent(model: model, rest: rest, edge: style.edge, content: content)
      surface.overContent(of: model)
        // Its recogniser has the touches of the content too.
        .allowsHitTesting(false)
      if Header.self != EmptyView.self {
        FollowingHeader(model: model, rest: rest, edge: style.edge, header: header)
      }
    }
    .sharingTouches { [model] in model.view }
  }
}

/// The content, which is placed anew in each frame in which the surface moves; it is not made anew.
private struct FollowingContent<Content: View>: View {
  @ObservedObject var model: SurfaceInset
  let rest: CGFloat
  let edge: ElasticEdge
  let content: Content
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let placement = SurfaceContent(inset: Double(model.inset ?? rest), rest: Double(rest))
    let shift = placement.shift(from: side)
    content.padding(insets(CGFloat(placement.strip)))
      .environment(\.layoutDirection, direction)
      .offset(x: shift.width, y: shift.height)
      // SwiftUI does not say whether it mirrors an offset: here it runs to the right.
      .environment(\.layoutDirection, .leftToRight)
  }

  private var side: ElasticEdge {
    edge.resolved(for: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  private func insets(_ strip: CGFloat) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return switch side {
    case .top: EdgeInsets(top: strip, leading: 0, bottom: 0, trailing: 0)
    case .bottom: EdgeInsets(top: 0, leading: 0, bottom: strip, trailing: 0)
    case .left where isMirrored, .right where !isMirrored:
      EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: strip)
    default: EdgeInsets(top: 0, leading: strip, bottom: 0, trailing: 0)
    }
  }
}

/// A header in the surface, which is moved with its edge.
private struct FollowingHeader<Header: View>: View {
  @ObservedObject var model: SurfaceInset
  let rest: CGFloat
  let edge: ElasticEdge
  let header: Header
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let placement = SurfaceContent(inset: Double(model.inset ?? rest), rest: Double(rest))
    let side = edge.resolved(for: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    GeometryReader { proxy in
      let frame = placement.header(at: side, in: proxy.size)
      header
        .environment(\.layoutDirection, direction)
        .frame(width: frame.width, height: frame.height)
        .offset(x: frame.origin.x, y: frame.origin.y)
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

#if DEBUG
struct ElasticSurface_Previews: PreviewProvider {
  static var previews: some View {
    ElasticSurface().style { $0.showsControlPoints = true }
  }
}
#endif
#endif
