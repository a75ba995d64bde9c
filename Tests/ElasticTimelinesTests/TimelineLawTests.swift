import ElasticTimelines
import TestSupport
import Testing

/// Laws over ten thousand seeded timelines each.
@Suite struct TimelineLawTests {
  static let rounds = 10_000

  @Test("progress stays in 0...1 and time in the iteration, for all numbers")
  func range() throws {
    var random = SplitMix(seed: 1)
    var samples = 0
    var finite = 0
    for _ in 0..<Self.rounds {
      let timeline: MotionTimeline
      do throws(MotionTimeline.ParameterError) {
        timeline = try MotionTimeline(
          iterationDuration: random.oddNumber(), delay: random.oddNumber(),
          endDelay: random.oddNumber(), iterations: random.oddNumber(),
          iterationStart: random.oddNumber(),
          direction: random.one(of: MotionTimeline.Direction.allCases), speed: random.oddNumber(),
          fill: random.one(of: MotionTimeline.Fill.allCases), begin: random.oddNumber(),
          offset: random.oddNumber())
      } catch {
        continue
      }
      for _ in 0..<8 {
        let sample = timeline.sample(at: random.oddNumber())
        #expect(sample.localTime.isFinite)
        guard let place = sample.position else {
          #expect(sample.phase != .active)
          continue
        }
        samples += 1
        #expect((0...1).contains(place.progress), "\(timeline)")
        #expect(place.activeTime.isFinite && place.activeTime >= 0)
        #expect(place.time.isFinite && place.time >= 0 && place.time <= timeline.duration)
        #expect(place.iteration >= 0 && place.cycle >= 0)
        guard timeline.iterations != .infinity else { continue }
        #expect(place.iteration.isFinite)
        finite += 1
      }
    }
    #expect(samples > 2000 && finite > 1000)
  }

  @Test("within an iteration progress only rises, or only falls")
  func monotone() throws {
    var random = SplitMix(seed: 2)
    var pairs = 0
    for _ in 0..<Self.rounds {
      let timeline =
        try random.one(of: [true, false])
        ? random.webTimeline(fill: .both) : random.coreAnimationTimeline(fill: .both)
      let times = (0..<8).map { _ in random.number(-4...9) }.sorted()
      for (early, late) in zip(times, times.dropFirst()) {
        // A negative delay lets the fill before it start anywhere, as on the web.
        if timeline.delay < 0, timeline.sample(at: early).phase != .active { continue }
        if timeline.delay < 0, timeline.sample(at: late).phase != .active { continue }
        guard let a = timeline.sample(at: early).position,
          let b = timeline.sample(at: late).position, a.iteration == b.iteration
        else { continue }
        pairs += 1
        let isRising = (timeline.speed < 0) == a.isReversed
        #expect(isRising ? a.progress <= b.progress : a.progress >= b.progress)
        #expect(a.isReversed == b.isReversed)
      }
      if timeline.speed != 0, timeline.localTime(at: times[0]) != timeline.localTime(at: times[7]) {
        let rises = timeline.localTime(at: times[0]) < timeline.localTime(at: times[7])
        #expect(rises == (timeline.speed > 0))
      }
    }
    #expect(pairs > 10_000)
  }

  @Test("Core Animation's form and the web's convert to each other")
  func forms() throws {
    var random = SplitMix(seed: 3)
    for _ in 0..<Self.rounds {
      let count = random.one(of: [0, 1, .infinity, random.number(0...4)])
      let turns = random.one(of: [true, false])
      let (begin, offset) = (random.number(-2...2), random.number(-2...2))
      let (duration, speed) = (random.number(0...3), random.number(-3...3))
      let fill = random.one(of: MotionTimeline.Fill.allCases)
      let original = try MotionTimeline(
        begin: begin, duration: duration, offset: offset, speed: speed, repeats: .count(count),
        autoreverses: turns, fill: fill)
      let web = try MotionTimeline(
        iterationDuration: duration, iterations: turns ? count * 2 : count,
        direction: turns ? .alternate : .normal, speed: speed, fill: fill, begin: begin,
        offset: offset)
      #expect(original == web)
      #expect(try MotionTimeline(try #require(web.coreAnimationForm)) == original)
      let bySeconds = try MotionTimeline(
        duration: duration + 0.1, repeats: .seconds(random.number(0...9)), autoreverses: turns)
      #expect(try MotionTimeline(try #require(bySeconds.coreAnimationForm)) == bySeconds)
    }
  }

