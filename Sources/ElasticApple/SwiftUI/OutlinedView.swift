#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// The outline of a component's view: a path in its own coordinates, or a shape for the view's size.
enum Outline {
  case path(BezierPath)
  case shape(any Shape)
}

/// A view of a component with the app's outline; a shape is asked for its path again when the size becomes another. From a path to a
/// shape it is another view.
struct OutlinedView<Content: View>: View {
  /// nil for the component's own.
  let outline: Outline?
  /// Where the outline lies in a view of a size.
  let room: (Size2D) -> Rect2D
  @ViewBuilder let content: (BezierPath?) -> Content

  var body: some View {
    if case .shape(let shape) = outline {
      GeometryReader { proxy in
        content(BezierPath(shape.path(in: CGRect(room(Size2D(proxy.size))))))
      }
    } else {
      content(path)
    }
  }

  private var path: BezierPath? {
    if case .path(let path) = outline { path } else { nil }
  }
}
#endif
