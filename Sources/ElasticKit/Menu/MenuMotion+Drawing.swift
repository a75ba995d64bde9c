// The drawing and the output of a menu at one time.
//
// Drawn are the position of the edge and its wave, how far the menu is slid in and how far the bubble is open. The
// bubble is an ellipse whose axes are linear in `reveal`, with a bend at 0.4: FlowingMenu has ellipses at 0, 0.4 and 1
// of its time. The edge around the bubble is one path whose winding numbers cancel inside, so there is no seam.
// Under Reduce Motion the open menu is drawn at once, and `slide` is its opacity.

extension MenuMotion {
  /// All visible values of the menu at one time.
  struct Pose: Sendable {
    var shape: WaveShape
    var base: Double
    var wave: Double
    var crest: Double
    /// How far the menu is slid in, the veil drawn and the bubble open: 0 to 1.
    var slide: Double
    var reveal: Double
    /// Opacity of everything but the page.
    var opacity: Double
  }

  var pose: Pose {
    let slide = slide
    let base = isFading ? flow.parameters.menuWidth : flow.base.value(at: now)
    let wave = isFading ? 0 : flow.wave.value(at: now)
    let length = frame.length
    let crest =
      isFading ? length / 2 : min(max(length / 2 + flow.crest.value(at: now), 0), length)
    return Pose(
      shape: WaveShape(
        base: base, wave: wave, crest: crest, length: length, profile: profile),
      base: base, wave: wave, crest: crest, slide: isFading && slide > 0 ? 1 : slide,
      reveal: isFading ? 1 : min(max(flow.reveal.value(at: now), 0), 1),
      opacity: isFading ? slide : 1)
  }

  public func draw(into drawing: inout Drawing) {
    guard !frame.size.isEmpty else { return }
    drawing.slot(ItemID(.page), viewRect)
    let pose = pose
    guard pose.opacity > 0 else { return }
    let veil = veil(of: pose)
    if veil > 0, !style.backdrop.isClear {
      drawing.rect(viewRect)
      drawing.fill(ItemID(.backdrop), style.backdrop, opacity: veil * pose.opacity)
    }
    if pose.base != 0 || pose.wave != 0 { draw(pose, into: &drawing) }
    if style.showsControlPoints { drawControlPoints(.red, into: &drawing) }
  }

  /// How dark the page is. With the original's profile it is dark where half of the menu is pulled, otherwise where
  /// all of the menu shows.
  private func veil(of pose: Pose) -> Double {
    profile == .classic ? pose.slide : (pose.slide + pose.reveal) / 2
  }

