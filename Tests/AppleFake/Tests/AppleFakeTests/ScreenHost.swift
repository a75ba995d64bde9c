import AVFoundation
import QuartzCore

/// What the hosts on our screen do alike for a case of Tests/host-behaviour.json.
@MainActor
enum ScreenHost {
  static func run(frames: Int) async {
    for _ in 0..<frames {
      Screen.run(frames: 1)
      // A clock that waits for a recording's next entry sleeps in a task.
      for _ in 0..<3 { await Task.yield() }
    }
  }

  /// Whether something is drawn in the next frames.
  static func draws(in host: some ScriptedHost) async -> Bool {
    let before = CATransaction.count
    await host.run(frames: 5)
    return CATransaction.count > before
  }
}

extension AVPlayer {
  @MainActor
  func show(_ state: HostScript.Player) async {
    seek(to: state.place)
    play(rate: state.isPlaying ? 1 : 0)
    for _ in 0..<10 { await Task.yield() }
  }
}
