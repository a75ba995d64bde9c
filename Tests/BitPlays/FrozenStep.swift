/// What is done to a component in a play, and when. Names are indices in ``PlayWords``, or in the lists here.
public struct FrozenStep: Sendable {
  public enum Action: Sendable {
    case touch(id: Int, phase: Int, x: Double, y: Double)
    case scrolled(offset: Double, isTracking: Bool)
    case resized(width: Double, height: Double)
    case reader(FrozenReader)
    /// Each word is some points wider than the one before it, up to the seventh. Of all words, if there is no count.
    case measured(count: Int?, width: Double, lineHeight: Double)
    case activated
    case command(Int, Double)
    case set(Int, Value)
    case preset(Int)
    case load(Int)
    case key(Int, isDown: Bool)
    case releasedKeys
    case followed(place: Double, isPlaying: Bool, rate: Double)
    case frame
  }

  /// The value of a setting: a number, or one of the setting's choices.
  public enum Value: Sendable {
    case number(Double)
    case choice(Int)
  }

  public var time: Double
  /// The times of frames between the step before and this one.
  public var frames: [Double] = []
  public var action: Action
  /// Whether it interrupts a replay, which only Swift's session takes: a page shows replays beside its component.
  public var isOfSwift = false

  static let phases: [StaticString] = ["down", "move", "up", "cancel"]
  static let keys: [StaticString] = ["press", "escape", "up", "down", "left", "right", "enter"]
}

/// The reader's settings in a play.
public struct FrozenReader: Sendable {
  public var isRightToLeft = false, reduceMotion = false, isDark = false, hasMoreContrast = false
  public var textScale = 1.0
  /// Points that a notch covers. A page has none.
  public var top = 0.0
}

/// Steele, Lea and Flood's SplitMix64: the plays' own, so that no other test can change them.
struct FrozenRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// From 0 up to, not including, 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func chance(_ share: Double) -> Bool { unit() < share }

  mutating func within(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  mutating func index(below count: Int) -> Int { Int(unit() * Double(count)) }

  mutating func pick<T>(_ choices: [T]) -> T { choices[index(below: choices.count)] }
}
