// From the samples of a take to shots: the layers of a moving file, with their keys.
//
// A file can blend two outlines only if they have the same steps. So a shot ends where an item's steps, text, kind of
// line or clips change. It begins and ends on whole frames, without those in which the item is almost transparent.
// Each value is then fitted within the error (KeyFit.swift).

import ElasticKit

/// Cuts a take into shots.
struct ShotCutter {
  var take: Take
  /// Points.
  let error: Double
  var overshoots = true
  /// Whether all outlines of an item have their keys at the same times.
  var joinsOutlines = false
  /// Whether a stretch along one axis becomes a transform, if that takes fewer bytes.
  var factorsMotion = false
  /// For each group that moves its contents, and each time, the map back to the contents' place if
  /// the group did not move; empty for the others.
  var backs: [[Affine]]
  /// Fits of this take.
  private let known = KnownFits()
  /// For each group and time, the index of its sample; −1 if there is none.
  var groupSamples: [[Int]]

  /// Every number stays within `error` points of the take; 0 gives a key a frame.
  init(_ take: Take, error: Double) {
    self.take = take
    self.error = error
    backs = take.groups.map { _ in [] }
    groupSamples = take.groups.map { Self.sampleIndices(of: $0, count: take.times.count) }
  }

  /// For each time, the index of a group's sample; −1 if there is none.
  static func sampleIndices(of group: Take.Group, count: Int) -> [Int] {
    var indices = [Int](repeating: -1, count: count)
    for (index, sample) in group.samples.enumerated() {
      for time in sample.time...sample.lastTime { indices[time] = index }
    }
    return indices
  }

  /// In drawing order; `step` is called with the number of finished items and of all items.
  /// - Throws: the error of `step`.
  func shots<Failure: Error>(
    _ step: (_ done: Int, _ count: Int) throws(Failure) -> Void
  ) throws(Failure) -> [Shot] {
    var result: [Shot] = []
    for (trackIndex, track) in take.tracks.enumerated() {
      try step(trackIndex, take.tracks.count)
      var start = 0
      for index in track.samples.indices.dropFirst() where !joins(track, index) {
        append(trackIndex, start..<index, to: &result)
        start = index
      }
      append(trackIndex, start..<track.samples.count, to: &result)
    }
    return result
  }

  /// Whether a sample continues the shot of the one before it.
  private func joins(_ track: Take.Track, _ index: Int) -> Bool {
    let (old, new) = (track.samples[index - 1], track.samples[index])
    guard new.time == old.lastTime + 1, new.rule == old.rule, new.utf8 == old.utf8,
      new.path.hasSameSteps(as: old.path), Self.areAlike(old.stroke, new.stroke),
      Self.areAlike(old.text, new.text)
    else { return false }
    return track.groups.allSatisfy { group in
      guard take.groups[group].isClip else { return true }
      guard let a = clip(group, old.lastTime), let b = clip(group, new.time) else { return false }
      return a.rule == b.rule && a.clip.hasSameSteps(as: b.clip)
    }
  }

  func clip(_ group: Int, _ time: Int) -> Take.GroupSample? {
    let index = groupSamples[group][time]
    return index < 0 ? nil : take.groups[group].samples[index]
  }

  private static func areAlike(_ a: PathStroke?, _ b: PathStroke?) -> Bool {
    guard let a, let b else { return (a == nil) == (b == nil) }
    return a.cap == b.cap && a.join == b.join && (a.dash == nil) == (b.dash == nil)
  }

  private static func areAlike(_ a: TextRun?, _ b: TextRun?) -> Bool {
    guard let a, let b else { return (a == nil) == (b == nil) }
    return a.size == b.size && a.weight == b.weight && a.anchor == b.anchor
      && a.isRightToLeft == b.isRightToLeft
  }

  /// Adds the shot of some samples in turn.
  private func append(
    _ trackIndex: Int, _ range: Range<Int>, to shots: inout [Shot]
  ) {
    let track = take.tracks[trackIndex]
    func isWhole(_ time: Int) -> Bool { take.times[time] == ElasticMath.floor(take.times[time]) }
    var first = track.samples[range.lowerBound].time
    var last = track.samples[range.upperBound - 1].lastTime
    while first <= last, !isWhole(first) { first += 1 }
    while first <= last, !isWhole(last) { last -= 1 }
    // An item that is almost transparent needs no key.
    func isSeen(_ time: Int, _ sample: Take.Sample) -> Bool {
      var opacity = sample.opacity
      for group in track.groups { opacity *= clip(group, time)?.opacity ?? 1 }
      return track.kind == .slot || opacity * sample.color.alpha > error * 0.04
    }
    var seen: ClosedRange<Int>?
    for sample in track.samples[range] {
      for time in sample.time...sample.lastTime where time >= first && time <= last {
        if isSeen(time, sample) { seen = (seen?.lowerBound ?? time)...time }
      }
    }
    guard let seen else { return }
    var (start, end) = (seen.lowerBound, seen.upperBound)
    while !isWhole(start) { start -= 1 }
    while !isWhole(end) { end += 1 }
    let shot = shot(
      track.id, trackIndex, track.kind, samples(trackIndex, from: start, to: end), track.groups)
    if let shot { shots.append(shot) }
  }

