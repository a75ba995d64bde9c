import ElasticTimelines
import TestSupport
import Testing

@testable import ElasticKit

@Suite("The dots of the message balloon")
struct BalloonMotionTests {
  private func height(_ balloon: BalloonMotion, dot: Int) -> Double {
    BalloonTests.bounds(.dot, dot, of: balloon).center.y
  }

  // MARK: The original's way

  @Test(
    "move on Core Animation's spring, divided by its value at the cut",
    arguments: [0.05, 0.1, 0.19, 0.24])
  func rise(time: Double) throws {
    var balloon = try BalloonTests.balloon()
    let rest = height(balloon, dot: 0)
    balloon.advance(to: time)
    let spring = DampedSpring.coreAnimationDefault
    let up = try TimedSpring(spring, from: 0, to: 1, length: .cutOnTarget(0.5))
    let pose = balloon.pose(0)
    #expect((pose.height - up.value(at: time)).magnitude < 1e-12)
    #expect((pose.scale - 1 - 0.3 * up.value(at: time)).magnitude < 1e-12)
    #expect((pose.opacity - max(1 - up.value(at: time), 0)).magnitude < 1e-12)
    #expect((rest - height(balloon, dot: 0) - 10 * up.value(at: time)).magnitude < 1e-9)
  }

  @Test(
    "come back from below, each number in its own time", arguments: [0.01, 0.1, 0.25, 0.4, 0.6])
  func fall(time: Double) throws {
    var balloon = try BalloonTests.balloon()
    balloon.advance(to: 0.5 + time)
    let spring = DampedSpring.coreAnimationDefault
    func motion(_ from: Double, _ cut: Double) throws -> Double {
      try TimedSpring(spring, from: from, to: 1, length: .cutOnTarget(cut)).value(at: time)
    }
    let pose = balloon.pose(0)
    #expect(try (pose.height + 0.5 - 0.5 * motion(0, 0.2)).magnitude < 1e-12)
    #expect(try (pose.scale - motion(0.5, 0.3)).magnitude < 1e-12)
    #expect(try (pose.opacity - min(motion(0, 0.5), 1)).magnitude < 1e-12)
  }

  @Test("are cut where the spring has come to 0.849, 1.124 and 1.075")
  func cuts() {
    let spring = DampedSpring.coreAnimationDefault
    for (time, value) in [(0.2, 0.849), (0.3, 1.124), (0.5, 1.075)] {
      #expect((spring.sample(at: time).value - value).magnitude < 5e-4)
    }
  }

  @Test("end on their targets: up, out and large; then in their place")
  func targets() throws {
    let cycle = DotCycle(BalloonMotion.Style())
    let top = cycle.pose(after: 0.5.nextDown, isStill: false)
    #expect((top.height - 1).magnitude < 1e-9)
    #expect((top.scale - 1.3).magnitude < 1e-9)
    #expect(top.opacity == 0)
    let bottom = cycle.pose(after: 0.5, isStill: false)
    #expect(bottom == DotCycle.Pose(height: -0.5, scale: 0.5, opacity: 0))
    #expect((cycle.pose(after: 0.7, isStill: false).height).magnitude < 1e-9)
    #expect((cycle.pose(after: 0.8, isStill: false).scale - 1).magnitude < 1e-9)
    #expect(cycle.pose(after: 1.1, isStill: false) == .rest)
  }

