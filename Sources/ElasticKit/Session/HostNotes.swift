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

  /// An action was performed, after which the words have this size.
  public mutating func add(_ action: ElasticRecording.Action, wordSize: Double) {
    touch()
    if case .input(.measured) = action { measuredSize = wordSize }
  }

  /// The component has other content: its words are measured again, and events that were not read are dropped.
  public mutating func change(_ component: inout some ElasticComponent) {
    touch()
    measuredSize = .nan
    while component.nextEvent() != nil {}
  }

  /// All keys are up.
  mutating func releaseKeys() { keyboard = ElasticKeyboard() }

  /// Whether the host must measure so many words of this size.
  public func needsMeasuring(_ count: Int, _ wordSize: Double) -> Bool {
    count > 0 && measuredSize != wordSize
  }

  /// Empties the drawing if it must be made anew, which the caller then does; returns whether.
  public mutating func begin(_ drawing: inout Drawing) -> Bool {
    guard !isDrawn else { return false }
    drawing.removeAll()
    isDrawn = true
    return true
  }

  /// What a key asks for as it goes down or up.
  public mutating func answer(
    _ key: ElasticKey, isDown: Bool, at place: KeyPull.Place, of access: ElasticAccessibility
  ) -> KeyAnswer {
    if let inputs = keyboard.inputs(for: key, isDown: isDown, at: place, of: access) {
      return .inputs(inputs)
    }
    return key == .escape && isDown ? .escape : .nothing
  }
}

/// What a key asks of a component.
@_spi(Pages) public enum KeyAnswer: Sendable {
  /// It is handled by these inputs, in this order, at one time; none if it changes nothing.
  case inputs([ElasticInput])
  /// It is handled by the component's ``ElasticComponent/escape``, if that has one now.
  case escape
  /// It is not handled.
  case nothing
}
