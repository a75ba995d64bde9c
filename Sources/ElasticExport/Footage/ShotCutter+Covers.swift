@_spi(Programs) import ElasticCore
import ElasticKit

extension ShotCutter {
  /// Lets clips that come and go stay: where an item has left a clip that has grown over all of it, the clip stays as large
  /// as it must, so that the item is one layer instead of one for each time that the clip is there.
  mutating func keepClips() {
    for place in take.tracks.indices.reversed() where place < take.tracks.count {
      let inside = take.tracks[place]
      guard let group = inside.groups.last, take.groups[group].isClip,
        let outer = outside(of: place)
      else { continue }
      let outside = take.tracks[outer]
      guard let added = covers(of: outside, by: group) else { continue }
      take.groups[group].samples = (take.groups[group].samples + added).sorted { $0.time < $1.time }
      groupSamples[group] = Self.places(of: take.groups[group], count: take.times.count)
      take.tracks[place].samples = (inside.samples + outside.samples).sorted { $0.time < $1.time }
      take.tracks.remove(at: outer)
    }
  }

  /// The track that has the same item while it is out of its innermost clip; nil if another item may be between them.
  private func outside(of place: Int) -> Int? {
    let inside = take.tracks[place]
    let found = take.tracks.firstIndex { track in
      track.id == inside.id && track.kind == inside.kind && track.occurrence == inside.occurrence
        && track.clips == inside.clips.dropLast() && track.groups == inside.groups.dropLast()
    }
    guard let found else { return nil }
    let outside = take.tracks[found]
    func isSeen(_ track: Take.Track, during other: Take.Track) -> Bool {
      track.samples.contains { one in
        other.samples.contains { $0.time <= one.lastTime && one.time <= $0.lastTime }
      }
    }
    guard !isSeen(inside, during: outside) else { return nil }
    let between = min(place, found) + 1..<max(place, found)
    let isFree = between.allSatisfy { index in
      let track = take.tracks[index]
      return track.kind == .slot || track.id == inside.id || !isSeen(track, during: outside)
    }
    return isFree ? found : nil
  }

  /// Samples of a clip for all times at which an item is out of it; nil if it does not cover the item.
  private func covers(of track: Take.Track, by group: Int) -> [Take.GroupSample]? {
    var result: [Take.GroupSample] = []
    for item in track.samples {
      guard item.stroke == nil, item.text == nil,
        let box = item.path.transformed(by: item.map).bounds
      else { return nil }
      let before = take.times.indices[..<item.time].last { clip(group, $0) != nil }
      let after = take.times.indices[item.time...].first { clip(group, $0) != nil }
      guard let near = before ?? after, var sample = clip(group, near),
        let path = Self.cover(box, by: sample.clip)
      else { return nil }
      (sample.time, sample.lastTime, sample.clip) = (item.time, item.lastTime, path)
      result.append(sample)
    }
    return result
  }

  /// A convex outline, made just so much larger about its middle that it covers a box; nil if that takes more than a quarter.
  private static func cover(_ box: Rect2D, by clip: BezierPath) -> BezierPath? {
    guard let middle = clip.bounds?.center else { return nil }
    var points: [Point2D] = []
    clip.flattened(tolerance: 0.02) { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      default: break
      }
    }
    guard points.count > 2 else { return nil }
    let corners = [
      Point2D(box.minX, box.minY), Point2D(box.maxX, box.minY), Point2D(box.maxX, box.maxY),
      Point2D(box.minX, box.maxY),
    ]
    var factor = 1.0
    for index in points.indices {
      let (start, end) = (points[index], points[(index + 1) % points.count])
      let side = end - start
      func away(_ point: Point2D) -> Double {
        (point - middle).dx * side.dy - (point - middle).dy * side.dx
      }
      let reach = away(start)
      guard reach != 0 else {
        if side.length > 1e-6 { return nil }
        continue
      }
      // A convex outline has all its points on the middle's side of each of its lines.
      guard points.allSatisfy({ away($0) / reach <= 1 + 1e-3 }) else { return nil }
      for corner in corners { factor = max(factor, away(corner) / reach) }
    }
    guard factor <= 1.25 else { return nil }
    let grow = Affine(
      a: factor, b: 0, c: 0, d: factor, tx: middle.x * (1 - factor), ty: middle.y * (1 - factor))
    return factor > 1 ? clip.transformed(by: grow) : clip
  }
}