  @Test("a delay is an offset the other way, if Core Animation has a form for it")
  func delays() throws {
    var random = SplitMix(seed: 4)
    var mapped = 0
    for _ in 0..<Self.rounds {
      let web = try random.webTimeline()
      guard let form = web.coreAnimationForm else {
        let cannot =
          web.delay < 0 || web.endDelay < 0 || web.iterationStart > 0 || web.direction == .reverse
          || web.direction == .alternateReverse
        #expect(cannot)
        continue
      }
      mapped += 1
      let other = try MotionTimeline(form)
      let time = random.number(-4...9)
      let (a, b) = (web.sample(at: time), other.sample(at: time))
      #expect(a.phase == b.phase)
      #expect(a.position?.iteration == b.position?.iteration)
      let difference = (a.position?.progress ?? -1) - (b.position?.progress ?? -1)
      #expect(difference.magnitude < 1e-9 / max(min(web.duration, 1), 1e-3))
    }
    #expect(mapped > 300)
  }

  @Test("nesting composes: the inner one gets the outer one's time")
  func nesting() throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<Self.rounds {
      let inner = try random.coreAnimationTimeline()
      let outer = try random.webTimeline()
      let time = random.number(-4...9)
      let found = inner.sample(at: time, inside: outer)
      if let place = outer.sample(at: time).position {
        // While it runs backwards, an edge is reached from the other side.
        if place.isReversed != (outer.speed < 0) { continue }
        #expect(found?.position?.progress == inner.sample(at: place.time).position?.progress)
      } else {
        #expect(found == nil)
      }
      // One without an end and with speed 1 changes nothing; two speeds multiply.
      let plain = try MotionTimeline(duration: .infinity)
      if time >= 0 { #expect(inner.sample(at: time, inside: plain) == inner.sample(at: time)) }
      let speeds = (random.number(0...3), random.number(0...3))
      let a = try MotionTimeline(duration: .infinity, speed: speeds.0)
      let b = try MotionTimeline(duration: .infinity, speed: speeds.1)
      let both = b.sample(at: time, inside: a)?.position?.time
      if time > 0 {
        #expect(((both ?? -1) - time * speeds.0 * speeds.1).magnitude < 1e-12)
      } else {
        #expect(both == nil)
      }
    }
  }

  @Test("inside one that runs back, the edges are met from the other side")
  func nestedEdges() throws {
    let inner = try MotionTimeline(begin: 1, duration: 1)
    let forth = try MotionTimeline(duration: 4)
    let back = try MotionTimeline(iterationDuration: 4, direction: .reverse)
    #expect(inner.sample(at: 1, inside: forth)?.phase == .active)
    #expect(inner.sample(at: 2, inside: forth)?.phase == .after)
    #expect(inner.sample(at: 2, inside: back)?.phase == .active)
    #expect(inner.sample(at: 3, inside: back)?.phase == .before)
    let group = MotionGroup(back, children: [inner])
    #expect(group.sample(of: 0, at: 2) == inner.sample(at: 2, inside: back))
  }

  @Test("a pause keeps the progress, and the rest continues from there")
  func pause() throws {
    var random = SplitMix(seed: 6)
    for _ in 0..<Self.rounds {
      let timeline =
        try random.one(of: [true, false])
        ? random.webTimeline() : random.coreAnimationTimeline()
      let (stop, wait) = (random.number(-4...9), random.number(0...9))
      let paused = timeline.paused(at: stop)
      let there = timeline.sample(at: stop)
      for time in [stop, stop + wait, -1e300, .infinity, .nan] {
        #expect(paused.sample(at: time) == there)
      }
      #expect(paused.paused(at: 3).sample(at: 4) == there)
      let resumed = paused.resumed(at: stop + wait)
      #expect(!resumed.isPaused && resumed.sample(at: stop + wait) == there)
      let later = random.number(0...9)
      let difference =
        resumed.localTime(at: stop + wait + later) - timeline.localTime(at: stop + later)
      #expect(difference.magnitude < 1e-12)
      let slower = try timeline.changed(toSpeed: random.number(-3...3), at: stop)
      #expect(slower.localTime(at: stop) == timeline.localTime(at: stop))
    }
  }

  @Test("ten seconds, an hour and 1e9 seconds give a finite result, and a NaN that of 0")
  func far() throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<Self.rounds {
      let timeline =
        try random.one(of: [true, false])
        ? random.webTimeline(fill: .both) : random.coreAnimationTimeline(fill: .both)
      for time in [10, 3600, 1e9, -1e9, 1e300, -1e300, .infinity, -.infinity] {
        let place = try #require(timeline.sample(at: time).position)
        #expect(place.progress.isFinite && place.time.isFinite)
      }
      #expect(timeline.sample(at: .nan) == timeline.sample(at: 0))
    }
  }
}
