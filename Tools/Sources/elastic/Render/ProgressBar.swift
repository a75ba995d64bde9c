import Foundation

/// How far a long piece of work has come, on a terminal only.
struct ProgressBar {
  private let isShown = isatty(STDERR_FILENO) == 1
  private var shown = -1

  /// Shows that a part, 0 to 1, of the work is done.
  mutating func show(_ part: Double) {
    let percent = Int(min(max(part, 0), 1) * 100)
    guard isShown, percent != shown else { return }
    shown = percent
    let bar = String(repeating: "█", count: percent / 4)
    let rest = String(repeating: "░", count: 25 - percent / 4)
    print("\r\(bar)\(rest) \(percent) %")
  }

  /// Leaves the line as it was before.
  func end() { if isShown { print("\r\u{1B}[K") } }

  private func print(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
