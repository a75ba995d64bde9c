#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// A picture of a component as it is now, for `ImageRenderer` and widgets, which show no views that move.
///
///     var balloon = BalloonMotion()
///     balloon.perform(.start, at: 0)
///     balloon.advance(to: 0.4)
///
///     ElasticStill(balloon).frame(width: 100, height: 100)
///
/// It has the reader's colours and text size, and no clock: nothing is done to the component but that it gets the size
/// of the view. What a menu or a refresh control moves is not in it.
public struct ElasticStill<C: ElasticComponent>: View {
  private let component: C
  private let reader = ReaderSettings()

  /// A picture of a component in its current state.
  public init(_ component: C) { self.component = component }

  /// The picture.
  public var body: some View {
    let (surroundings, spoken) = (reader.surroundings, component.output.accessibility)
    Canvas { [component] context, size in
      var session = ElasticSession(component)
      session.layOut(Size2D(size), surroundings, at: 0)
      if session.needsMeasuring {
        session.handle(session.measured { [context] in context.size(of: $0, letters: $1) }, at: 0)
      }
      session.withDrawing { [context] drawing in context.draw(copy drawing, surroundings) }
    }
    .accessibilityElement()
    .accessibilityHidden(spoken.role == .decoration || spoken.role == .menu)
    .accessibilityLabel(spoken.label.spoken)
    .accessibilityValue(spoken.value.spoken)
  }
}

#if DEBUG
struct ElasticStill_Previews: PreviewProvider {
  static var previews: some View {
    ElasticStill(BalloonMotion()).frame(width: 100, height: 100)
  }
}
#endif
#endif
