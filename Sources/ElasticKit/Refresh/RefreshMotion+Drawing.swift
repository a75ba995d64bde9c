// The drawing and the output of a refresh at one time.
//
// The edge is a `WaveShape` from three numbers: pull, wave and crest. One spring moves all three, so its step is
// computed once. The indicator follows the pull, and turns with the time while it loads: IndicatorMotion.swift.
// The content is shifted by the depth of the edge less the inset. When another source moves it, the difference springs
// to zero. Under Reduce Motion nothing moves: the drawing before fades out while the new one fades in.

extension RefreshMotion {
  /// All visible values of the component at one time.
  struct Pose: Sendable {
    var shape: WaveShape
    var pull: Double
    var isFlat: Bool
    var progress: Double
    var arc: Double
    var turn: Double
    var opacity: Double
  }

  var progress: Double { elastic.pull.value(at: now) / style.triggerOffset }

  /// Arc and rotation that the pull gives the circle.
  var guidedArc: Double { style.arc(progress: progress) }
  var guidedTurn: Double { guidedTurn(progress) }

  private func guidedTurn(_ progress: Double) -> Double {
    surroundings.reduceMotion ? 0 : style.turn(progress: progress)
  }

  /// Current arc and rotation of the circle.
  var arc: Double {
    get { indicator.arc(at: now, guided: guidedArc) }
  }
  var turn: Double {
    get { indicator.turn(at: now, guided: guidedTurn) }
  }

  /// The circle follows the pull again.
  mutating func stopIndicator() {
    guard indicator.isSpinning else { return }
    indicator.follow(from: arc, turn, guided: guidedArc, guidedTurn, style: style, at: now)
  }

  var pose: Pose {
    // All three were released with the same spring.
    var steps = DampedSpring.SharedStep()
    let pull = elastic.pull.value(at: now, sharing: &steps)
    let wave = elastic.wave.value(at: now, sharing: &steps)
    let crest = elastic.crest.value(at: now, sharing: &steps)
    let progress = pull / style.triggerOffset
    return Pose(
      shape: ElasticPull.shape(
        base: 0, pull: pull, wave: wave, crest: crest, length: frame.length, profile: profile),
      pull: pull, isFlat: wave == 0, progress: progress,
      arc: indicator.arc(at: now, guided: style.arc(progress: progress)),
      turn: indicator.turn(at: now, guided: guidedTurn(progress)),
      opacity: fade.value(at: now))
  }

  public func draw(into drawing: inout Drawing) {
    guard !frame.size.isEmpty else { return }
    let pose = pose
    if let fading, pose.opacity < 1 {
      draw(fading, opacity: fading.opacity * (1 - pose.opacity), copy: 1, into: &drawing)
    }
    draw(pose, opacity: pose.opacity, copy: nil, into: &drawing)
    if style.showsControlPoints { drawControlPoints(.red, into: &drawing) }
  }

  private func draw(_ pose: Pose, opacity: Double, copy: Int?, into drawing: inout Drawing) {
    // At rest draw nothing, not even a line.
    guard pose.pull > 0 || !pose.isFlat, opacity > 0 else { return }
    if !style.background.isClear, pose.pull > 0 {
      drawing.rect(frame.rect(from: .origin, to: Point2D(frame.length, pose.pull)))
      drawing.fill(ItemID(.background, copy), style.background, opacity: opacity)
    }
    pose.shape.outline(into: &drawing, frame: frame)
    drawing.fill(ItemID(.wave, copy), style.fill, opacity: opacity)
    guard style.indicator != .none, style.indicatorSize > 0 else { return }
    let id = ItemID(.indicator, copy)
    let slot = indicatorFrame(pull: pose.pull)
    drawing.beginGroup(id, insideLast: .nonZero, opacity: opacity)
    if style.indicator == .circle {
      let (sine, cosine) = ElasticMath.sinCos(pose.turn - Double.pi / 2)
      // The line lies inside of the frame.
      let radius = max(style.indicatorSize - style.indicatorLineWidth, 0) / 2
      drawing.circle(about: slot.center, from: Vector2D(radius * cosine, radius * sine))
      drawing.stroke(
        id, style.indicatorColor, PathStroke(width: style.indicatorLineWidth, end: pose.arc))
    } else {
      drawing.slot(id, slot)
    }
    drawing.endGroup(id)
  }

  /// In the middle of the edge, half of the free space away from it, at most the margin; so it moves half
  /// as fast as the pull.
  private func indicatorFrame(pull: Double) -> Rect2D {
    let size = style.indicatorSize
    let depth = max(min((pull - size) / 2, style.indicatorMargin), 0)
    let along = (frame.length - size) / 2
    return frame.rect(from: Point2D(along, depth), to: Point2D(along + size, depth + size))
  }

  public func visitControlPoints(_ visit: (Point2D) -> Void) {
    pose.shape.visitControlPoints { visit(frame.viewPoint($0)) }
  }

  public var output: ElasticOutput {
    let pose = pose
    let crest =
      pose.shape.l3.y + WaveShape.crestDepth(profile) * elastic.wave.value(at: now)
    return ElasticOutput(
      inset: room, shift: shift(of: pose), extent: max(pose.shape.l3.y, crest, 0),
      progress: pose.progress,
      indicator: ElasticOutput.Indicator(
        frame: indicatorFrame(pull: pose.pull), progress: pose.progress, turn: pose.turn,
        isBusy: indicator.isSpinning),
      accessibility: accessibility)
  }

  private var room: Double { max(inset.value(at: now), 0) }

  /// The component does not move the content if there is no room or a scroll view is pulled.
  private var movesContent: Bool { !elastic.isScrolled && (room > 0 || isLoading) }

  private func shift(of pose: Pose) -> Double {
    (movesContent ? max(pose.pull, pose.shape.l3.y, 0) - room : 0) + apart.value(at: now)
  }

  /// Distance of the content beyond its room, so that it lies on the wave's edge.
  var shift: Double {
    get { shift(of: pose) }
  }

  /// Keeps the content at `before`, its distance beyond its room, when its offset comes from another
  /// source; the difference springs to zero.
  mutating func keepContent(at before: Double) {
    let change = before - shift
    // Ignore rounding errors.
    guard change.magnitude > 0.001, !surroundings.reduceMotion else { return }
    apart.spring(from: apart.value(at: now) + change, velocity: 0, to: 0, with: bounce, at: now)
  }

  private var accessibility: ElasticAccessibility {
    let asksForMore = frame.isLeading ? style.purpose == .loadMore : style.purpose != .refresh
    let value: StaticString =
      switch state {
      case .bouncing, .loading: "Loading"
      case .noMoreData: "Nothing more to load"
      default: ""
      }
    return ElasticAccessibility(
      role: .refresh, label: asksForMore ? "Load more" : "Refresh", value: value,
      action: state == .stopped ? (asksForMore ? "Load more" : "Refresh") : "")
  }
}
