#if canImport(AppKit) && !canImport(UIKit)
import ElasticKit
import SwiftUI

/// A refresh of a list by a key and by screen readers, since lists cannot be pulled on macOS, and loading more by a button under the
/// list. Nothing lies over the app's rows.
struct ElasticRefreshable<Indicator: View>: ViewModifier {
  let plan: RefreshPlan
  let indicator: ((Double, Bool) -> Indicator)?
  @StateObject private var task = RefreshTask()
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if !plan.isAtEnd { shownIndicator }
      content
        .offeringAction(asked, isAtEnd: plan.isAtEnd)
        .background { if !plan.isAtEnd { shortcut } }
        .accessibilityAction(named: Text(name)) { begin() }
      if plan.isAtEnd {
        if isBusy, indicator != nil { shownIndicator } else { button }
      }
    }
    .onChange(of: plan.isLoading?.wrappedValue) { _, wanted in follow(wanted) }
    .onChange(of: isEnabled) { _, isEnabled in if !isEnabled { task.leave() } }
    .onDisappear { task.leave() }
  }

  /// Whether it loads, here or elsewhere.
  private var isBusy: Bool { task.isRunning || plan.isLoading?.wrappedValue == true }

  /// The task, which a view in the list may begin.
  private var asked: RefreshTask {
    task.isLoading = { isBusy }
    task.onAsk = {
      begin()
      return isBusy
    }
    return task
  }

  private var name: String { (plan.isAtEnd ? "Load more" as StaticString : "Refresh").spoken }

  private var button: some View { Button(name) { begin() }.disabled(isBusy || !plan.hasMore) }

  /// Command-R, which needs a button, however invisible.
  private var shortcut: some View {
    button.keyboardShortcut("r").opacity(0).accessibilityHidden(true)
  }

  /// The app's own, while it loads.
  @ViewBuilder private var shownIndicator: some View {
    if isBusy, let indicator { indicator(1, true) }
  }

  private func begin() {
    guard isEnabled, !isBusy, plan.hasMore else { return }
    plan.listeners.onEvent(plan.isAtEnd ? .loadMore : .refresh)
    plan.isLoading?.wrappedValue = true
    work()
  }

  private func work() {
    guard let action = plan.action else { return }
    task.action = action
    task.onEnd = { [plan] in
      plan.isLoading?.wrappedValue = false
      plan.listeners.onEvent(.ended)
      task.reportEnd()
    }
    task.begin()
  }

  /// The app has set its binding.
  private func follow(_ wanted: Bool?) {
    if wanted == true { work() } else { task.leave() }
  }
}
#endif
