import ElasticKit

extension Footage {
  /// Seconds of a run after the last input if the motion never rests and never repeats.
  public static let endless = 2.0
  /// Seconds after the last input within which a repetition must occur twice.
  static let patience = 12.0
  /// The largest duration in seconds.
  public static let longest = 600.0

  /// The run of a component with a recording, from the start to rest; of an idle one without a `duration`, only what
  /// repeats. Its size is the largest that the component gets.
  ///
  /// - Parameters:
  ///   - component: in its state before the recording starts.
  ///   - surroundings: the reader's settings until the recording changes them.
  ///   - duration: seconds; nil for as long as something moves.
  public init<C: ElasticComponent>(
    _ recording: ElasticRecording, component: C, surroundings: Surroundings = Surroundings(),
    rate: Double = 60, duration: Double? = nil, letters: Letters? = nil
  ) {
    var session = ElasticSession(
      replaying: recording, on: component, surroundings: surroundings)
    self.init(recording, surroundings, rate, duration, letters) { time, drawing in
      let activity = session.advance(to: time)
      while session.nextEvent() != nil {}
      session.component.draw(into: &drawing)
      return activity
    }
  }

  /// Compiled once, not once a component.
  @inline(never)
  private init(
    _ recording: ElasticRecording, _ surroundings: Surroundings, _ rate: Double,
    _ duration: Double?, _ letters: Letters?,
    play: @escaping (Double, inout Drawing) -> NextFrame
  ) {
    self.init(
      size: recording.largestSize,
      palette: ElasticPalette(recording.surroundings(at: 0) ?? surroundings), rate: rate,
      inputs: recording.inputTimes, duration: duration, letters: letters, play: play)
  }

  /// The run of any drawing function.
  ///
  /// Without a `duration` it ends when nothing changes any more, after the last input. A motion that repeats
  /// is kept up to the end of the first repetition, which is then the ``loop``; without any input the loop is all
  /// that is kept.
  /// - Parameters:
  ///   - inputs: the times of inputs in seconds; inputs after ``longest`` are not shown.
  ///   - play: advances to a time in seconds, later than the last, draws, and returns the next frame.
  /// - Throws: the error of `play`.
  public init<Failure: Error>(
    size: Size2D, palette: ElasticPalette = ElasticPalette(), rate: Double = 60,
    inputs: [Double] = [],
    duration: Double? = nil, letters: Letters? = nil,
    play: (Double, inout Drawing) throws(Failure) -> NextFrame
  ) throws(Failure) {
    let rate = rate > 0 && rate <= 1000 ? rate : 60
    self.init(size: size, rate: rate)
    var cache = LetterCache(letters)
    var drawing = Drawing()
    let last = inputs.reduce(0) { $1 > $0 ? min($1, Self.longest) : $0 }
    var repetition = Repetition(start: Int(last * rate) + 1)
    let end = duration.map { Int(ElasticMath.round(min(max($0, 0), Self.longest) * rate)) - 1 }
    var frame = 0
    while true {
      drawing.removeAll()
      let time = Double(frame) / rate
      let activity = try play(time, &drawing)
      add(drawing, at: Double(frame), palette: palette, letters: &cache)
      if let end {
        if frame >= end { break }
      } else if time >= last {
        if activity.isFinal { break }
        repetition.add(drawing, frame)
        if time >= last + Self.patience, repetition.isOpen {
          if let found = repetition.found() {
            cut(after: found.upperBound)
            loop = found
            break
          }
          repetition.isOpen = false
        }
        if time >= Self.longest {
          cut(after: Int((last + Self.endless) * rate))
          break
        }
      }
      let next = Double(frame + 1) / rate
      if !inputs.contains(where: { $0 > time && $0 <= next }) {
        for quarter in [0.25, 0.5, 0.75] {
          drawing.removeAll()
          _ = try play((Double(frame) + quarter) / rate, &drawing)
          add(drawing, at: Double(frame) + quarter, palette: palette, letters: &cache)
        }
      }
      frame += 1
    }
    if let loop, inputs.isEmpty { self = part(loop.lowerBound...loop.upperBound) }
  }

