#if canImport(SwiftUI) && !os(watchOS)
import ElasticHosting
import ElasticKit
import SwiftUI

#if canImport(UIKit)
typealias NativeRepresentable = UIViewRepresentable
#elseif canImport(AppKit)
typealias NativeRepresentable = NSViewRepresentable
#endif

/// The view of a component, as UIKit and AppKit show it, in SwiftUI.
///
/// It has that view's clock, layers, touches, keys and accessibility, and fills the size that is proposed to it. Where nothing is
/// proposed, as in a scroll view, it has its natural size; what has none has ten points there, as SwiftUI's own shapes.
struct HostedView<V: ElasticComponentView, Values: Equatable>: NativeRepresentable {
  /// What the app says of the component.
  let values: Values
  /// Makes the view.
  let make: @MainActor () -> V
  /// Passes on what the app says, at first and wherever that has changed; the second is what it said before.
  let apply: @MainActor (V, Values?) -> Void
  /// Passes on the app's closures, which are others after every update.
  var listen: @MainActor (V) -> Void = { _ in }

  @ScaledMetric private var textScale = 1.0

  func makeCoordinator() -> HostedUpdate<Values> { HostedUpdate() }

  private func update(_ view: V, _ environment: EnvironmentValues, _ update: HostedUpdate<Values>) {
    // What happens in it is reported after SwiftUI's update, in which no state may change.
    PlatformPhase.run {
      view.apply(environment, textScale: textScale)
      if update.tint != environment.elasticTint {
        update.tint = environment.elasticTint
        view.applyTint(update.tint)
      }
      listen(view)
      guard update.values != values else { return }
      apply(view, update.values)
      update.values = values
    }
  }

  private func size(_ proposal: ProposedViewSize, _ view: V) -> CGSize {
    guard proposal.width == nil || proposal.height == nil,
      let own = view.naturalSize(inWidth: proposal.width)
    else { return proposal.replacingUnspecifiedDimensions() }
    return proposal.replacingUnspecifiedDimensions(by: own)
  }

  #if canImport(UIKit)
  func makeUIView(context: Context) -> V { make() }

  func updateUIView(_ view: V, context: Context) {
    update(view, context.environment, context.coordinator)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView view: V, context: Context) -> CGSize? {
    size(proposal, view)
  }
  #else
  func makeNSView(context: Context) -> V { make() }

  func updateNSView(_ view: V, context: Context) {
    update(view, context.environment, context.coordinator)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, nsView view: V, context: Context) -> CGSize? {
    size(proposal, view)
  }
  #endif
}

/// One view's updates by SwiftUI.
@MainActor
final class HostedUpdate<Values> {
  /// What the app said last.
  var values: Values?
  /// The tint that the environment said last.
  var tint: Color?
}

extension PlatformPhase {
  /// Performs an action; while SwiftUI updates or lays out a view, after that, since no state may change in it.
  static func after(_ action: @escaping @MainActor () -> Void) {
    guard isOpen else { return action() }
    Task { action() }
  }
}
#endif
