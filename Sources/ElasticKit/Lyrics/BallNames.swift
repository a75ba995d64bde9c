extension BallMotion.Command {
  public static let names: [StaticString] = ["play", "pause", "seek", "rate"]

  public var code: UInt8 {
    switch self {
    case .play: 0
    case .pause: 1
    case .seek: 2
    case .rate: 3
    }
  }

  public var value: Double? {
    switch self {
    case .seek(let value), .rate(let value): value
    case .play, .pause: nil
    }
  }

  public var isValid: Bool {
    if case .rate(let rate) = self { return 0...16 ~= rate }
    return value?.isPlausible ?? true
  }

  public init?(code: UInt8, value: Double) {
    switch code {
    case 0: self = .play
    case 1: self = .pause
    case 2 where value.isPlausible: self = .seek(to: value)
    case 3 where value.isPlausible: self = .rate(value)
    default: return nil
    }
  }
}

extension BallMotion.Event {
  public static let names: [StaticString] = ["word", "line", "finished", "settled"]

  public var code: UInt8 {
    switch self {
    case .word: 0
    case .line: 1
    case .finished: 2
    case .settled: 3
    }
  }

  public var value: Double? {
    switch self {
    case .word(let index), .line(let index): Double(index)
    case .finished, .settled: nil
    }
  }

  public init?(code: UInt8, value: Double) {
    switch (code, value.index) {
    case (0, let index?): self = .word(index)
    case (1, let index?): self = .line(index)
    case (2, _): self = .finished
    case (3, _): self = .settled
    default: return nil
    }
  }
}
