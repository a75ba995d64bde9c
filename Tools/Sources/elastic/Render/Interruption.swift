import ArgumentParser
import Foundation

/// Runs `work` and cancels it on Ctrl-C or a termination signal, so that it can clean up.
/// - Throws: errors of `work`; after an interruption an `ExitCode` of 128 plus the signal's number.
func untilInterrupted<Result: Sendable>(
  _ work: sending @escaping () async throws -> Result
) async throws -> Result {
  let interruption = Interruption()
  let sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map(interruption.source(for:))
  defer { for source in sources { source.cancel() } }
  let task = Task { try await work() }
  interruption.cancels { task.cancel() }
  let result = await task.result
  if case .failure = result, let number = interruption.number { throw ExitCode(128 + number) }
  return try result.get()
}

/// The received signal, if any.
private final class Interruption: @unchecked Sendable {
  private let queue = DispatchQueue(label: "interruption")
  // Used on the queue only.
  private var cancel: (() -> Void)?
  private var received: Int32?

  var number: Int32? { queue.sync { received } }

  func source(for number: Int32) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { [self] in
      received = number
      cancel?()
      // Fitting keys to an item that moves for minutes takes long, so exit after 2 seconds.
      queue.asyncAfter(deadline: .now() + 2) {
        WorkFolder.removeAll()
        _exit(128 + number)
      }
    }
    // A signal before the source is active would be lost, and another process may send one as soon as it
    // sees the work begin.
    let stands = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { stands.signal() }
    source.resume()
    stands.wait()
    #if canImport(Darwin)
    // Without this the signal's default action would end the program. On Linux Dispatch has replaced that
    // action. Not before the source is active: an ignored signal is lost, and the work would go on; until
    // then the default action ends the program, which has not begun anything.
    signal(number, SIG_IGN)
    #endif
    return source
  }

  func cancels(_ cancel: @escaping @Sendable () -> Void) {
    queue.sync {
      self.cancel = cancel
      if received != nil { cancel() }
    }
  }
}