  private var viewRect: Rect2D {
    Rect2D(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
  }

  private func draw(_ pose: Pose, into drawing: inout Drawing) {
    pose.shape.outline(into: &drawing, frame: frame)
    if pose.reveal <= 0 {
      return drawing.fill(ItemID(.edge), style.edgeFill, opacity: pose.opacity)
    }
    drawing.beginGroup(ItemID(.edge), clip: .nonZero)
    let menuEnd = flow.parameters.menuWidth * pose.slide
    let isWhole = pose.reveal >= 1
    let ellipse = ellipse(of: pose)
    if fillAround(ellipse, isWhole: isWhole, menuEnd: menuEnd, pose, into: &drawing) {
      drawing.fill(ItemID(.edge), style.edgeFill, opacity: pose.opacity)
    }
    if !isWhole {
      drawing.ellipse(in: ellipse)
      drawing.beginGroup(ItemID(.bubble), clip: .nonZero)
    }
    let start = menuEnd - flow.parameters.menuWidth
    let menu = frame.rect(from: Point2D(0, start), to: Point2D(frame.length, menuEnd))
    if !style.background.isClear {
      drawing.rect(menu)
      drawing.fill(ItemID(.background), style.background, opacity: pose.opacity)
    }
    drawing.slot(ItemID(.menu), menu, opacity: pose.opacity)
    if !isWhole { drawing.endGroup(ItemID(.bubble)) }
    drawing.endGroup(ItemID(.edge))
  }

  /// Draws the fill around the bubble and beyond the menu's end; returns false if there is none. The fill
  /// overlaps the menu by a point; otherwise the page would show through at the seam.
  private func fillAround(
    _ bubble: Rect2D, isWhole: Bool, menuEnd: Double, _ pose: Pose, into drawing: inout Drawing
  ) -> Bool {
    let (length, depth) = (frame.length, frame.depth)
    let end = max(menuEnd - 1, 0)
    // Kept also while the wave does not reach beyond the menu: the same items are drawn in every frame.
    guard !isWhole || pose.base != menuEnd || pose.wave != 0 else { return false }
    let beyond = max(depth, end)
    drawing.reversedRect(frame.rect(from: Point2D(0, end), to: Point2D(length, beyond)))
    guard !isWhole else { return true }
    // Inside the menu the winding numbers of the bubble and of this rectangle add up to zero; beyond it
    // only the rectangle above counts. They overlap there: at a seam between two rectangles the page would
    // show through.
    drawing.reversedRect(frame.rect(from: .origin, to: Point2D(length, beyond)))
    drawing.ellipse(in: bubble.inset(by: 1))
    return true
  }

  /// The ellipse that shows the menu. It grows steadily with `reveal`: from a point, through the ellipse as
  /// wide and as long as the menu at 0.4, to the circle that covers it at 1. The original's begins 2 points
  /// wide, a point from the edge, and stays in the middle.
  private func ellipse(of pose: Pose) -> Rect2D {
    let (length, depth, width) = (frame.length, frame.depth, flow.parameters.menuWidth)
    let isClassic = bubble == .classic
    let seed = isClassic ? 1.0 : 0
    let corner = (width * width + length * length / 4).squareRoot()
    let whole = max(max(length, depth), corner)
    let early = min(pose.reveal / 0.4, 1)
    let late = max((pose.reveal - 0.4) / 0.6, 0)
    let deep = seed + (width - seed) * early + (whole - width) * late
    let long = seed + (length / 2 - seed) * early + (whole - length / 2) * late
    let middle = 2 * seed * (1 - early)
    let along =
      isClassic ? length / 2 : pose.crest + (length / 2 - pose.crest) * pose.reveal
    return frame.rect(
      from: Point2D(along - long, middle - deep), to: Point2D(along + long, middle + deep))
  }

  /// The wave's seven control points and the far corner of the edge.
  public func visitControlPoints(_ visit: (Point2D) -> Void) {
    pose.shape.visitControlPoints { visit(frame.viewPoint($0)) }
    visit(frame.viewPoint(Point2D(frame.length, 0)))
  }

  public var output: ElasticOutput {
    let pose = pose
    let crest = pose.base + WaveShape.crestDepth(profile) * pose.wave
    let opens = state == .closed || state == .closing
    return ElasticOutput(
      inset: 0, extent: max(pose.base, crest, 0), progress: slide,
      accessibility: ElasticAccessibility(
        role: .menu, label: "Menu", value: isModal ? "Open" : "",
        action: !isEnabled ? "" : opens ? "Open menu" : "Close menu", isModal: isModal))
  }
}

extension Rect2D {
  /// Smaller by this distance on every side, down to an empty rectangle.
  fileprivate func inset(by margin: Double) -> Rect2D {
    let (x, y) = (min(margin, width / 2), min(margin, height / 2))
    return Rect2D(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}

extension Drawing {
  /// As `rect`, in the opposite direction.
  fileprivate mutating func reversedRect(_ rect: Rect2D) {
    move(to: rect.origin)
    line(to: Point2D(rect.minX, rect.maxY))
    line(to: Point2D(rect.maxX, rect.maxY))
    line(to: Point2D(rect.maxX, rect.minY))
    close()
  }
}
