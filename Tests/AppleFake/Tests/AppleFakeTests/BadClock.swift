import QuartzCore

/// The frames of a screen as they come in bad days.
enum BadClock: CaseIterable {
  case sixty
  case hundredAndTwenty
  /// 0 to 400 ms apart.
  case stutters
  /// Of up to 400 ms before.
  case runsBack
  /// None for an hour.
  case sleeps

  /// What is told and shown with it, from the screen's time on: `deeds` at their times, then looks after 0.7 s, 1.5 s and an hour.
  @MainActor
  func play(
    _ deeds: [(time: Double, act: @MainActor () -> Void)], look: @MainActor () -> [String]
  ) async -> [[String]] {
    var chance = Chance()
    var pictures: [[String]] = []
    let begun = Screen.now
    for deed in deeds {
      await run(until: begun + deed.time, &chance)
      deed.act()
    }
    for time in [0.7, 1.5, 3601.5] {
      if time < 10 {
        await run(until: begun + time, &chance)
      } else if self != .sleeps {
        await run(until: begun + 6, &chance)
      }
      for _ in 0..<2 { await show(begun + time) }
      pictures.append(look())
    }
    return pictures
  }

  /// Frames up to a time, not past it: what comes late comes late.
  @MainActor
  private func run(until end: Double, _ chance: inout Chance) async {
    while true {
      let step =
        switch self {
        case .hundredAndTwenty: 1.0 / 120
        case .stutters: chance.next() * 0.4
        case .sixty, .runsBack, .sleeps: 1.0 / 60
        }
      let next = Screen.now + step
      if next > end { break }
      await show(next, said: self == .runsBack ? next - chance.next() * 0.4 : next)
    }
    Screen.now = end
  }

  @MainActor
  private func show(_ time: Double, said stamp: Double? = nil) async {
    Screen.frame(at: time, said: stamp)
    // A clock that waits sleeps in a task.
    for _ in 0..<3 { await Task.yield() }
  }

  /// The same numbers from 0 to 1 in each run.
  private struct Chance {
    var seed = 1
    mutating func next() -> Double {
      seed = seed * 16807 % 2_147_483_647
      return Double(seed) / 2_147_483_647
    }
  }
}

/// All that layers show, to the bit.
@MainActor
func seen(of layer: CALayer) -> [String] {
  let own =
    "\(layer.opacity) \(layer.position) \(layer.bounds) \(String(describing: layer.transform))"
  var drawn = ""
  if let shape = layer as? CAShapeLayer {
    drawn =
      "\(shape.path?.points ?? []) \(shape.fillColor?.components ?? []) "
      + "\(shape.strokeColor?.components ?? []) \(shape.strokeStart) \(shape.strokeEnd) \(shape.lineWidth)"
  } else if let text = layer as? CATextLayer {
    drawn = "\(text.string ?? "") \(text.fontSize)"
  }
  return [own + drawn] + (layer.sublayers ?? []).flatMap { seen(of: $0) }
}
