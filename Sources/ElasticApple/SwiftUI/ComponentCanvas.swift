#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// Shows a component: its drawing on a canvas, redrawn only while something moves.
struct ComponentCanvas<C: ElasticComponent>: View {
  @ObservedObject var model: ComponentModel<C>
  /// Its settings; a motion continues when they change.
  let style: C.Style

  private let reader = ReaderSettings()

  var body: some View {
    let (surroundings, spoken) = (reader.surroundings, model.spoken)
    TimelineView(.animation(paused: model.isPaused)) { timeline in
      Canvas { context, size in
        let drawing = model.frame(at: timeline.date, size: size, surroundings) {
          [context] in context.size(of: $0, letters: $1)
        }
        context.draw(drawing, surroundings)
      }
    }
    .onAppear {
      model.isShown = true
      model.live.restyle(style, at: model.now)
    }
    .onDisappear { model.isShown = false }
    .onChange(of: style) { model.live.restyle($0, at: model.now) }
    .accessibilityElement()
    .accessibilityHidden(spoken.role == .decoration || spoken.role == .menu)
    .accessibilityLabel(spoken.label.spoken)
    .accessibilityValue(spoken.value.spoken)
    .accessibilityAddTraits(spoken.role == .button ? .isButton : [])
    .accessibilityAction { model.activate() }
  }
}

#if !os(tvOS)
extension View {
  /// Passes the drags over this view to a component.
  ///
  /// SwiftUI cannot return a touch once a gesture has begun, so other views receive a refused touch
  /// only if they receive all touches: if the component is not `alone`. `origin` is this view's in the component's coordinates.
  func drags<C: ElasticComponent>(
    _ model: ComponentModel<C>, alone: Bool = true, from origin: CGPoint = .zero
  ) -> some View {
    modifier(DragsComponent(model: model, isAlone: alone, origin: origin))
  }
}

private struct DragsComponent<C: ElasticComponent>: ViewModifier {
  let model: ComponentModel<C>
  let isAlone: Bool
  let origin: CGPoint
  @GestureState private var isDragging = false

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { model.drag(from: place($0.startLocation), to: place($0.location), at: $0.time) }
      .onEnded { model.endDrag(.up, at: $0.time) }
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  func body(content: Content) -> some View {
    content
      .gesture(drag, including: isAlone ? .all : .subviews)
      .simultaneousGesture(drag, including: isAlone ? .subviews : .all)
      // If it has not ended, the system cancelled it.
      .onChange(of: isDragging) { if !$0 { model.endDrag(.cancel, at: Date()) } }
  }
}
#endif
#endif
