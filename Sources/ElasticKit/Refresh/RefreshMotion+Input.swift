// What touches, a scroll view's reports and settings do to a refresh.
//
// stopped → dragging when a pull begins → bouncing when it is released past the trigger → loading after the bounce →
// stopping when the app ends loading → stopped. A pull that is released before the trigger eases back.
// Touches and a scroll view both can pull, but not at the same time. Under touches the inset is the pull. A scroll view
// moves its content itself, so there the inset begins at the release.
// States and defaults are those of DGElasticPullToRefresh: RefreshFromTheTutorial.md in the documentation.

extension RefreshMotion {
  mutating func apply(_ input: ElasticInput) -> TouchClaim {
    switch input {
    case .touch(let id, let phase, let point):
      return touch(id, phase, point)
    case .scrolled(let offset, let isTracking):
      scroll(max(frame.isLeading ? -offset : offset, 0), isTracking)
    case .resized(let size):
      layOut(size, surroundings)
    case .surroundings(let new):
      let shown = (arc, turn)
      let isPaceNew = new.reduceMotion != surroundings.reduceMotion
      layOut(frame.size, new)
      if new.reduceMotion { endMotion() }
      keepIndicator(shown, isPaceNew: isPaceNew)
    case .activated:
      // While it loads or a finger pulls, an activation would be a second refresh.
      if state == .stopped, !elastic.isHeld { refresh() }
    case .measured:
      break
    }
    return .undecided
  }

  mutating func apply(_ style: RefreshMotion.Style) {
    let (shown, old) = ((arc, turn), self.style)
    self.style = style
    bounce = style.bounceSpring
    layOut(frame.size, surroundings)
    keepIndicator(
      shown,
      isPaceNew: old.spinPeriod != style.spinPeriod
        || old.indicatorArcShare != style.indicatorArcShare
        || (old.indicator == .none) != (style.indicator == .none))
    if isLoading, style.loadingInset != old.loadingInset { makeRoom() }
  }

  /// Moves the circle smoothly from its previous arc and turn to the new ones.
  private mutating func keepIndicator(_ shown: (arc: Double, turn: Double), isPaceNew: Bool) {
    if indicator.isSpinning {
      guard isPaceNew else { return }
      indicator.spin(from: shown.arc, shown.turn, turning: turnsIndicator, style: style, at: now)
    } else if shown.arc != arc || shown.turn != turn {
      indicator.follow(
        from: shown.arc, shown.turn, guided: guidedArc, guidedTurn, style: style, at: now)
    }
  }

  mutating func moveToOtherSide() {
    postCancelled()
    if state == .dragging { state = .stopped }
    disarm()
    // A finger that is still down has not pulled at the new side.
    isTrackingIgnored = isTracking
    elastic.dropGrip()
    elastic.end(at: isLoading ? style.loadingInset : 0)
    inset.hold(elastic.restPull)
    apart.hold(0)
  }

  /// Ends a running motion when Reduce Motion is switched on.
  private mutating func endMotion() {
    guard !elastic.isHeld, elastic.stillTime > now else { return }
    if state == .bouncing { finishBounce() }
    elastic.end(at: state == .loading ? style.loadingInset : 0)
    inset.hold(elastic.restPull)
    apart.hold(0)
  }
}

// MARK: - Touches

extension RefreshMotion {
  private mutating func touch(_ id: Int, _ phase: TouchPhase, _ point: Point2D) -> TouchClaim {
    guard state != .disabled else { return .refused }
    // A finger that is already down continues, and can be lifted, if the view has lost its size.
    if phase == .down, frame.size.isEmpty {
      // A second `down` without an `up`: the platform lost the end of this touch. Cancel it.
      if elastic.grip?.id == id { giveUp() }
      return .refused
    }
    if isTracking {
      // The scroll view has the pull. The finger only moves the crest sideways.
      elastic.steer(id: id, phase: phase, to: point, frame: frame, time: now)
      return .refused
    }
    if phase == .down, elastic.grip == nil || elastic.grip?.id == id {
      elastic.grab(id: id, at: point, frame: frame, time: now)
      // Caught while it moves: the content follows the finger from where it is.
      let pull = max(elastic.pull.value(at: now), 0)
      inset.guide(to: pull, from: inset.value(at: now), with: bounce, at: now)
    } else {
      guard let grip = elastic.grip, grip.id == id else { return .refused }
      if phase == .move || (phase == .up && point != grip.finger) {
        guard drag(to: point) else { return .refused }
      }
      if phase == .up { letGo(velocity: elastic.fingerVelocity(frame: frame, time: now)) }
      if phase == .cancel { giveUp() }
      if phase == .up || phase == .cancel { return grip.isClaimed ? .claimed : .undecided }
    }
    return elastic.grip?.isClaimed == true ? .claimed : .undecided
  }

  /// Follows the finger; false if the drag is not a pull.
  private mutating func drag(to point: Point2D) -> Bool {
    elastic.drag(to: point, frame: frame, time: now)
    pulled()
    inset.guided.hold(max(elastic.pull.value(at: now), 0))
    guard isPull() else {
      if state == .dragging { state = .stopped }
      fallBack()
      return false
    }
    noteTrigger()
    return true
  }

  /// Whether the drag is a pull, or not yet decided; claims the touch if it is one.
  private mutating func isPull() -> Bool {
    guard let grip = elastic.grip, !grip.isClaimed else { return true }
    let way = grip.finger - grip.start
    // Too short to tell a pull from a scroll.
    guard way.length >= style.claimDistance else { return true }
    guard follows(way) else { return false }
    elastic.claim()
    return true
  }

