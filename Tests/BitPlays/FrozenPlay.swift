/// A play of 20 to 60 steps: one of a thousand of each component, always the same one for its number.
public struct FrozenPlay: Sendable {
  /// What it is about: the preset, the reader's direction, the side and so on.
  public fileprivate(set) var title: [UInt8] = []
  /// The entries that are replayed while the steps are done; empty for a play without a recording.
  public fileprivate(set) var recorded: [FrozenStep] = []
  /// The size and the content of the recording.
  public fileprivate(set) var size = (width: 375.0, height: 667.0)
  public fileprivate(set) var content: Int?
  /// Whether the session keeps its entries, which are hashed too.
  public fileprivate(set) var keepsEntries = false
  public fileprivate(set) var steps: [FrozenStep] = []

  /// The play of this number.
  public init(_ number: Int, of words: PlayWords) {
    var maker = PlayMaker(number, words)
    self = maker.made()
  }

  fileprivate init() {}
}

/// Makes a play of random numbers.
private struct PlayMaker {
  let words: PlayWords
  var random: FrozenRandom
  var play = FrozenPlay()
  var time = 0.0
  var reader = FrozenReader()
  var fingers: [Finger?] = [nil, nil]
  var offset = 0.0
  /// Whether only what a recording can have is done.
  var isTame: Bool

  /// A finger that is down, and the way that it goes in a step.
  struct Finger {
    var x: Double, y: Double, dx: Double, dy: Double
  }

  init(_ number: Int, _ words: PlayWords) {
    self.words = words
    random = FrozenRandom(seed: words.seed << 32 | UInt64(number))
    isTame = random.chance(0.2)
  }

  mutating func made() -> FrozenPlay {
    play.size = random.pick([
      (375, 667), (375, 667), (375, 667), (667, 375), (320, 200), (90, 90), (0, 0),
    ])
    play.keepsEntries = !isTame && random.chance(0.25)
    start()
    let count = 16 + random.index(below: 33)
    while play.steps.count < count { step() }
    if isTame { replay() }
    // To rest.
    for pause in [0.01, 0.3, 3, 60] {
      time += pause
      play.steps.append(FrozenStep(time: time, action: .frame))
    }
    return play
  }

  private mutating func start() {
    var preset: [UInt8]?
    if random.chance(0.65), !words.presets.isEmpty {
      let index = random.index(below: words.presets.count)
      preset = words.presets[index]
      add(.preset(index))
    }
    if let preset { note(preset) } else { note("usual") }
    if !isTame { add(.resized(width: play.size.width, height: play.size.height)) }
    reader.isRightToLeft = random.chance(0.4)
    reader.reduceMotion = random.chance(0.15)
    reader.isDark = random.chance(0.3)
    reader.hasMoreContrast = random.chance(0.2)
    reader.textScale = random.pick([1, 1, 1, 0.5, 1.5, 4])
    reader.top = random.pick([0, 0, 59])
    add(.reader(reader))
    note(reader.isRightToLeft ? "rtl" : "ltr")
    if reader.reduceMotion { note("reduced") }
    if let side = words.settings.firstIndex(where: { $0.isSide }), random.chance(0.85) {
      let choice = random.index(below: words.settings[side].choices.count)
      add(.set(side, .choice(choice)))
      note(words.settings[side].choices[choice])
    }
    for _ in 0..<random.index(below: 4) { add(setting()) }
    if random.chance(0.8), words.validCount > 0 {
      let content = random.index(below: words.validCount)
      if isTame { play.content = content } else { add(.load(content)) }
    }
    if words.follows {
      // A page measures the words of a recording that has none itself.
      add(.measured(count: isTame ? 12 : nil, width: random.within(10...90), lineHeight: 24))
      if random.chance(0.6), let start = words.commands.firstIndex(where: { "play" ~= $0.name }) {
        add(.command(start, 0))
      }
    }
    if isTame { note("replayed") }
    if play.keepsEntries { note("kept") }
  }

  /// Makes the steps so far a recording, which frames show, and in the end a hand interrupts.
  private mutating func replay() {
    play.recorded = play.steps
    play.steps = []
    let end = time
    time = 0
    let frames = 12 + random.index(below: 8)
    for frame in 0..<frames {
      time = end * Double(frame) / Double(frames)
      add(.frame)
    }
    isTame = false
    for _ in 0..<6 {
      step()
      play.steps[play.steps.count - 1].isOfSwift = true
    }
    time = max(time, end)
  }

  private mutating func note(_ word: [UInt8]) {
    if !play.title.isEmpty { play.title.append(UInt8(ascii: " ")) }
    play.title += word
  }

  private mutating func note(_ word: StaticString) { word.withUTF8Buffer { note(Array($0)) } }

  private mutating func add(_ action: FrozenStep.Action) {
    play.steps.append(FrozenStep(time: time, action: action))
  }

  private mutating func step() {
    let last = time
    time += random.pick([
      0, 0.008, 1 / 60, 1 / 60, random.within(0...0.1), random.within(0...0.5),
    ])
    if random.chance(0.02) { time += random.within(0...5) }
    var step = FrozenStep(time: time, action: action())
    if !isTame {
      if random.chance(0.2) {
        for _ in 0...random.index(below: 3) {
          step.frames.append((step.frames.last ?? last) + (time - last) / 4)
        }
      }
      if random.chance(0.015) {
        step.time = random.pick([.nan, time - random.within(0...1), 1e300, -1e300])
      }
    }
    play.steps.append(step)
  }

