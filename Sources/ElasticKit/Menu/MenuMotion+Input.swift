// What touches and settings do to a menu.
//
// closed → dragging when a finger pulls the edge → opening or closing when it lifts → open or closed on arrival. A menu
// that moves is caught when a finger goes down; one at rest only when the drag is long enough to be claimed.
// A release adds the velocity times `projectionTime` to the position and compares it with a share of the menu's width.
// A cancelled drag, and one along the edge, goes back to the end it came from.
// The gestures are those of FlowingMenu and FlowingDrawer: MenuFromTheTutorial.md in the documentation.

extension MenuMotion {
  mutating func apply(_ input: ElasticInput) -> TouchClaim {
    var claim = TouchClaim.undecided
    switch input {
    case .touch(let id, let phase, let point):
      claim = touch(id, phase, point)
    case .resized(let size):
      layOut(size, surroundings)
    case .surroundings(let new):
      layOut(frame.size, new)
      if flow.grip == nil {
        // Reduce Motion ends a running motion. A fade that has begun stays a fade.
        if new.reduceMotion, !isFading {
          flow.jump(to: flow.isBoundOpen ? 1 : 0, isOpen: flow.isBoundOpen)
        }
        isFading = new.reduceMotion || (isFading && isUnsettled)
      }
    case .activated:
      if isEnabled { obey(isOpen: state == .closed || state == .closing) }
    case .scrolled, .measured:
      break
    }
    settleIfDue(by: now)
    return claim
  }

  mutating func apply(_ style: MenuMotion.Style) {
    self.style = style
    released = style.manner(duration: style.releaseDuration)
    commanded = style.manner(duration: style.duration)
    // At rest, change at once: the app may set up a view that is not visible yet.
    layOut(
      frame.size, surroundings,
      glides: (isUnsettled || flow.grip != nil) && !surroundings.reduceMotion)
  }

  private mutating func layOut(_ size: Size2D, _ surroundings: Surroundings, glides: Bool = false) {
    fit(size, surroundings)
    flow.layOut(
      style.parameters(frame: frame, settle: released.gentle), glides: glides, frame: frame,
      time: now)
  }

  var styleEdge: ElasticEdge { style.edge }

  mutating func applyAppearance() { (profile, bubble) = (style.profile, style.bubble) }

  mutating func leadCrestAnew() { flow.leadCrestAnew() }

  mutating func moveToOtherSide() {
    let isMoving = flow.grip != nil || isUnsettled
    postCancelled()
    spendTouch()
    flow.jump(to: flow.isBoundOpen ? 1 : 0, isOpen: flow.isBoundOpen)
    if isMoving { settle() }
  }
}

// MARK: - Touches

extension MenuMotion {
  private mutating func touch(_ id: Int, _ phase: TouchPhase, _ point: Point2D) -> TouchClaim {
    // The drag of this finger is over. It stays claimed, and does nothing until it lifts.
    if spentTouch == id {
      if phase != .move { spentTouch = nil }
      if phase != .down { return .claimed }
    }
    if phase == .down {
      guard flow.grip == nil || flow.grip?.id == id else { return .refused }
      return touchDown(id, point)
    }
    guard let grip = flow.grip, grip.id == id else { return .refused }
    if phase == .move || (phase == .up && point != grip.finger) {
      guard drag(to: point) else { return .refused }
      // It opened without a release.
      guard flow.grip != nil else { return .claimed }
    }
    if phase == .up { letGo() }
    if phase == .cancel { giveUp() }
    let isClaimed = phase == .move ? flow.grip?.isClaimed == true : grip.isClaimed
    return isClaimed ? .claimed : .undecided
  }

  private mutating func touchDown(_ id: Int, _ point: Point2D) -> TouchClaim {
    let depth = frame.components(point - frame.viewPoint(.origin)).dy
    let isBesideMenu = depth > flow.parameters.menuWidth
    guard isEnabled, !frame.size.isEmpty, mayGrab(depth, isBesideMenu: isBesideMenu) else {
      // A second `down` without an `up`: the platform lost the end of this touch. Cancel it.
      giveUp()
      return .refused
    }
    // A menu at rest stays open or closed until the finger has moved: it may be a tap on an item.
    let isMoving = state == .opening || state == .closing || state == .dragging
    // On the page beside an open menu: closes it when it lifts, unless it becomes a drag.
    isBackdropTap = isBesideMenu && isModal
    flow.grab(id: id, at: point, isClaimed: isBackdropTap, frame: frame, time: now)
    if isMoving { state = .dragging }
    return isBackdropTap ? .claimed : .undecided
  }

  private func mayGrab(_ depth: Double, isBesideMenu: Bool) -> Bool {
    // An open menu can be pulled shut from anywhere.
    if state == .dragging || isModal { return true }
    // A closing menu can be caught where it lies. Beside it the page is in use again.
    if state == .closing, !isBesideMenu { return true }
    return switch style.opensFrom {
    case .edge: depth <= style.edgeWidth
    case .anywhere: true
    case .nowhere: false
    }
  }

  /// Whether only the menu can be reached.
  var isModal: Bool {
    state == .open || state == .opening || (state == .dragging && flow.isBoundOpen)
  }

  /// Out of its edge while it is closed; out and back while it is open or on its way.
  public func follows(_ way: Vector2D) -> Bool {
    guard isEnabled else { return false }
    let way = frame.components(way)
    let isAlongAxis = way.dy != 0 && way.dx.magnitude <= style.claimSlope * way.dy.magnitude
    return isAlongAxis && (state != .closed || (way.dy > 0 && style.opensFrom != .nowhere))
  }

  /// Follows the finger; false if the drag does not move the menu.
  private mutating func drag(to point: Point2D) -> Bool {
    flow.drag(to: point, frame: frame, time: now)
    guard let grip = flow.grip else { return true }
    let way = point - grip.start
    let isFar = way.length >= style.claimDistance
    if isFar { isBackdropTap = false }
    if !grip.isClaimed, isFar {
      // A drag along the edge scrolls something else. A menu at rest then goes back without an event.
      guard follows(way) else {
        go(toOpen: flow.isBoundOpen, released, isSilent: state != .dragging)
        return false
      }
      flow.claim()
    }
    if flow.grip?.isClaimed == true, !isBackdropTap { state = .dragging }
    if style.opensWithoutRelease, state == .dragging, !flow.isOnOpenEnd,
      grip.pull >= style.openThresholdShare * flow.parameters.menuWidth
    {
      spendTouch()
      go(toOpen: true, velocity: flow.fingerVelocity(frame: frame, time: now), released)
    }
    return true
  }

  /// Ends the drag: the menu moves to the end nearest to its projected position.
  private mutating func letGo() {
    guard flow.grip != nil else { return }
    if isBackdropTap { return go(toOpen: false, commanded) }
    let velocity = flow.fingerVelocity(frame: frame, time: now)
    let width = flow.parameters.menuWidth
    // Both are positions from the closed end.
    let share = flow.isOnOpenEnd ? 1 - style.closeThresholdShare : style.openThresholdShare
    let landing = flow.landing(velocity: velocity.dy, seconds: style.projectionTime)
    let isOpening = landing >= share * width
    go(
      toOpen: isOpening, velocity: velocity, released,
      isSilent: state != .dragging && isOpening == flow.isBoundOpen)
  }
}
