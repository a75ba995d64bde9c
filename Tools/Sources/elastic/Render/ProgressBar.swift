import Foundation

/// How far a long piece of work has come and how long it still takes, on a terminal only.
struct ProgressBar {
  private let isShown = isatty(STDERR_FILENO) == 1
  private let total: Int
  private let start = ContinuousClock.now
  private var done = 0
  private var shown = ContinuousClock.now

  /// - Parameter total: how many steps there are.
  init(total: Int) { self.total = max(total, 1) }

  /// Shows that one more step is done.
  mutating func advance() { advance(to: done + 1) }

  /// Shows that so many steps are done.
  mutating func advance(to done: Int) {
    self.done = done
    let now = ContinuousClock.now
    // Ten times a second is as often as anybody can read.
    guard isShown, now - shown >= .milliseconds(100) else { return }
    shown = now
    let seconds = (now - start) / .seconds(1)
    writeError("\r\(Self.text(done: done, of: total, after: seconds))\u{1B}[K")
  }

  /// Leaves the line as it was before.
  func end() { if isShown { writeError("\r\u{1B}[K") } }

  /// A bar, the part that is done, and, once that can be told, the time that is left at the same pace.
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
