/// Timelines side by side, inside a common one that cuts them.
///
/// The children use the time within the group's iteration, so the group's speed, repeats and fill
/// apply to all of them, and none is active past the group's duration, even if it is longer.
public struct MotionGroup: Hashable, Sendable {
  /// The group's own timeline.
  public var timeline: MotionTimeline
  /// The timelines inside it.
  public var children: [MotionTimeline]

  /// `children` inside `timeline`.
  public init(_ timeline: MotionTimeline, children: [MotionTimeline]) {
    self.timeline = timeline
    self.children = children
  }

  /// A group of `children`, once, as long as the last of them.
  public init(_ children: [MotionTimeline]) {
    var duration = 0.0
    for child in children { duration = max(duration, child.end) }
    // Zero or more, so it cannot be refused.
    do throws(MotionTimeline.ParameterError) {
      timeline = try MotionTimeline(duration: duration)
    } catch {
      preconditionFailure("a duration of zero or more is accepted")
    }
    self.children = children
  }

  /// A child's sample at the group's parent's time; nil while the group itself has no progress.
  public func sample(of child: Int, at time: Double) -> MotionTimeline.Sample? {
    children[child].sample(at: time, inside: timeline)
  }
}
