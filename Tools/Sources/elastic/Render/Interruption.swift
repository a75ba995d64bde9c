import ArgumentParser
import Foundation

/// Does `work` and cancels it when somebody presses Ctrl-C or ends the program, so that it can clean
/// up behind it.
/// - Throws: what `work` throws; once interrupted an `ExitCode` of 128 and the signal's number.
func untilInterrupted(_ work: sending @escaping () async throws -> Void) async throws {
  let task = Task { try await work() }
  let interruption = Interruption()
  let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
    // Dispatch sees a signal only where it does not end the program first.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: interruption.queue)
    source.setEventHandler {
      interruption.number = number
      task.cancel()
    }
    source.resume()
    return source
  }
  let result = await task.result
  for source in sources { source.cancel() }
  let number = interruption.queue.sync { interruption.number }
  if let number, case .failure = result { throw ExitCode(128 + number) }
  try result.get()
}

/// The signal that came, if one did; to be touched on its queue only.
private final class Interruption: @unchecked Sendable {
  let queue = DispatchQueue(label: "interruption")
  var number: Int32?
}
