import ElasticKit

/// One value of an animation, at a time.
struct SVGKeyframe {
  /// Seconds.
  var time: Double
  var value: Value
  /// The easing to the next value.
  var ease = Ease.linear

  enum Value {
    case numbers([Double])
    case text([UInt8])
  }

  /// Splines of SMIL: the value of a cubic curve whose time is even.
  enum Ease {
    case linear
    /// Without a corner at either end: 3s² − 2s³.
    case smooth
    /// Like the rise of a thrown object: 2s − s².
    case rising
    /// Like the fall of a dropped object: s².
    case falling
    /// As with both control points over the middle.
    case lingering
    /// As was fitted; within 0...1.
    case fitted(KeyEase)

    fileprivate func append(to bytes: inout [UInt8]) {
      switch self {
      case .linear: ("0 0 1 1" as StaticString).append(to: &bytes)
      case .smooth: ("0.333333 0 0.666667 1" as StaticString).append(to: &bytes)
      case .rising: ("0.333333 0.666667 0.666667 1" as StaticString).append(to: &bytes)
      case .falling: ("0.333333 0 0.666667 0.333333" as StaticString).append(to: &bytes)
      case .lingering: ("0.333333 0.5 0.666667 0.5" as StaticString).append(to: &bytes)
      case .fitted(let ease):
        for (index, number) in [ease.x1, ease.y1, ease.x2, ease.y2].enumerated() {
          if index > 0 { bytes.append(0x20) }
          DecimalText.append(number, decimals: 3, to: &bytes)
        }
      }
    }
  }

  init(_ time: Double, _ numbers: [Double], _ ease: Ease = .linear) {
    (self.time, value, self.ease) = (time, .numbers(numbers), ease)
  }

  init(_ time: Double, _ number: Double, _ ease: Ease = .linear) {
    self.init(time, [number], ease)
  }

  init(_ time: Double, text: [UInt8]) { (self.time, value) = (time, .text(text)) }
}

/// Animations that all last as long as each other and start again together.
struct SVGClock {
  /// Seconds; positive, and whole milliseconds.
  let duration: Double
  /// How often it plays before it stops at its end; 0 for ever.
  var plays: Int

  /// Firefox counts in whole milliseconds: it rounds a duration, and all keys, which are shares of it, move along.
  init(duration: Double, plays: Int = 0) {
    self.duration = max(ElasticMath.round(duration * 1000), 1) / 1000
    self.plays = plays
  }

  /// The share of the duration, never past its end.
  fileprivate func share(_ time: Double) -> Double { min(max(time / duration, 0), 1) }

  /// The same, but never later: what appears at a whole millisecond is there then.
  fileprivate func shareBefore(_ time: Double) -> Double {
    ElasticMath.floor(share(time) * 1e8) / 1e8
  }
}

extension SVGText {
  /// Animates an attribute of the open element, or one kind of its transform; nothing where it never changes.
  mutating func animate(
    _ name: StaticString, _ clock: SVGClock, _ frames: [SVGKeyframe], isDiscrete: Bool = false,
    transform: StaticString? = nil
  ) {
    guard frames.count > 1 else { return }
    // SMIL requires values at 0 and at the end: the first and the last value are repeated there.
    var frames = frames
    if frames[0].time > 0 {
      var first = frames[0]
      (first.time, first.ease) = (0, .linear)
      frames.insert(first, at: 0)
    }
    if !isDiscrete, var last = frames.last, clock.share(last.time) < 1 {
      last.time = clock.duration
      frames[frames.count - 1].ease = .linear
      frames.append(last)
    }
    open(transform == nil ? "animate" : "animateTransform")
    attribute("attributeName", name)
    if let transform { attribute("type", transform) }
    attribute("dur", text: seconds(clock.duration))
    if clock.plays == 0 { attribute("repeatCount", "indefinite") }
    if clock.plays > 1 { attribute("repeatCount", Double(clock.plays)) }
    if clock.plays > 0 { attribute("fill", "freeze") }
    attribute("calcMode", isDiscrete ? "discrete" : "spline")
    attribute(
      "values",
      text: list(frames) { frame, bytes in
        switch frame.value {
        case .text(let text): bytes += text
        case .numbers(let numbers):
          for (index, number) in numbers.enumerated() {
            if index > 0 { bytes.append(0x20) }
            DecimalText.append(number, decimals: 3, to: &bytes)
          }
        }
      })
    // A millisecond of an hour.
    attribute(
      "keyTimes",
      text: list(frames) {
        let share = isDiscrete ? clock.shareBefore($0.time) : clock.share($0.time)
        DecimalText.append(share, decimals: 8, to: &$1)
      })
    if !isDiscrete {
      attribute("keySplines", text: list(frames.dropLast()) { $0.ease.append(to: &$1) })
    }
    endElement()
  }

  private func list(
    _ frames: some Collection<SVGKeyframe>, _ append: (SVGKeyframe, inout [UInt8]) -> Void
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for frame in frames {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
      append(frame, &bytes)
    }
    return bytes
  }

  private func seconds(_ seconds: Double) -> [UInt8] {
    var bytes: [UInt8] = []
    DecimalText.append(seconds, decimals: 6, to: &bytes)
    bytes.append(UInt8(ascii: "s"))
    return bytes
  }
}