  private mutating func action() -> FrozenStep.Action {
    let roll = random.unit()
    if words.scrolls, roll < 0.2 {
      offset = random.chance(0.2) ? 0 : offset + random.within(-60...40)
      return .scrolled(offset: odd(offset), isTracking: random.chance(0.6))
    }
    if words.follows, !isTame, roll < 0.12 {
      return .followed(
        place: odd(random.within(-1...11)), isPlaying: random.chance(0.7),
        rate: random.pick([1, 1, 0.5, 2]))
    }
    switch roll {
    case ..<0.66: return touch()
    case ..<0.72: return command()
    case ..<0.77: return setting()
    case ..<0.79 where !words.presets.isEmpty:
      return .preset(random.index(below: words.presets.count))
    case ..<0.84: return readers()
    case ..<0.87:
      return .resized(
        width: odd(random.pick([375, 667, 320, 90, 0])),
        height: random.pick([667, 375, 200, 90, 0]))
    case ..<0.89 where words.follows:
      return .measured(
        count: isTame || random.chance(0.2) ? 12 : nil, width: random.within(1...90),
        lineHeight: odd(random.within(5...60)))
    case ..<0.91 where !isTame && !words.contents.isEmpty:
      return .load(random.index(below: words.contents.count))
    case ..<0.96 where !isTame:
      if random.chance(0.1) { return .releasedKeys }
      return .key(random.index(below: FrozenStep.keys.count), isDown: random.chance(0.6))
    case ..<0.98: return .activated
    default: return isTame ? touch() : .frame
    }
  }

  /// The number, or sometimes one that a component ignores, or that is at the end of what it takes.
  private mutating func odd(_ number: Double) -> Double {
    guard !isTame, random.chance(0.03) else { return number }
    return random.pick([.nan, 1e300, -1e300, 1e9, -0.0])
  }

  private mutating func touch() -> FrozenStep.Action {
    let finger = random.chance(0.85) ? 0 : 1
    let id = finger + 1
    guard var down = fingers[finger] else {
      let down = land()
      fingers[finger] = down
      return .touch(id: id, phase: 0, x: odd(down.x), y: odd(down.y))
    }
    let roll = random.unit()
    if roll < 0.14 {
      fingers[finger] = nil
      return .touch(id: id, phase: roll < 0.03 ? 3 : 2, x: down.x, y: down.y)
    }
    // The system can lose the end of a touch.
    if roll < 0.16 { return .touch(id: id, phase: 0, x: down.x, y: down.y) }
    if roll < 0.22 {
      (down.dx, down.dy) = (random.within(-30...30), random.within(-30...30))
    }
    down.x += down.dx + random.within(-3...3)
    down.y += down.dy + random.within(-3...3)
    fingers[finger] = down
    return .touch(id: id, phase: 1, x: odd(down.x), y: odd(down.y))
  }

  /// A finger anywhere, or beside a side of the view, which goes along an axis.
  private mutating func land() -> Finger {
    var (x, y) = (random.within(0...play.size.width), random.within(0...play.size.height))
    if random.chance(0.5) {
      switch random.index(below: 4) {
      case 0: x = random.within(0...20)
      case 1: x = play.size.width - random.within(0...20)
      case 2: y = random.within(0...20)
      default: y = play.size.height - random.within(0...20)
      }
    }
    let way = random.within(2...40) * (random.chance(0.5) ? 1 : -1)
    return random.chance(0.5)
      ? Finger(x: x, y: y, dx: way, dy: way * random.within(-0.2...0.2))
      : Finger(x: x, y: y, dx: way * random.within(-0.2...0.2), dy: way)
  }

  private mutating func command() -> FrozenStep.Action {
    let index = random.index(below: words.commands.count)
    return .command(index, odd(random.within(words.commands[index].range)))
  }

  private mutating func setting() -> FrozenStep.Action {
    let index = random.index(below: words.settings.count)
    let setting = words.settings[index]
    guard setting.choices.isEmpty else {
      return .set(index, .choice(random.index(below: setting.choices.count)))
    }
    let (lower, upper) = (setting.range.lowerBound, setting.range.upperBound)
    let roll = random.unit()
    let share = random.unit()
    var value = lower + (upper - lower) * share * share * share
    if roll < 0.6 { value = min(max(setting.usual * (0.5 + share), lower), upper) }
    if roll > 0.85 { value = lower }
    if roll > 0.93 { value = upper }
    if !isTame, roll > 0.97 { value = random.pick([.nan, upper + 1, lower - 1]) }
    return .set(index, .number(value))
  }

  private mutating func readers() -> FrozenStep.Action {
    switch random.index(below: 5) {
    case 0: reader.isRightToLeft.toggle()
    case 1: reader.reduceMotion.toggle()
    case 2: reader.isDark.toggle()
    case 3: reader.textScale = random.pick([0.5, 1, 2.5])
    default: reader.top = random.pick([0, 59])
    }
    guard !isTame, random.chance(0.05) else { return .reader(reader) }
    var wrong = reader
    wrong.textScale = random.pick([.nan, 0, -1])
    return .reader(wrong)
  }
}
