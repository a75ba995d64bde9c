#if canImport(UIKit) && !os(watchOS)
import ElasticHosting
import ElasticKit
import SwiftUI
import UIKit

/// Brings together a control, the work and what the app says.
@MainActor
final class RefreshCoordinator {
  let control: ElasticRefreshControl
  let task: RefreshTask
  private(set) var plan: RefreshPlan
  private let shown = HostedUpdate<Look<RefreshMotion.Style>>()
  /// What the app's binding was when it was last looked at, or set.
  private var isLoading = false
  let indicator = IndicatorModel()

  init(_ plan: RefreshPlan, _ task: RefreshTask) {
    self.plan = plan
    self.task = task
    control = ElasticRefreshControl(end: plan.isAtEnd ? .bottom : .top)
    task.onEnd = { [weak self] in self?.end() }
    offerAction()
  }

  /// Takes what the app says.
  func update(_ plan: RefreshPlan, tint: Color?) {
    let had = self.plan.hasMore
    self.plan = plan
    task.action = plan.action ?? {}
    loadByItself()
    control.keepsPlace = plan.keepsPlace
    if shown.tint != tint {
      shown.tint = tint
      control.applyTint(tint)
    }
    if shown.values != plan.look {
      shown.values = plan.look
      plan.look.show(in: control, at: \.style)
      if control.indicatorView != nil { control.style.indicator = .custom }
    }
    listen()
    if let wanted = plan.isLoading?.wrappedValue, wanted != isLoading { follow(wanted) }
    if plan.hasMore, !had { control.resetNoMoreData() }
    // Work that still runs may go on; it is told at its end.
    if !plan.hasMore, !task.isRunning, !isOver {
      control.endRefreshingWithNoMoreData()
    }
  }

  private func loadByItself() {
    control.automaticDistance = plan.automaticDistance ?? 0
    control.loadsAutomatically = plan.automaticDistance != nil
  }

  /// Whether the control shows that there is no more.
  private var isOver: Bool {
    (control.live as? ComponentController<RefreshMotion>)?.component.state == .noMoreData
  }

  private func listen() {
    var listeners = plan.listeners
    listeners.onEvent = { [weak self, app = plan.listeners.onEvent] event in
      if event == .refresh || event == .loadMore { self?.begin() }
      app(event)
    }
    listeners.onState = { [weak self, app = plan.listeners.onState] state in
      // The state of now, since what is told while views are made comes later.
      if self?.control.isRefreshing == false { self?.stop() }
      app(state)
    }
    listeners.listen(to: control)
  }

  /// The app has set its binding. What is published may change only after the views are made.
  private func follow(_ wanted: Bool) {
    isLoading = wanted
    PlatformPhase.after { [weak self] in
      guard let self, isLoading == wanted else { return }
      if wanted {
        control.beginRefreshing()
        work()
      } else {
        task.cancel()
        control.endRefreshing()
      }
    }
  }

  /// A pull has begun it.
  func begin() {
    report(true)
    work()
  }

  private func work() {
    if plan.action != nil { task.begin() }
  }

  /// The work is done.
  private func end() {
    if plan.hasMore { control.endRefreshing() } else { control.endRefreshingWithNoMoreData() }
    report(false)
  }

  /// The control loads no more, whoever has ended that.
  private func stop() {
    task.cancel()
    report(false)
    task.reportEnd()
  }

  private func report(_ isLoading: Bool) {
    guard self.isLoading != isLoading else { return }
    self.isLoading = isLoading
    plan.isLoading?.wrappedValue = isLoading
  }
}
#endif