  /// The samples of a track, one a time; of one that nothing changes only the first and the last.
  private func samples(_ trackIndex: Int, from start: Int, to end: Int) -> [Take.Sample] {
    let track = take.tracks[trackIndex]
    guard var first = track.samples.last(where: { $0.time <= start }), first.lastTime >= end,
      end > start, track.groups.allSatisfy({ backs[$0].isEmpty })
    else { return track.samples(from: start, to: end) }
    var last = first
    (first.time, first.lastTime) = (start, start)
    (last.time, last.lastTime) = (end, end)
    return [first, last]
  }

  /// The shot of samples with the same structure; nil if it is invisible.
  func shot(
    _ id: ItemID, _ track: Int, _ kind: Take.Kind, _ seen: [Take.Sample], _ groups: [Int]
  ) -> Shot? {
    var samples = seen
    let frames = samples.map { take.times[$0.time] }
    let fades = groups.filter { group in
      take.groups[group].samples.contains { $0.opacity < 1 }
    }
    let start = Int(frames[0])
    var end = Int(frames[frames.count - 1])
    // The next take shows that frame; here it is only what the last keys lead to.
    if end == take.nextFrame { end -= 1 }
    guard end >= start else { return nil }
    var shot = Shot(track: track, id: id, kind: kind, frames: start...end, fades: fades)
    shot.rule = samples[0].rule
    (shot.text, shot.utf8) = (samples[0].text, samples[0].utf8)
    let fit = { (tolerance: Double, arePoints: Bool, values: [[Double]]) -> [Key] in
      self.fit(frames, tolerance, arePoints, values)
    }
    // Opacities and colours are not in points; a hundredth corresponds to a quarter of a point.
    let shade = error * 0.04
    shot.color = fit(
      shade, false, samples.map { [$0.color.red, $0.color.green, $0.color.blue] })
    shot.opacity = fit(shade, false, samples.map { [$0.opacity * $0.color.alpha] })
    if shot.opacity.allSatisfy({ $0.values[0] <= 0 }), kind != .slot { return nil }
    // An item in a moving group moves less by itself; both share the error.
    var error = error
    for group in groups where !backs[group].isEmpty {
      error /= 2
      for index in samples.indices {
        samples[index].map = samples[index].map.then(backs[group][samples[index].time])
      }
    }
    let movement = Movement(samples)
    (shot.position, shot.textScale) = (movement.position, movement.scale)
    (shot.outlines, shot.pose) = movement.fitted(
      tolerance: error, joined: joinsOutlines, factored: factorsMotion, fit)
    if let style = samples[0].stroke {
      var stroke = Shot.Stroke(style: style)
      stroke.width = fit(
        error, false, zip(samples, movement.strokeScales).map { [($0.stroke?.width ?? 0) * $1] })
      if style.dash != nil {
        stroke.dash = dash(samples, movement, error, fit)
      }
      let length = max(movement.length, 1)
      stroke.start = fit(error / length, false, samples.map { [max($0.stroke?.start ?? 0, 0)] })
      stroke.end = fit(error / length, false, samples.map { [min($0.stroke?.end ?? 1, 1)] })
      shot.stroke = stroke
    }
    for group in groups where take.groups[group].isClip {
      let clips = samples.map { clip(group, $0.time) }
      let bent = Movement.bent(
        clips.map { ($0?.clip ?? BezierPath(), .identity) }, error, joined: joinsOutlines, fit)
      shot.clips.append(Shot.Clip(group: group, outlines: bent, rule: clips[0]?.rule ?? .nonZero))
    }
    return shot
  }

  /// Length, gap and phase. Errors of the first two add up along the line.
  private func dash(
    _ samples: [Take.Sample], _ movement: Movement, _ error: Double, _ fit: Movement.Fit
  ) -> [Key] {
    let dashes = zip(samples, movement.strokeScales).map { sample, scale in
      let dash = sample.stroke?.dash
      return [dash?.length ?? 0, dash?.gap ?? 0, dash?.phase ?? 0].map { $0 * scale }
    }
    let shortest = dashes.reduce(movement.length) { min($0, $1[0] + $1[1]) }
    // An error in a length counts once for each dash of the line.
    let count = min(max(movement.length / max(shortest, 1e-3), 1), 1000)
    let values = dashes.map { [$0[0] * count, $0[1] * count, $0[2]] }
    return fit(error / 3, false, values).map { key in
      var key = key
      key.values = [key.values[0] / count, key.values[1] / count, key.values[2]]
      return key
    }
  }

  func fit(
    _ frames: [Double], _ tolerance: Double, _ arePoints: Bool, _ values: [[Double]]
  ) -> [Key] {
    // Some players misread a colour or an opacity outside 0...1.
    let overshoots = overshoots && (arePoints || tolerance != error * 0.04)
    let fit = KeyFit(
      frames: frames, tolerance: tolerance, arePoints: arePoints, overshoots: overshoots)
    return known.keys(fit, values)
  }
}
