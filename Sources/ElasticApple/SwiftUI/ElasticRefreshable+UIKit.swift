#if canImport(UIKit) && !os(watchOS)
import ElasticHosting
import ElasticKit
import SwiftUI
import UIKit

/// A refresh of a list, by the control of UIKit.
struct ElasticRefreshable<Indicator: View>: ViewModifier {
  let plan: RefreshPlan
  let indicator: ((Double, Bool) -> Indicator)?
  @StateObject private var task = RefreshTask()

  func body(content: Content) -> some View {
    content
      .offeringAction(task, isAtEnd: plan.isAtEnd)
      .background { RefreshAttachment(plan: plan, task: task, indicator: indicator) }
      .onDisappear { task.leave() }
  }
}

private struct RefreshAttachment<Indicator: View>: UIViewRepresentable {
  let plan: RefreshPlan
  let task: RefreshTask
  let indicator: ((Double, Bool) -> Indicator)?

  func makeCoordinator() -> RefreshCoordinator { RefreshCoordinator(plan, task) }

  func makeUIView(context: Context) -> AttachmentView {
    AttachmentView(context.coordinator.control)
  }

  func updateUIView(_ view: AttachmentView, context: Context) {
    let coordinator = context.coordinator
    let control = coordinator.control
    // What happens in it is reported after SwiftUI's update.
    PlatformPhase.run {
      if control.isEnabled != context.environment.isEnabled {
        control.isEnabled = context.environment.isEnabled
      }
      coordinator.update(plan, tint: context.environment.elasticTint)
      let note = plan.isAtEnd ? nil : context.environment.elasticRefreshNote
      if control.note != note { control.note = note }
      if let indicator {
        coordinator.showIndicator(in: context.environment) { indicator($0, $1) }
      }
      view.setNeedsLayout()
    }
  }

  static func dismantleUIView(_ view: AttachmentView, coordinator: RefreshCoordinator) {
    coordinator.control.removeFromSuperview()
  }
}
#endif
