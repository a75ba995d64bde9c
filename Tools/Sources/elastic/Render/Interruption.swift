import ArgumentParser
import Foundation

/// Does `work` and cancels it when somebody presses Ctrl-C or ends the program, so that it can clean
/// up behind it.
/// - Throws: what `work` throws; once interrupted an `ExitCode` of 128 and the signal's number.
func untilInterrupted(_ work: sending @escaping () async throws -> Void) async throws {
  let interruption = Interruption()
  let sources = [SIGINT, SIGTERM, SIGHUP].map(interruption.source(for:))
  defer { for source in sources { source.cancel() } }
  let task = Task { try await work() }
  interruption.cancels(task)
  let result = await task.result
  if case .failure = result, let number = interruption.number { throw ExitCode(128 + number) }
  try result.get()
}

/// The signal that came, if one did.
private final class Interruption: @unchecked Sendable {
  private let queue = DispatchQueue(label: "interruption")
  // On the queue only.
  private var task: Task<Void, any Error>?
  private var received: Int32?

  var number: Int32? { queue.sync { received } }

  func source(for number: Int32) -> any DispatchSourceSignal {
    // Dispatch sees a signal only where it does not end the program first. On Linux it then takes
    // the place of this, so the order matters.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { [self] in
      received = number
      task?.cancel()
      // One item that moves for minutes takes long to fit keys to, and nobody waits for that.
      queue.asyncAfter(deadline: .now() + 2) {
        WorkFolder.removeAll()
        _exit(128 + number)
      }
    }
    // A signal that comes before the source stands would be lost; whoever sees the work begin may
    // send one.
    let stands = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { stands.signal() }
    source.resume()
    stands.wait()
    return source
  }

  func cancels(_ task: Task<Void, any Error>) {
    queue.sync {
      self.task = task
      if received != nil { task.cancel() }
    }
  }
}
