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
    set { loadable = LoadedContent(unread: newValue) }
  }
  private(set) var loadable: LoadedContent
  /// The entries in order of time.
  public var entries: [Entry]

  /// A recording without entries.
  public init(
    component: ComponentKind, size: Size2D, content: [UInt8] = [], entries: [Entry] = []
  ) {
    self.component = component
    self.size = size
    loadable = LoadedContent(unread: content)
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

  func visit<C: ElasticComponent>(_ type: C.Type) throws(ContentError) -> LoadedContent {
    let content = try LoadedContent(bytes, of: C.contentType)
    var component = C(style: C.Style())
    try component.load(content, at: 0)
    return content
  }
}

extension ElasticRecording.Action {
  /// A command to the recorded component.
  public static func command(_ command: some ComponentMessage) -> ElasticRecording.Action {
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
