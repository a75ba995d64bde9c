extension MotionTimeline {
  /// The same timeline, paused at the parent's time.
  ///
  /// Its local time stays what it was at `time`; its speed is kept for later. Pausing what is
  /// paused changes nothing.
  public func paused(at time: Double) -> MotionTimeline {
    var result = self
    result.offset = localTime(at: time)
    result.begin = time.confined
    result.isPaused = true
    return result
  }

  /// The same timeline, continued from the parent's time with its old speed.
  ///
  /// Resuming a timeline that is not paused changes only the representation by ``begin`` and ``offset``, not
  /// the timing.
  public func resumed(at time: Double) -> MotionTimeline {
    var result = paused(at: time)
    result.isPaused = false
    return result
  }

  /// The same timeline, continued at another speed from the parent's time.
  /// - Throws: ``ParameterError/speed`` unless `speed` is finite.
  public func changed(toSpeed speed: Double, at time: Double) throws(ParameterError)
    -> MotionTimeline
  {
    guard speed.isFinite else { throw .speed }
    var result = self
    result.offset = localTime(at: time)
    result.begin = time.confined
    result.speed = speed
    return result
  }

  /// The parent's time from which on, if it only rises, nothing changes any more; infinity if there
  /// is none.
  public var end: Double {
    if isPaused || speed == 0 { return -.infinity }
    let local = speed > 0 ? activeEnd : activeStart
    guard local.isFinite else { return .infinity }
    return begin + (local - offset) / speed
  }
}
