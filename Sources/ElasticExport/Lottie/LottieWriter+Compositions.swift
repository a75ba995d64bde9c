// The order of layers, and the compositions that hold several of them.
//
// Items that a group fades together are a composition whose layer has the opacity; otherwise they would show through
// one another. Items under one clip are a composition too, so that the clip is written once: as a mask, or as a matte
// where the clip moves as a whole, or is a rectangle or an ellipse. A matte is a layer whose shape clips the layer
// below it.
// Limit: without an error to use up (`error` 0) each item has its own clip.

@_spi(Programs) import ElasticSettings
import ElasticKit

extension LottieWriter {
  /// In drawing order. Items that a group fades together become a separate composition, unless they are
  /// a single layer; so do items under the same clip, which is then written once.
  mutating func layers(_ shots: ArraySlice<Shot>, depth: Int) -> [JSONText] {
    var written: [JSONText] = []
    var index = shots.startIndex
    while index < shots.endIndex {
      let shot = shots[index]
      if depth < shot.fades.count {
        let fade = shot.fades[depth]
        let next = shots[index...].firstIndex { $0.fades.count <= depth || $0.fades[depth] != fade }
        let end = next ?? shots.endIndex
        written.append(faded(shots[index..<end], fade: fade, depth: depth))
        index = end
      } else if let (clip, group, end) = sharedClip(shots, index, depth) {
        written += clipped(shots[index..<end], by: clip, of: group, depth: depth)
        index = end
      } else {
        written += single(shot)
        index += 1
      }
    }
    return written
  }

  private mutating func faded(_ shots: ArraySlice<Shot>, fade: Int, depth: Int) -> JSONText {
    let frames = Self.frames(shots)
    let opacity = untilGone(cutter.opacity(ofGroup: fade, in: frames), frames)
    var parts: [(StaticString, JSONText)] = []
    if let pose = cutter.pose(ofGroup: fade, in: frames) { parts = transformParts(pose) }
    parts.append(("o", property(opacity, decimals: 1, scale: 100)))
    // Before those of what is in it.
    let name = name(ofGroup: fade)
    let content = inside(frames) { $0.layers(shots, depth: depth + 1) }
    return composition(content, name, frames, parts)
  }

  // MARK: Clips

  /// The common clip of several shots from one on, and their end. The first can be the shot that
  /// fills the clip.
  private func sharedClip(
    _ shots: ArraySlice<Shot>, _ index: Int, _ depth: Int
  ) -> (clip: Shot, group: Int, end: Int)? {
    guard cutter.error > 0 else { return nil }
    func isInside(_ shot: Shot, _ group: Int) -> Bool {
      shot.fades.count <= depth && shot.clips.first?.group == group
    }
    let isFirstInside = !shots[index].clips.isEmpty
    let first = isFirstInside ? index : index + 1
    guard first < shots.endIndex, let group = shots[first].clips.first?.group else { return nil }
    let end = shots[first...].firstIndex { !isInside($0, group) } ?? shots.endIndex
    guard end > index + 1 else { return nil }
    if !isFirstInside {
      let isSame = cutter.isClip(group, of: shots[index], in: Self.frames(shots[first..<end]))
      return isSame ? (shots[index], group, end) : nil
    }
    guard let clip = cutter.shot(ofClip: group, in: Self.frames(shots[first..<end])) else {
      return nil
    }
    return (clip, group, end)
  }

  private mutating func clipped(
    _ shots: ArraySlice<Shot>, by clip: Shot, of group: Int, depth: Int
  ) -> [JSONText] {
    var inside: [Shot] = []
    for var shot in shots {
      if shot.clips.isEmpty {
        // What fills the clip may fill all behind it.
        shot.outlines = [Shot.Track(isClosed: true, keys: [Key(frame: 0, values: pictureOutline)])]
        shot.pose = nil
      } else {
        shot.clips.removeFirst()
      }
      inside.append(shot)
    }
    let frames = Self.frames(shots)
    let name = name(ofGroup: group)
    let content = self.inside(frames) { $0.layers(inside[...], depth: depth) }
    let whole = untilGone([Key(frame: Double(frames.lowerBound), values: [1])], frames)
    var parts: [(StaticString, JSONText)] = []
    if whole.count > 1 { parts.append(("o", property(whole, decimals: 1, scale: 100))) }
    var clip = clip
    if clip.pose != nil || isSimple(clip.outlines) {
      guard let matte = matte(clip) else { return [] }
      defer { matteCount += 1 }
      return [composition(content, name, frames, parts, isMatted: true), matte]
    }
    clip.clips = [Shot.Clip(group: 0, outlines: clip.outlines, rule: clip.rule)]
    return [composition(content, name, frames, parts, masks: masks(clip))]
  }