  /// Removes everything after a frame.
  private mutating func cut(after frame: Int) {
    frameCount = min(frameCount, frame + 1)
    let count = times.firstIndex { $0 > Double(frame) } ?? times.count
    times.removeSubrange(count...)
    for index in tracks.indices { tracks[index].samples.removeAll { $0.time >= count } }
    for index in groups.indices { groups[index].samples.removeAll { $0.time >= count } }
    tracks.removeAll { $0.samples.isEmpty }
  }

  /// A part of the run, as a separate run that starts at 0.
  ///
  /// - Parameter frames: the first, and the one it ends on, which is still shown.
  public func part(_ frames: ClosedRange<Int>) -> Footage {
    var part = self
    part.cut(after: frames.upperBound)
    let first = max(frames.lowerBound, 0)
    guard first > 0 else { return part }
    let start = part.times.firstIndex { $0 >= Double(first) } ?? part.times.count
    part.frameCount = max(part.frameCount - first, 0)
    part.times = part.times[start...].map { $0 - Double(first) }
    for index in part.tracks.indices {
      part.tracks[index].samples = part.tracks[index].samples.compactMap { $0.moved(by: start) }
    }
    for index in part.groups.indices {
      part.groups[index].samples = part.groups[index].samples.compactMap { $0.moved(by: start) }
    }
    part.tracks.removeAll { $0.samples.isEmpty }
    part.loop = loop.map { max($0.lowerBound - first, 0)..<($0.upperBound - first) }
    return part
  }
}

extension Footage.Sample {
  fileprivate func moved(by count: Int) -> Self? {
    guard time >= count else { return nil }
    var moved = Footage.Sample(
      time: time - count, path: path, map: map, color: color, opacity: opacity)
    (moved.rule, moved.stroke, moved.text, moved.utf8) = (rule, stroke, text, utf8)
    return moved
  }
}

extension Footage.GroupSample {
  fileprivate func moved(by count: Int) -> Self? {
    guard time >= count else { return nil }
    return Footage.GroupSample(
      time: time - count, opacity: opacity, clip: clip, rule: rule, map: map)
  }
}

extension NextFrame {
  /// Whether nothing changes any more without input.
  var isFinal: Bool {
    switch self {
    case .never: true
    case .at(let time): time == .infinity
    case .now: false
    }
  }
}

/// Finds repetitions in the numbers of the drawings.
private struct Repetition {
  /// The frame of the first drawing.
  let start: Int
  var isOpen = true
  private var drawings: [[Double]] = []

  init(start: Int) { self.start = start }

  mutating func add(_ drawing: Drawing, _ frame: Int) {
    guard isOpen, frame >= start else { return }
    var numbers: [Double] = []
    drawing.forEachNumber { numbers.append($0) }
    drawings.append(numbers)
  }

  /// The first period of frames; nil without a repetition, or if nothing moves.
  func found() -> Range<Int>? {
    let last = drawings.count - 1
    guard last > 2 else { return nil }
    for period in 1..<drawings.count / 2 where same(last, last - period) {
      var first = last
      while first > period, same(first - 1, first - 1 - period) { first -= 1 }
      // A pause looks like a repetition, but does not last.
      guard last - first >= max(period, drawings.count / 2) else { continue }
      let begin = first - period
      guard (1..<period).contains(where: { !same(begin, begin + $0) }) else { continue }
      return start + begin..<start + first
    }
    return nil
  }

  private func same(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (drawings[a], drawings[b])
    guard a.count == b.count else { return false }
    for index in a.indices where !((a[index] - b[index]).magnitude <= 0.001) { return false }
    return true
  }
}
