#if GTK
/// The asynchronous work of a refresh: one task at a time. A task that is cancelled counts no more, however long it goes on.
@MainActor
final class RefreshTask {
  private var task: Task<Void, Never>?
  private var number = 0

  /// Begins the work, in place of what is under way, and calls `end` when it is done.
  func begin(
    _ work: @escaping @MainActor () async -> Void, end: @escaping @MainActor () -> Void
  ) {
    cancel()
    task = Task { [weak self, number] in
      await work()
      guard let self, self.number == number else { return }
      task = nil
      end()
    }
  }

  /// Cancels the work.
  func cancel() {
    task?.cancel()
    task = nil
    number += 1
  }

  deinit { task?.cancel() }
}
#endif