  /// Masks do not move and are paths; a matte is a layer above the layer, of any shape.
  private mutating func matte(_ clip: Shot) -> JSONText? {
    var clip = clip
    clip.color = [Key(frame: 0, values: [0, 0, 0])]
    clip.opacity = [Key(frame: 0, values: [1])]
    return layer(clip, isMatte: true)
  }

  /// The layer of a shot, below its matte if its clip is more than a mask.
  private mutating func single(_ shot: Shot) -> [JSONText] {
    guard shot.clips.count == 1, isSimple(shot.clips[0].outlines), shot.kind != .text else {
      return layer(shot).map { [$0] } ?? []
    }
    var (inner, clip) = (shot, shot)
    inner.clips = []
    (clip.clips, clip.outlines, clip.rule) = ([], shot.clips[0].outlines, shot.clips[0].rule)
    (clip.pose, clip.stroke) = (nil, nil)
    // A matte that moves as a whole may take fewer keys than one whose place and size both change at each.
    if let moving = cutter.shot(ofClip: shot.clips[0].group, in: shot.frames),
      let pose = moving.pose,
      pose.keyCount < 2 * clip.outlines.reduce(0, { $0 + $1.keys.count })
    {
      (clip.outlines, clip.pose) = (moving.outlines, pose)
    }
    guard let layer = layer(inner, isMatted: true), let matte = matte(clip) else { return [] }
    matteCount += 1
    return [layer, matte]
  }

  /// Whether outlines take fewer bytes as shapes of a layer.
  private func isSimple(_ outlines: [Shot.Track]) -> Bool {
    cutter.error > 0 && outlines.allSatisfy { $0.keys.count > 2 && isSimple($0) }
  }

  private var pictureOutline: [Double] {
    let (x, y) = (cutter.take.size.width, cutter.take.size.height)
    return [(0, 0), (x, 0), (x, y), (0, y)].flatMap { x, y in [x, y, x, y, x, y] }
  }

  // MARK: Compositions

  private static func frames(_ shots: ArraySlice<Shot>) -> ClosedRange<Int> {
    let first = shots.map { $0.frames.lowerBound }.min() ?? 0
    return first...(shots.map { $0.frames.upperBound }.max() ?? first)
  }

  /// The layer of a composition of some frames.
  private mutating func inside(
    _ frames: ClosedRange<Int>, _ write: (inout LottieWriter) -> [JSONText]
  ) -> [JSONText] {
    let outer = compositionEnd
    compositionEnd = frames.upperBound
    defer { compositionEnd = outer }
    return write(&self)
  }

  private mutating func composition(
    _ inside: [JSONText], _ name: [UInt8], _ frames: ClosedRange<Int>,
    _ transform: [(StaticString, JSONText)], masks: JSONText? = nil, isMatted: Bool = false
  ) -> JSONText {
    let id = asset(inside, name: name)
    var json = JSONText()
    json.object { json in
      json.key("ty")
      json.number(0)
      // Early versions of lottie-android fail without a name.
      json.key("nm")
      json.text(name)
      json.key("refId")
      json.text(id)
      span(frames, &json)
      if isMatted { matteParts(isMatte: false, &json) }
      json.key("w")
      json.number(Double(width))
      json.key("h")
      json.number(Double(height))
      json.key("ks")
      json.object { json in
        for (key, value) in transform {
          json.key(key)
          json.value(value)
        }
      }
      guard let masks else { return }
      json.key("hasMask")
      json.flag(true)
      json.key("masksProperties")
      json.value(masks)
    }
    return json
  }
}
