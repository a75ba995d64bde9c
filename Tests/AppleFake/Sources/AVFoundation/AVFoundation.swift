@_exported import QuartzCore
@_exported import class UIKit.NSKeyValueObservation
@_exported import struct UIKit.NSKeyValueObservedChange

public struct CMTime: Sendable {
  public let seconds: Double
  public init(seconds: Double, preferredTimescale: Int32 = 600) { self.seconds = seconds }
}

/// A player whose sound goes with the screen's clock.
@MainActor
public final class AVPlayer {
  public enum TimeControlStatus: Sendable { case paused, playing }

  private var place = 0.0
  private var since = 0.0
  private var observers: [() -> Void] = []

  public init() {}

  public private(set) var timeControlStatus = TimeControlStatus.paused
  public private(set) var rate: Float = 0
  /// The number of observers.
  public private(set) var observerCount = 0

  public func currentTime() -> CMTime {
    CMTime(seconds: place + (Screen.now - since) * Double(rate))
  }

  /// Plays at a rate; 0 pauses.
  public func play(rate: Float) {
    (place, since) = (currentTime().seconds, Screen.now)
    self.rate = rate
    timeControlStatus = rate > 0 ? .playing : .paused
    for call in observers { call() }
  }

  public func play() { play(rate: 1) }
  public func pause() { play(rate: 0) }
  public func seek(to time: CMTime) { seek(to: time.seconds) }

  public func seek(to seconds: Double) {
    (place, since) = (seconds, Screen.now)
    NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: nil)
  }

  public func observe<Value>(
    _ path: KeyPath<AVPlayer, Value>,
    changeHandler: @escaping @Sendable (AVPlayer, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observers.append { [unowned self] in changeHandler(self, NSKeyValueObservedChange()) }
    observerCount += 1
    let place = observers.count - 1
    return NSKeyValueObservation { [weak self] in
      MainActor.assumeIsolated {
        self?.observers[place] = {}
        self?.observerCount -= 1
      }
    }
  }
}

public enum AVPlayerItem {
  public static let timeJumpedNotification = NSNotification.Name("jumped")
}
