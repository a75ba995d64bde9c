/// A gesture recording: the inputs and commands of a component, for replay.
public struct ElasticRecording: Sendable {
  /// One recorded action.
  public struct Entry: Sendable {
    /// Seconds from the start.
    public var time: Double
    /// The action.
    public var action: Action
    /// Whether a setting changes together with that of the next entry, which has the same time: an app that gives a
    /// component another style changes it once, not a setting at a time.
    public var isWithNext = false

    /// An action `time` seconds after the start.
    public init(time: Double, action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// The kinds of actions.
  public enum Action: Sendable {
    /// A touch, a resize, other surroundings …
    case input(ElasticInput)
    /// A command of the app: its code, and its number, 0 if it has none.
    case command(code: UInt8, value: Double = 0)
    /// A setting: its index in the style's table, and the value; see also ``Entry/isWithNext``.
    case set(property: Int, value: Double)
  }

  /// The recorded component.
  public var component: ComponentKind
  /// The component's size at the start, in points.
  public var size: Size2D
  /// Its content for ``ElasticComponent/load(_:at:)-([UInt8],_)``; empty without content.
  public var content: [UInt8] {
    get { loadable.bytes }
    set { loadable = ElasticContent(unread: newValue) }
  }
  private(set) var loadable: ElasticContent
  /// The entries in order of time.
  public var entries: [Entry]

  /// A recording without entries.
  public init(
    component: ComponentKind, size: Size2D, content: [UInt8] = [], entries: [Entry] = []
  ) {
    self.component = component
    self.size = size
    loadable = ElasticContent(unread: content)
    self.entries = entries
  }

  /// The time of the last entry; 0 without entries.
  public var duration: Double { entries.reduce(0) { max($0, $1.time) } }
}

extension ElasticRecording {
  /// Reads the content, so that no replay of the recording, or of a copy, has to read it again.
  /// - Throws: a ``ContentError`` if the component does not accept it; the recording is then unchanged.
  public mutating func readContent() throws(ContentError) {
    var reader = ContentReader(bytes: content)
    loadable = try component.visit(&reader)
  }
}

/// Reads content for a component, and checks that it accepts it.
private struct ContentReader: ComponentVisitor {
  let bytes: [UInt8]

  func visit<C: ElasticComponent>(_ type: C.Type) throws(ContentError) -> ElasticContent {
    let content = try ElasticContent(bytes, of: C.contentKind)
    var component = C(style: C.Style())
    try component.load(content, at: 0)
    return content
  }
}

extension ElasticRecording.Action {
  /// A command to the recorded component.
  public static func command(_ command: some ElasticAction) -> ElasticRecording.Action {
    .command(code: command.code, value: command.value ?? 0)
  }
}

extension ElasticRecording {
  /// The reason why a component cannot perform an entry, for example of another component's recording.
  public enum EntryError: Error, Hashable, Sendable {
    /// It has no command with that code, or none with that number.
    case command(code: UInt8)
    /// Its style has no property with that index.
    case property(Int)
    /// The property with that index has another kind of value.
    case value(property: Int)
  }
}

extension ElasticComponent {
  /// Performs one entry that was recorded for a component of this type, at the entry's time; returns whether a touch
  /// belongs to the component. Only a session performs settings that change together as one change.
  /// - Throws: an ``ElasticRecording/EntryError`` if the entry is of another component; the component is then unchanged.
  @discardableResult
  public mutating func take(
    _ entry: ElasticRecording.Entry
  ) throws(ElasticRecording.EntryError) -> TouchClaim {
    switch entry.action {
    case .input(let input):
      return handle(input, at: entry.time)
    case .command(let code, let value):
      guard let command = Command(code: code, value: value) else { throw .command(code: code) }
      perform(command, at: entry.time)
    case .set: restyle(try style(setBy: [entry]), at: entry.time)
    }
    return .refused
  }

  /// The style with the settings of some entries.
  func style(
    setBy entries: [ElasticRecording.Entry]
  ) throws(ElasticRecording.EntryError) -> Style {
    var style = style
    for entry in entries {
      guard case .set(let property, let value) = entry.action else { continue }
      guard Style.kinds.indices.contains(property) else { throw .property(property) }
      do throws(PropertyError) { try style.set(property: property, to: value) } catch {
        throw .value(property: property)
      }
    }
    return style
  }

  /// Whether an entry has no effect because its time or a number in it is not valid.
  func ignores(_ entry: ElasticRecording.Entry) -> Bool {
    switch entry.action {
    case .input(let input): return ignores(input, at: entry.time)
    case .command(let code, let value):
      guard entry.time.isPlausible, let command = Command(code: code, value: value) else {
        return true
      }
      return !command.isValid
    case .set: return !entry.time.isPlausible
    }
  }
}
