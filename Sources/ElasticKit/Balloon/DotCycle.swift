/// The movement of a dot up, out, in and back: a pure function of the seconds since its start, with every
/// constant number computed before.
struct DotCycle: Sendable {
  /// The state of a dot.
  struct Pose: Equatable, Sendable {
    /// Above its place, in diameters.
    var height = 0.0
    /// In diameters.
    var scale = 1.0
    var opacity = 1.0

    /// At its place, as without typing.
    static let rest = Pose()
  }

  /// Of the whole cycle.
  let period: Double
  // Not the whole style, which would be copied for each dot of each frame.
  private let dotStyle: BalloonMotion.DotStyle
  private let riseHeight: Double, riseScale: Double
  private let fallDepth: Double, fallScale: Double
  private let pulseOpacity: Double, pulseScale: Double
  private let spring: DampedSpring
  private let rise: CutSpring
  private let place: CutSpring
  private let grow: CutSpring
  private let fade: CutSpring

  init(_ style: BalloonMotion.Style) {
    dotStyle = style.dotStyle
    riseHeight = style.riseHeightShare
    riseScale = style.riseScale
    fallDepth = style.fallDepthShare
    fallScale = style.fallScale
    pulseOpacity = style.pulseOpacity
    pulseScale = style.pulseScale
    let rises = style.riseDuration
    let falls = style.fallDuration
    period = rises + falls
    spring = .dots(style)
    let isEven = style.dotStyle != .cut
    rise = CutSpring(spring, rises, isEven)
    place = CutSpring(spring, min(style.placeDuration, falls), isEven)
    grow = CutSpring(spring, min(style.growDuration, falls), isEven)
    fade = CutSpring(spring, min(style.fadeDuration, falls), isEven)
  }

  /// The state of a dot `seconds` after its cycle began; `still` means that only its opacity may change.
  func pose(after seconds: Double, isStill: Bool) -> Pose {
    guard seconds > 0, seconds < period else { return .rest }
    switch dotStyle {
    case .classic, .cut:
      var pose = classicPose(after: seconds)
      if isStill {
        pose.height = 0
        pose.scale = 1
      }
      return pose
    case .wave:
      let share = bump(after: seconds)
      return isStill
        ? Pose(opacity: 1 - (1 - pulseOpacity) * share)
        : Pose(height: riseHeight * share)
    case .pulse:
      let share = bump(after: seconds)
      return Pose(
        scale: isStill ? 1 : 1 - (1 - pulseScale) * share,
        opacity: 1 - (1 - pulseOpacity) * share)
    }
  }

  /// Up and out in the first part, in from below in the second. Between them the opacity is 0, so
  /// that the dot is invisible while it changes its place.
  private func classicPose(after seconds: Double) -> Pose {
    if seconds < rise.duration {
      let share = rise.share(raw(seconds), at: seconds)
      return Pose(
        height: riseHeight * share, scale: 1 + (riseScale - 1) * share,
        opacity: min(max(1 - share, 0), 1))
    }
    let seconds = seconds - rise.duration
    let raw = raw(seconds)
    return Pose(
      height: -fallDepth * (1 - place.share(raw, at: seconds)),
      scale: fallScale + (1 - fallScale) * grow.share(raw, at: seconds),
      opacity: min(max(fade.share(raw, at: seconds), 0), 1))
  }

  /// The progress of the spring, from 0 to 1 and beyond.
  private func raw(_ seconds: Double) -> Double {
    1 - DampedSpring.Step(spring, seconds: seconds).offsetPerOffset
  }

  /// 0, up to 1 and back within the first half of the cycle, smoothly.
  private func bump(after seconds: Double) -> Double {
    let share = seconds / period * 2
    guard share < 1 else { return 0 }
    return (1 - ElasticMath.cos(2 * Double.pi * share)) / 2
  }
}

/// A spring that is cut off and, by default, divided by its value at the cut, so that it ends
/// on its target.
private struct CutSpring: Sendable {
  let duration: Double
  private let end: Double

  init(_ spring: DampedSpring, _ duration: Double, _ endsOnTarget: Bool) {
    self.duration = duration
    end = endsOnTarget ? 1 - DampedSpring.Step(spring, seconds: duration).offsetPerOffset : 1
  }

  /// The share at `seconds`; `raw` is the uncut spring's value. If the spring has
  /// almost no motion before its cut, the movement is linear.
  func share(_ raw: Double, at seconds: Double) -> Double {
    guard seconds < duration else { return 1 }
    return end >= 0.01 ? raw / end : seconds / duration
  }
}

extension DampedSpring {
  fileprivate static func dots(_ style: BalloonMotion.Style) -> DampedSpring {
    do throws(ParameterError) {
      return try DampedSpring(
        mass: 1, stiffness: style.stiffness, friction: style.friction)
    } catch {
      return .coreAnimationDefault
    }
  }
}