  public func follows(_ way: Vector2D) -> Bool {
    state != .disabled && !isTracking && frame.leads(way, upTo: style.claimSlope)
  }

  /// Updates the state for the current pull.
  private mutating func pulled() {
    let pull = elastic.pull.value(at: now)
    if pull > 0 { isSettled = false }
    // A new pull does not wait until the room of the last loading is closed.
    if state == .stopped || state == .stopping, pull > 0 {
      reportEnd()
      stopIndicator()
      // With nothing more to load the edge still bends, but a release does not trigger.
      state = hasMore ? .dragging : .noMoreData
    }
  }

  /// Reports whether a release would refresh now. Only after a move is known to be a pull: one that goes
  /// sideways, however far, must not be felt.
  private mutating func noteTrigger() {
    let isArmed = state == .dragging && elastic.pull.value(at: now) >= style.triggerOffset
    guard isArmed else { return disarm() }
    if !self.isArmed { events.append(.armed, at: now) }
    self.isArmed = true
  }

  /// The finger lifts.
  private mutating func letGo(velocity: Vector2D) {
    let isRefreshing = state == .dragging && elastic.pull.value(at: now) >= style.triggerOffset
    if isRefreshing { return refresh(velocity: velocity) }
    if state == .dragging { state = .stopped }
    fallBack(velocity: velocity)
  }

  private mutating func giveUp() {
    postCancelled()
    if state == .dragging { state = .stopped }
    fallBack()
  }

  /// Asks the app to refresh or to load more, and starts loading from the current shape.
  private mutating func refresh(velocity: Vector2D = .zero) {
    let asksForMore =
      style.purpose == .loadMore || (style.purpose == .automatic && !frame.isLeading)
    // The room of the previous loading may not be removed yet, after a disabling.
    reportEnd()
    isArmed = false
    events.append(asksForMore ? .loadMore : .refresh, at: now)
    // A scroll view has already moved its content by the pull; from here on the inset keeps it there.
    let room = elastic.isScrolled ? max(elastic.pull.value(at: now), 0) : inset.value(at: now)
    startLoading()
    guard !surroundings.reduceMotion else {
      elastic.dropGrip()
      return crossFade(toRest: style.loadingInset)
    }
    elastic.release(to: style.loadingInset, velocity: velocity, with: bounce, time: now)
    easeInset(from: room, to: style.loadingInset)
  }

  /// Without a finger and without a refresh: moves the shape to the rest position of its state.
  @inline(never)  // 4 calls in the module with all elements.
  mutating func fallBack(velocity: Vector2D = .zero) {
    disarm()
    if elastic.pull.value(at: now) != 0 || elastic.restTime > now { isSettled = false }
    let wasTouched = elastic.grip != nil
    let isLoading = state == .bouncing || state == .loading
    let rest = isLoading ? style.loadingInset : 0
    if surroundings.reduceMotion {
      elastic.dropGrip()
      if elastic.pull.value(at: now) != rest || elastic.wave.value(at: now) != 0 {
        crossFade(toRest: rest)
      } else {
        // Nothing is visible yet, so do not start a motion after the release.
        elastic.end(at: rest)
        inset.hold(rest)
      }
      return
    }
    if isLoading {
      elastic.release(to: rest, velocity: velocity, with: bounce, time: now)
    } else {
      elastic.release(along: .easeInOut, duration: style.stopDuration, time: now)
    }
    // While it loads, a scroll view's pull leaves the inset as it is.
    if wasTouched || !isLoading {
      let duration = isLoading ? style.insetDuration : style.stopDuration
      easeInset(from: inset.value(at: now), to: rest, duration: duration)
    }
  }
}

// MARK: - A scroll view

extension RefreshMotion {
  private mutating func scroll(_ over: Double, _ tracking: Bool) {
    let (wasTracking, before) = (isTracking, shift)
    defer { keepContent(at: before) }
    isTracking = tracking
    if isTrackingIgnored || state == .disabled {
      // After a cancelled pull, wait until the finger lifts.
      isTrackingIgnored = isTrackingIgnored && tracking
      return elastic.ignoreScroll()
    }
    if let grip = elastic.grip {
      // Touches and the scroll view exclude each other; the first one that is certain is used.
      guard tracking, !grip.isClaimed else {
        isTracking = false
        return elastic.ignoreScroll()
      }
      inset.guide(to: 0, from: inset.value(at: now), with: bounce, at: now)
    }
    if tracking || wasTracking {
      // A finger scrolls the content, and the edge is at rest.
      guard over > 0 || elastic.isHeld || elastic.restTime > now else {
        return elastic.ignoreScroll()
      }
      elastic.follow(scroll: over, time: now)
      if over > 0 { elastic.noteDrag() }
      pulled()
      noteTrigger()
      // The finger has lifted since the last report.
      if !tracking { letGo(velocity: Vector2D(0, elastic.scrollVelocity(time: now))) }
    } else if state == .stopped || state == .noMoreData {
      // Momentum, or the scroll view's own return.
      guard over > 0 || elastic.isScrolled else { return elastic.ignoreScroll() }
      elastic.follow(scroll: over, time: now)
      isSettled = false
      if over == 0 { elastic.dropGrip() }
    } else {
      // It loads or stops: the inset moves the content, and what the scroll view adds is no pull.
      elastic.ignoreScroll()
    }
  }
}
