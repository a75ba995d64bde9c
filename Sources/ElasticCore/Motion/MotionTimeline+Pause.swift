extension MotionTimeline {
  /// The same, standing still from the parent's time on, and before it.
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

  /// The same, going on from where it is at the parent's time, with the speed it had.
  ///
  /// Resuming what is not paused changes nothing but the pair of ``begin`` and ``offset`` that says
  /// the same.
  public func resumed(at time: Double) -> MotionTimeline {
    var result = paused(at: time)
    result.isPaused = false
    return result
  }

  /// The same, going on at another speed from where it is at the parent's time.
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
