import Foundation

/// Progress of a long task and its remaining time, on a terminal only.
struct ProgressBar {
  private let isShown = isatty(STDERR_FILENO) == 1
  private let total: Int
  private let start = ContinuousClock.now
  private var done = 0
  private var shown = ContinuousClock.now

  /// - Parameter total: number of steps.
  init(total: Int) { self.total = max(total, 1) }

  /// Shows that another step is done.
  mutating func advance() { advance(to: done + 1) }

  /// Shows the number of steps that are done.
  mutating func advance(to done: Int) {
    self.done = done
    let now = ContinuousClock.now
    // At most ten times a second: faster cannot be read.
    guard isShown, now - shown >= .milliseconds(100) else { return }
    shown = now
    let seconds = (now - start) / .seconds(1)
    writeError("\r\(Self.text(done: done, of: total, after: seconds))\u{1B}[K")
  }

  /// Clears the line.
  func end() { if isShown { writeError("\r\u{1B}[K") } }

  /// A bar, its finished part, and, when it can be estimated, the remaining time at the same pace.
  static func text(done: Int, of total: Int, after seconds: Double) -> String {
    let percent = 100 * done / total
    let bar = String(repeating: "█", count: percent / 4)
    let rest = String(repeating: "░", count: 25 - percent / 4)
    let line = "\(bar)\(rest) \(percent) %"
    guard seconds >= 0.5, done > 0 else { return line }
    let left = Int((seconds * Double(total - done) / Double(done)).rounded(.up))
    let clock =
      left < 60
      ? "\(left) s"
      : left < 3600
        ? "\(left / 60) min \(left % 60) s" : "\(left / 3600) h \(left / 60 % 60) min"
    return "\(line), \(clock) left"
  }
}
