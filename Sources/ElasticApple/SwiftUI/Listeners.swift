#if canImport(SwiftUI) && !os(watchOS)
import ElasticHosting
import ElasticKit

/// The app's closures for the events and the states of a component.
struct Listeners<C: ElasticComponent> {
  var onEvent: (C.Event) -> Void = { _ in }
  var onState: (C.State) -> Void = { _ in }

  /// Passes on the events of a view's component.
  @MainActor
  func listen(to view: ElasticComponentView) {
    guard let live = view.live as? ComponentController<C> else { return }
    live.onEventAfter = onEvent
    live.onState = onState
  }
}
#endif
