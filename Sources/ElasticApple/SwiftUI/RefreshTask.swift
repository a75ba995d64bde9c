#if canImport(SwiftUI) && !os(watchOS)
import Combine
import SwiftUI

/// The asynchronous work of a refresh: one task at a time. A task that is cancelled counts no more, however long it goes on.
@MainActor
final class RefreshTask: ObservableObject {
  typealias Action = @MainActor @Sendable () async -> Void

  var action: Action = {}
  /// Called when the work is done or was left, but not when it was only cancelled.
  var onEnd: () -> Void = {}
  /// Begins what a pull begins; returns whether it loads now. Set by what shows the loading.
  var onAsk: () -> Bool = { false }
  /// Whether it loads, here or elsewhere.
  var isLoading: () -> Bool = { false }
  /// What waits for the end of the loading.
  private var waiting: [CheckedContinuation<Void, Never>] = []
  @Published private(set) var isRunning = false
  private var task: Task<Void, Never>?
  private var number = 0

  func begin() {
    guard !isRunning else { return }
    isRunning = true
    task = Task { [weak self, action, number] in
      await action()
      self?.end(number)
    }
  }

  func cancel() {
    guard isRunning else { return }
    task?.cancel()
    stop()
  }

  /// Cancels what runs, and says so as if it were done: a view that has disappeared must not load when it comes back.
  func leave() {
    defer { reportEnd() }
    guard isRunning else { return }
    cancel()
    onEnd()
  }

  /// Begins as a pull does, and returns when the loading has ended.
  func run() async {
    guard onAsk() else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// The loading has ended, however: those that wait go on.
  func reportEnd() {
    let due = waiting
    waiting = []
    for one in due { one.resume() }
  }

  private func end(_ number: Int) {
    guard number == self.number else { return }
    stop()
    onEnd()
  }

  private func stop() {
    number += 1
    isRunning = false
    task = nil
  }
}
#endif
