/// What every host notes of its component: the keys that are down, whether the words are measured, and whether the drawing
/// is that of the current state.
///
/// A session has one, and so has each component of a page, whose scripts record, replay and pace themselves. Not generic,
/// and it holds no component: a page has its code once for all types.
@_spi(Pages) public struct HostNotes: Sendable {
  private var keyboard = ElasticKeyboard()
  /// The font size at which the words were measured; NaN if they must be measured.
  private var measuredSize = Double.nan
  private var isDrawn = false

  /// No key is down, nothing is measured or drawn.
  public init() {}

  /// Something was done to the component.
  public mutating func touch() { isDrawn = false }

  /// These words were measured.
  public mutating func measure(_ words: MeasurableWords?) { measuredSize = words?.size ?? .nan }

  /// The component has other content: its words are measured again, and events that were not read are dropped.
  public mutating func change(_ component: inout some ElasticComponent) {
    touch()
    measuredSize = .nan
    while component.nextEvent() != nil {}
  }

  /// All keys are up.
  mutating func releaseKeys() { keyboard = ElasticKeyboard() }

  /// Whether the host must measure these words.
  public func needsMeasuring(_ words: MeasurableWords?) -> Bool {
    guard let words else { return false }
    return words.count > 0 && measuredSize != words.size
  }

  /// Empties the drawing if it must be made anew, which the caller then does; returns whether.
  public mutating func begin(_ drawing: inout Drawing) -> Bool {
    guard !isDrawn else { return false }
    drawing.removeAll()
    isDrawn = true
    return true
  }

  /// Answers a key that goes down or up, with inputs that `act` does, in their order, at one time.
  public mutating func answer(
    _ key: ElasticKey, isDown: Bool, at place: KeyPull.Place, of access: ElasticAccessibility,
    act: (ElasticInput) -> Void
  ) -> KeyAnswer {
    if keyboard.answer(key, isDown: isDown, at: place, of: access, act: act) { return .handled }
    return key == .escape && isDown ? .escape : .nothing
  }
}

/// What a key asks of a component.
@_spi(Pages) public enum KeyAnswer: Sendable {
  /// It is handled by the inputs that were done, if any.
  case handled
  /// It is handled by the component's ``KeyActions/escape``, if that has one now.
  case escape
  /// It is not handled.
  case nothing
}
