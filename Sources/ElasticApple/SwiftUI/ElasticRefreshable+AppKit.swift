#if canImport(AppKit) && !canImport(UIKit)
import ElasticKit
import SwiftUI

/// A refresh of a list by a button, since lists cannot be pulled on macOS.
struct ElasticRefreshable<Indicator: View>: ViewModifier {
  let plan: RefreshPlan
  let indicator: ((Double, Bool) -> Indicator)?
  @StateObject private var task = RefreshTask()
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .overlay(alignment: plan.isAtEnd ? .bottom : .topTrailing) {
        if isBusy, let indicator { indicator(1, true) } else { button }
      }
      .onChange(of: plan.isLoading?.wrappedValue) { _, wanted in follow(wanted) }
      .onChange(of: isEnabled) { _, isEnabled in if !isEnabled { task.leave() } }
      .onDisappear { task.leave() }
  }

  /// Whether it loads, here or elsewhere.
  private var isBusy: Bool { task.isRunning || plan.isLoading?.wrappedValue == true }

  private var button: some View {
    Button((plan.isAtEnd ? "Load more" as StaticString : "Refresh").spoken) { begin() }
      .keyboardShortcut(plan.isAtEnd ? nil : KeyboardShortcut("r"))
      .disabled(isBusy || !plan.hasMore)
  }

  private func begin() {
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
    }
    task.begin()
  }

  /// The app has set its binding.
  private func follow(_ wanted: Bool?) {
    if wanted == true { work() } else { task.leave() }
  }
}
#endif
