#if canImport(SwiftUI) && !os(watchOS)
import Combine
import SwiftUI

/// The asynchronous work of a refresh: one task at a time, cancelled when its view disappears.
@MainActor
final class RefreshTask: ObservableObject {
  typealias Action = @MainActor @Sendable () async -> Void

  var action: Action = {}
  /// Called when the work is done.
  var onEnd: () -> Void = {}
  @Published private(set) var isRunning = false
  private var task: Task<Void, Never>?

  func begin() {
    guard !isRunning else { return }
    isRunning = true
    task = Task { [weak self, action] in
      await action()
      self?.end()
    }
  }

  func cancel() { task?.cancel() }

  private func end() {
    isRunning = false
    task = nil
    onEnd()
  }
}
#endif
