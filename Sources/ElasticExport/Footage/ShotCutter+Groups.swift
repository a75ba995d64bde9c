// What belongs to a whole group: its opacity, its clip as a shot, and its motion.
//
// A group that moves and scales its contents gets keys of its own, and the contents are mapped back to where they are
// at its largest scale: one motion is fitted instead of one for each item. Both share the error.
// Limits: a group that turns, is under a clip or holds one, or whose contents would then leave the picture and be cut
// off, moves item by item.

import ElasticKit

extension ShotCutter {
  /// The opacity of a group through all of the take.
  func opacity(ofGroup group: Int) -> [Key] {
    opacity(ofGroup: group, in: take.frames)
  }

  /// The opacity of a group.
  func opacity(ofGroup group: Int, in frames: ClosedRange<Int>) -> [Key] {
    let times = take.times(in: frames)
    return fit(
      times.map { take.times[$0] }, error * 0.04, false,
      times.map { [clip(group, $0)?.opacity ?? 1] })
  }

  /// A clip as a shot of the same outline; nil if the clip does not exist all the time, or consists
  /// of different steps at different times.
  func shot(ofClip group: Int, in frames: ClosedRange<Int>) -> Shot? {
    var samples: [Take.Sample] = []
    for time in take.times(in: frames) {
      guard let clip = clip(group, time),
        samples.isEmpty
          || clip.clip.hasSameSteps(as: samples[0].path) && clip.rule == samples[0].rule
      else { return nil }
      var sample = Take.Sample(
        time: time, lastTime: time, path: clip.clip, map: .identity, color: .black, opacity: 1)
      sample.rule = clip.rule
      samples.append(sample)
    }
    return shot(take.groups[group].id, -1, .fill, samples, [])
  }

  /// Whether a clip equals the fill of a shot at all times of some frames.
  func isClip(_ group: Int, of shot: Shot, in frames: ClosedRange<Int>) -> Bool {
    guard shot.kind == .fill, shot.clips.isEmpty, shot.frames.contains(frames.lowerBound),
      shot.frames.contains(frames.upperBound)
    else { return false }
    let times = take.times(in: frames)
    let samples = take.tracks[shot.track].samples(from: times[0], to: times[times.count - 1])
    guard samples.count == times.count else { return false }
    for (index, time) in times.enumerated() {
      guard samples[index].time == time, let clip = clip(group, time),
        clip.rule == shot.rule, samples[index].path.transformed(by: samples[index].map) == clip.clip
      else { return false }
    }
    return true
  }

  /// Moves groups with their contents if they fade as a whole and do not clip.
  mutating func poseGroups() {
    for group in take.groups.indices where !take.groups[group].isClip {
      let tracks = take.tracks.filter { $0.groups.contains(group) }
      let isAlone = tracks.allSatisfy { track in
        track.groups.allSatisfy { !take.groups[$0].isClip && backs[$0].isEmpty }
      }
      if isAlone, let maps = moves(group, tracks) { backs[group] = maps }
    }
  }

  /// The maps back to the sample with the group's largest scale; nil if it does not move, if it
  /// rotates, or if
  /// something would leave the picture and be cut.
  private func moves(_ group: Int, _ tracks: [Take.Track]) -> [Affine]? {
    let maps = take.times.indices.map { clip(group, $0)?.map ?? .identity }
    guard maps.contains(where: { $0 != maps[0] }) else { return nil }
    func area(_ map: Affine) -> Double { (map.a * map.d - map.b * map.c).magnitude }
    var largest = maps[0]
    for map in maps where area(map) > area(largest) { largest = map }
    var backs: [Affine] = []
    for map in maps {
      guard map.b == 0, map.c == 0, let inverse = map.inverse else { return nil }
      backs.append(inverse.then(largest))
    }
    for track in tracks {
      for sample in track.samples {
        for time in sample.time...sample.lastTime {
          let path = sample.path.transformed(by: sample.map.then(backs[time]))
          guard let bounds = path.bounds else { continue }
          let margin = (sample.stroke?.width ?? 0) / 2 - 1e-6
          guard bounds.minX >= margin, bounds.minY >= margin,
            bounds.maxX <= take.size.width - margin, bounds.maxY <= take.size.height - margin
          else { return nil }
        }
      }
    }
    return backs
  }

  /// A group's motion of its contents; nil without one.
  func pose(ofGroup group: Int, in frames: ClosedRange<Int>) -> Shot.Pose? {
    guard !backs[group].isEmpty else { return nil }
    var path = BezierPath()
    path.rect(Rect2D(x: 0, y: 0, width: take.size.width, height: take.size.height))
    let times = take.times(in: frames)
    let samples = times.map { time in
      Take.Sample(
        time: time, lastTime: time, path: path, map: backs[group][time].inverse ?? .identity,
        color: .black,
        opacity: 1)
    }
    let movement = Movement(samples)
    return movement.fitted(tolerance: error / 2, joined: false, factored: false) {
      tolerance, arePoints, values in
      fit(times.map { take.times[$0] }, tolerance, arePoints, values)
    }.1
  }
}