  @Test("begin a tenth of a second apart and again after 1.2 s, fully shown at first")
  func period() throws {
    var balloon = try BalloonTests.balloon()
    for dot in 0..<3 { #expect(balloon.pose(dot) == .rest) }
    #expect(balloon.state == .typing)
    balloon.advance(to: 0.05)
    #expect(balloon.pose(0) != .rest)
    #expect(balloon.pose(1) == .rest)
    var later = balloon
    later.advance(to: 0.25)
    for cycle in [0.0, 1.2, 12, 120] {
      var first = try BalloonTests.balloon()
      first.advance(to: 0.05 + cycle)
      var third = try BalloonTests.balloon()
      third.advance(to: 0.25 + cycle)
      #expect((first.pose(0).height - balloon.pose(0).height).magnitude < 1e-9)
      #expect((third.pose(2).height - balloon.pose(0).height).magnitude < 1e-9)
    }
  }

  @Test(
    "keep place, size and opacity continuous wherever they are seen, unless their springs are cut",
    arguments: BalloonMotion.DotStyle.allCases.filter { $0 != .cut })
  func continuous(dotStyle: BalloonMotion.DotStyle) throws {
    var style = BalloonMotion.Style()
    style.dotStyle = dotStyle
    let cycle = DotCycle(style)
    var instants = (0...4000).map { Double($0) / 4000 * 1.2 }
    instants += [0.2, 0.3, 0.5, 0.7, 0.8, 1, 1.2]
    for time in instants {
      // No spring here moves faster than 20 times its distance per second.
      let (a, b) = (
        cycle.pose(after: time - 1e-11, isStill: false),
        cycle.pose(after: time + 1e-11, isStill: false)
      )
      #expect((a.opacity - b.opacity).magnitude < 1e-9, "\(time)")
      guard a.opacity > 0 || b.opacity > 0, min(a.opacity, b.opacity) > 0 else { continue }
      #expect((a.height - b.height).magnitude < 1e-9, "\(time)")
      #expect((a.scale - b.scale).magnitude < 1e-9, "\(time)")
    }
  }

  @Test("stay continuous over random commands at random times", arguments: Chance.seeds(200))
  func randomCommands(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var style = BalloonMotion.Style()
    style.dotCount = 1 + Int(random.unit() * 12)
    style.dotStyle = BalloonMotion.DotStyle.allCases[Int(random.unit() * 3)]
    var balloon = try BalloonTests.balloon(style)
    var time = 0.0
    var commands: [(Double, BalloonMotion.Command)] = []
    for _ in 0..<12 {
      time += random.unit() < 0.2 ? 0 : random.unit() * 0.9
      commands.append((time, [.start, .stop, .show, .hide][Int(random.unit() * 4)]))
    }
    // Frames so close that nothing goes far between two of them; no number here, the points of the
    // frame of 100, changes by more than 300 a second.
    var last = BalloonGlimpse(balloon)
    var next = 0
    var farthest = (jump: 0.0, time: 0.0)
    let step = 0.002
    for frame in 0...Int((time + 2) / step) {
      let now = Double(frame) * step
      while next < commands.count, commands[next].0 <= now {
        balloon.advance(to: commands[next].0)
        let before = BalloonGlimpse(balloon)
        balloon.perform(commands[next].1, at: commands[next].0)
        #expect(BalloonGlimpse(balloon).jump(since: before) < 1e-9)
        next += 1
      }
      balloon.advance(to: now)
      let glimpse = BalloonGlimpse(balloon)
      let jump = glimpse.jump(since: last)
      if jump > farthest.jump { farthest = (jump, now) }
      last = glimpse
    }
    #expect(farthest.jump < 300 * step, "\(Chance.again(seed)), \(farthest)")
  }

  // MARK: Commands

  @Test("are one animation however often it is laid out and started")
  func thousandStarts() throws {
    var once = try BalloonTests.balloon()
    var often = once
    for index in 1...1000 {
      let time = Double(index) / 700
      often.handle(.resized(Size2D(width: 100, height: 100)), at: time)
      often.handle(.surroundings(Surroundings()), at: time)
      often.perform(.start, at: time)
      often.perform(.show, at: time)
      #expect(often.nextEvent() == nil)
    }
    once.advance(to: 1.5)
    often.advance(to: 1.5)
    #expect(once.drawnBits == often.drawnBits)
    #expect(String(reflecting: once) == String(reflecting: often))
  }

  @Test("finish their motion after a stop, and post an event when the last one has")
  func stop() throws {
    var balloon = try BalloonTests.balloon()
    var typing = balloon
    balloon.perform(.stop, at: 0.15)
    #expect(balloon.state == .stopped)
    #expect(balloon.nextEvent() == nil)
    // Two dots were moving; the third never starts.
    for time in [0.2, 0.6, 1.1, 1.19] {
      #expect(balloon.advance(to: time) == .now)
      typing.advance(to: time)
      #expect(balloon.pose(0) == typing.pose(0))
      #expect(balloon.pose(1) == typing.pose(1))
      #expect(balloon.pose(2) == .rest)
    }
    #expect(balloon.advance(to: 5) == .never)
    let event = balloon.nextEvent()
    #expect(event?.event == .stopped)
    #expect(((event?.time ?? 0) - 1.3).magnitude < 1e-9)
    for dot in 0..<3 { #expect(balloon.pose(dot) == .rest) }
  }

  @Test("continue unchanged when a start follows a stop before it is visible")
  func takenBack() throws {
    var typing = try BalloonTests.balloon()
    var balloon = typing
    balloon.perform(.stop, at: 0.4)
    balloon.perform(.start, at: 0.9)
    for time in [1.0, 1.25, 1.4, 7.7] {
      balloon.advance(to: time)
      typing.advance(to: time)
      #expect(balloon.drawnBits == typing.drawnBits)
    }
    #expect(balloon.nextEvent()?.event == .started)
    #expect(balloon.nextEvent() == nil)
  }

  @Test("stay where they are when they are stopped, get another rhythm and are started at once")
  func anotherRhythm() throws {
    var balloon = try BalloonTests.balloon()
    balloon.perform(.stop, at: 0.4)
    var style = balloon.style
    style.riseDuration = 0.3
    style.dotDelay = 0.25
    balloon.restyle(style, at: 0.4)
    let before = balloon.drawnBits
    balloon.perform(.start, at: 0.4)
    #expect(balloon.drawnBits == before)
  }

  @Test("begin anew in their order after a stop, none before it has finished")
  func restart() throws {
    var balloon = try BalloonTests.balloon()
    balloon.perform(.stop, at: 0.15)
    balloon.perform(.start, at: 1.25)  // The second dot is on its way until 1.3.
    var first: [Double] = []
    for dot in 0..<3 {
      var copy = balloon
      var time = dot == 1 ? 1.3 : 1.25
      copy.advance(to: time)
      while copy.pose(dot) == .rest {
        time += 0.001
        copy.advance(to: time)
      }
      first.append(time)
    }
    #expect((first[1] - first[0] - 0.1).magnitude < 0.005)
    #expect((first[2] - first[1] - 0.1).magnitude < 0.005)
  }

  @Test("begin anew at once where the others wait for the last one's end anyway")
  func restartOfSlowDots() throws {
    var style = BalloonMotion.Style()
    style.dotDelay = 2
    var balloon = try BalloonTests.balloon(style)
    // The first dot moves from 0 to 1.2, the second from 2 to 3.2; the first would move again from 2.4.
    balloon.perform(.stop, at: 2.2)
    balloon.perform(.start, at: 2.5)
    balloon.advance(to: 2.6)
    #expect(balloon.pose(0) != .rest)
  }

  @Test("fade and shrink with the balloon when it is hidden, and come back as they were")
  func hideAndShow() throws {
    var balloon = try BalloonTests.balloon()
    balloon.perform(.hide, at: 1)
    #expect(balloon.state == .hidden)
    balloon.advance(to: 1.1)
    let fading = balloon.output.progress
    #expect(fading > 0 && fading < 1)
    #expect(balloon.advance(to: 3) == .never)
    #expect(balloon.drawnBits.isEmpty)
    let hidden = balloon.nextEvent()
    #expect(hidden?.event == .hidden)
    #expect((hidden?.time ?? 0) > 1.1 && (hidden?.time ?? 9) < 1.6)
    #expect(balloon.nextEvent() == hidden.map { Occurrence(time: $0.time, event: .settled) })
    balloon.perform(.show, at: 4)
    #expect(balloon.state == .typing)
    #expect(balloon.nextEvent()?.event == .started)
    #expect(balloon.advance(to: 6) == .now)
    var typing = try BalloonTests.balloon()
    typing.advance(to: 6)
    #expect(balloon.drawnBits == typing.drawnBits)
  }

  @Test("ignore a new shape at no time")
  func shapeAtNoTime() throws {
    var balloon = try BalloonTests.balloon()
    let before = balloon.drawnBits
    let other = try BezierPath(content: Array("M0 0H30V10H0Z".utf8))
    balloon.setPath(other, at: .nan)
    #expect(balloon.drawnBits == before)
    balloon.setPath(other, at: 0)
    #expect(balloon.drawnBits != before)
  }

  @Test("start shows a hidden balloon, and stop ends its motion")
  func hiddenCommands() throws {
    var balloon = try BalloonTests.balloon()
    balloon.perform(.hide, at: 1)
    balloon.perform(.stop, at: 1)
    #expect(balloon.state == .hidden)
    balloon.advance(to: 9)
    var names: [BalloonMotion.Event] = []
    while let event = balloon.nextEvent() { names.append(event.event) }
    #expect(names == [.hidden, .stopped, .settled])
    balloon.perform(.show, at: 9)
    #expect(balloon.state == .stopped)
    balloon.perform(.hide, at: 9)
    balloon.perform(.start, at: 20)
    #expect(balloon.state == .typing)
  }

  @Test("need no frame any more at the very instant of their end")
  func lastFrame() throws {
    var balloon = try BalloonTests.balloon()
    balloon.perform(.hide, at: 1)
    balloon.advance(to: 9)
    let first = balloon.nextEvent()
    let hidden = try #require(first)
    #expect(hidden.event == .hidden)
    var again = try BalloonTests.balloon()
    again.perform(.hide, at: 1)
    again.advance(to: hidden.time.nextDown)
    #expect(again.nextFrame() == .now)
    again.advance(to: hidden.time)
    #expect(again.nextFrame() == .never)
  }

  // MARK: The reader

  @Test("change their opacity only under Reduce Motion", arguments: BalloonMotion.DotStyle.allCases)
  func reduceMotion(dotStyle: BalloonMotion.DotStyle) throws {
    var style = BalloonMotion.Style()
    style.dotStyle = dotStyle
    var balloon = try BalloonTests.balloon(style)
    let rest = BalloonTests.bounds(.dot, 0, of: balloon)
    balloon.handle(.surroundings(Surroundings(reduceMotion: true)), at: 0)
    var opacities: Set<Double> = []
    for index in 1...120 {
      balloon.advance(to: Double(index) / 100)
      #expect(BalloonTests.bounds(.dot, 0, of: balloon) == rest)
      opacities.insert(balloon.pose(0).opacity)
    }
    #expect(opacities.count > 20)
    balloon.perform(.hide, at: 1.3)
    balloon.advance(to: 1.35)
    var drawing = Drawing()
    balloon.draw(into: &drawing)
    #expect(drawing.items.first?.content == .group(.identity, clipped: nil))
  }

  @Test("are announced to a screen reader once, while typing")
  func accessibility() throws {
    var balloon = try BalloonTests.balloon()
    func value(_ balloon: BalloonMotion) -> String {
      balloon.output.accessibility.value.description
    }
    #expect(balloon.output.accessibility.role == .status)
    #expect(balloon.output.accessibility.label.description == "Message balloon")
    var said: [String] = []
    func look() { if said.last != value(balloon) { said.append(value(balloon)) } }
    for index in 0...300 {
      balloon.advance(to: Double(index) / 60)
      if index % 50 == 0 { balloon.perform(.start, at: Double(index) / 60) }
      look()
    }
    balloon.perform(.stop, at: 5.1)
    look()
    balloon.perform(.hide, at: 5.2)
    look()
    #expect(said == ["is typing", ""])
  }

  @Test("ignore touches")
  func touches() throws {
    var balloon = try BalloonTests.balloon()
    let claim = balloon.handle(.touch(id: 1, phase: .down, point: Point2D(50, 50)), at: 1)
    #expect(claim == .refused)
  }
}
