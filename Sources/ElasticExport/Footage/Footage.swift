@_spi(Programs) import ElasticCore
import ElasticKit

/// A run of a drawing, recorded item by item, for export as a moving file.
///
/// Every item is identified from frame to frame by its ``ItemID``, its kind and the clips around
/// it. The run is sampled four times per frame, so that fitted keys are accurate
/// between frames too; except between two frames with input, which may cause a jump.
public struct Footage: Sendable {
  /// Points.
  public let size: Size2D
  /// Frames a second.
  public let rate: Double
  /// The frames of the run; number n is at n divided by the rate. The last shows the end.
  public internal(set) var frameCount = 0
  /// The frames that repeat for ever from then on; nil if everything comes to rest, or if
  /// nothing repeats.
  public internal(set) var loop: Range<Int>?

  /// The sample times in frames, ascending.
  var times: [Double] = []
  /// In the order they are drawn.
  var tracks: [Track] = []
  var groups: [Group] = []

  init(size: Size2D, rate: Double) {
    self.size = size
    self.rate = rate
  }

  /// The kinds of items, which a name alone does not distinguish.
  enum Kind: UInt8, Sendable { case fill, stroke, text, slot }

  /// An item through time.
  struct Track: Sendable {
    let kind: Kind
    let id: ItemID
    /// The names of the clips it is in, the outermost first.
    let clips: [ItemID]
    /// The number among items that are equal in all this.
    let occurrence: Int
    /// All groups that it is ever in, the outermost first, as indices of the footage's groups.
    var groups: [Int] = []
    var samples: [Sample] = []
  }

  /// A sample of an item at one time.
  struct Sample: Sendable {
    /// An index of the footage's times.
    let time: Int
    /// In its own coordinates.
    var path: BezierPath
    /// From those to the drawing's.
    var map: Affine
    var color: ElasticColor
    /// Its own.
    var opacity: Double
    var rule = FillRule.nonZero
    var stroke: PathStroke?
    var text: TextRun?
    var utf8: [UInt8] = []
  }

  /// A group that clips or fades, through time.
  struct Group: Sendable {
    let id: ItemID
    let isClip: Bool
    /// The names of the clips it is in.
    let clips: [ItemID]
    var samples: [GroupSample] = []
  }

  struct GroupSample: Sendable {
    let time: Int
    var opacity: Double
    /// In the drawing's coordinates.
    var clip: BezierPath
    var rule = FillRule.nonZero
    /// From the coordinates of its contents to the drawing's.
    var map = Affine.identity
  }

  /// The outline of a text, for players without fonts, relative to the position of the
  /// text; nil for a text that stays text.
  public typealias Letters = ([UInt8], TextRun) -> BezierPath?
}

// MARK: - Sampling

extension Footage {
  /// Adds the next time, in frames.
  mutating func add(
    _ drawing: Drawing, at frame: Double, palette: ElasticPalette, letters: inout LetterCache
  ) {
    let time = times.count
    times.append(frame)
    if frame == ElasticMath.floor(frame) { frameCount = Int(frame) + 1 }
    var place = -1
    var seen: [Int] = []
    drawing.walk(Frame()) { item, transform, rule, frame in
      frame.around.enter(item, transform, clipped: rule, in: drawing)
      let opacity = item.visibleOpacity
      guard rule != nil || opacity < 1 else { return }
      let clip = rule == nil ? nil : frame.around.clips.last
      frame.groups.append(
        group(
          item.id, frame.clips,
          GroupSample(
            time: time, opacity: opacity, clip: clip?.path ?? BezierPath(), rule: rule ?? .nonZero,
            map: frame.around.transform),
          isClip: rule != nil))
      if rule != nil { frame.clips.append(item.id) }
    } visit: { item, frame in
      var sample = Sample(
        time: time, path: drawing.copy(item), map: frame.around.transform, color: .clear,
        opacity: item.visibleOpacity)
      var kind = Kind.fill
      switch item.content {
      case .fill(let paint, let rule):
        (sample.color, sample.rule) = (palette[paint], rule)
      case .stroke(let paint, let style):
        guard style.isDrawn else { return }
        (kind, sample.color, sample.stroke) = (.stroke, palette[paint], style)
      case .text(let paint, let run):
        sample.color = palette[paint]
        sample.utf8 = Array(drawing.text[item.text])
        sample.map = Affine.translation(run.position - .origin).then(sample.map)
        if let outline = letters.outline(sample.utf8, run) {
          sample.path = outline
        } else {
          (kind, sample.text) = (.text, run)
        }
      case .slot(let rect):
        kind = .slot
        sample.path.rect(rect)
      case .group, .endGroup: return
      }
      add(sample, kind, item.id, frame, &seen, &place)
    }
  }

  private struct Frame {
    var around = Drawing.Groups()
    var groups: [Int] = []
    var clips: [ItemID] = []
  }

  /// The index of a group, which gets another sample.
  private mutating func group(
    _ id: ItemID, _ clips: [ItemID], _ sample: GroupSample, isClip: Bool
  ) -> Int {
    // A second group of the same name at the same time is a different group.
    if let known = groups.firstIndex(where: {
      $0.id == id && $0.isClip == isClip && $0.clips == clips
        && $0.samples.last?.time != sample.time
    }) {
      groups[known].samples.append(sample)
      return known
    }
    groups.append(Group(id: id, isClip: isClip, clips: clips, samples: [sample]))
    return groups.count - 1
  }

  /// Adds a sample to the track it belongs to; a new track comes after the one drawn before it.
  private mutating func add(
    _ sample: Sample, _ kind: Kind, _ id: ItemID, _ frame: Frame, _ seen: inout [Int],
    _ place: inout Int
  ) {
    // By index: a track as a value would be copied for each comparison.
    func isAlike(_ index: Int) -> Bool {
      tracks[index].id == id && tracks[index].kind == kind && tracks[index].clips == frame.clips
    }
    var occurrence = 0
    for index in seen where isAlike(index) { occurrence += 1 }
    func isIt(_ index: Int) -> Bool {
      isAlike(index) && tracks[index].occurrence == occurrence
    }
    // First guess: the item that followed the last item in the previous sample.
    let guess = place + 1
    var index = guess
    if guess >= tracks.count || !isIt(guess) {
      if let known = tracks.indices.first(where: isIt) {
        index = known
      } else {
        tracks.insert(
          Track(kind: kind, id: id, clips: frame.clips, occurrence: occurrence), at: guess)
        for (nth, other) in seen.enumerated() where other >= guess { seen[nth] = other + 1 }
      }
    }
    if frame.groups.count > tracks[index].groups.count { tracks[index].groups = frame.groups }
    tracks[index].samples.append(sample)
    seen.append(index)
    place = index
  }
}

extension Drawing {
  /// An item's path, on its own.
  fileprivate func copy(_ item: Item) -> BezierPath {
    var path = BezierPath()
    for element in self.path(of: item) { path.append(element) }
    return path
  }
}

extension PathStroke {
  /// Whether anything inside it is visible.
  var isDrawn: Bool {
    width > 0 && width.isFinite && end > start && end > 0 && start < 1
  }
}

/// A cache of outlines.
struct LetterCache {
  private let letters: Footage.Letters?
  private var known: [(utf8: [UInt8], run: TextRun, outline: BezierPath)] = []

  init(_ letters: Footage.Letters?) { self.letters = letters }

  mutating func outline(_ utf8: [UInt8], _ run: TextRun) -> BezierPath? {
    guard let letters else { return nil }
    // Its position and transform do not change its shape.
    if let hit = known.first(where: {
      $0.utf8 == utf8 && $0.run.size == run.size && $0.run.weight == run.weight
        && $0.run.anchor == run.anchor && $0.run.isRightToLeft == run.isRightToLeft
    }) {
      return hit.outline
    }
    guard let outline = letters(utf8, run) else { return nil }
    known.append((utf8, run, outline))
    return outline
  }
}
