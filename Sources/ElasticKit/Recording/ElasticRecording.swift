/// What somebody did to a component, to be done again: a gesture recording.
public struct ElasticRecording: Sendable {
  /// One thing that was done.
  public struct Entry: Sendable {
    /// Seconds from the start.
    public var time: Double
    /// What was done.
    public var action: Action

    /// Something done `time` seconds after the start.
    public init(time: Double, action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// What can be done.
  public enum Action: Sendable {
    /// A touch, a resize, other surroundings …
    case input(ElasticInput)
    /// What the app did: the command's code, and its number, 0 if it carries none.
    case command(code: UInt8, value: Double = 0)
    /// A setting: a place in the style's table, and the value.
    case set(property: Int, value: Double)
  }

  /// Whom it was done to.
  public var component: ComponentKind
  /// The component's size at the start, in points.
  public var size: Size2D
  /// What it showed, as ``ElasticComponent/load(_:at:)`` takes it; empty where it was given nothing.
  public var content: [UInt8]
  /// In the order it was done.
  public var entries: [Entry]

  /// Nothing done yet.
  public init(
    component: ComponentKind, size: Size2D, content: [UInt8] = [], entries: [Entry] = []
  ) {
    self.component = component
    self.size = size
    self.content = content
    self.entries = entries
  }

  /// When the last thing was done; 0 if nothing was.
  public var duration: Double { entries.reduce(0) { max($0, $1.time) } }
}

extension ElasticRecording.Action {
  /// What the app told the recorded component to do.
  public static func command(_ command: some ElasticAction) -> ElasticRecording.Action {
    .command(code: command.code, value: command.value ?? 0)
  }
}

extension ElasticRecording {
  /// Why a component cannot do what was recorded, as of a component of another kind.
  public enum EntryError: Error, Hashable, Sendable {
    /// It has no command of that code, or none that takes that number.
    case command(code: UInt8)
    /// Its style has no property in that place of its table.
    case property(Int)
    /// The property in that place takes other values.
    case value(property: Int)
  }
}

extension ElasticComponent {
  /// Does one thing that was recorded of a component of this type, at the time it says.
  /// - Throws: an ``ElasticRecording/EntryError`` if it is of another kind; the component stays as it was.
  public mutating func take(
    _ entry: ElasticRecording.Entry
  ) throws(ElasticRecording.EntryError) {
    switch entry.action {
    case .input(let input):
      handle(input, at: entry.time)
    case .command(let code, let value):
      guard let command = Command(code: code, value: value) else { throw .command(code: code) }
      perform(command, at: entry.time)
    case .set(let property, let value):
      guard Style.properties.indices.contains(property) else { throw .property(property) }
      var style = style
      do throws(PropertyError) { try Style.properties[property].set(value, in: &style) } catch {
        throw .value(property: property)
      }
      restyle(style, at: entry.time)
    }
  }
}

/// A component to which a recording is done, as far as time has come.
public struct RecordingPlayer<C: ElasticComponent>: Sendable {
  /// The component as it is now.
  public private(set) var component: C
  /// The first entry that this component cannot do, counted from 0, and why: nothing is done from there on.
  public private(set) var fault: (entry: Int, error: ElasticRecording.EntryError)?
  private let entries: [ElasticRecording.Entry]
  private var next = 0

  /// The component at the recording's start, with constants and surroundings of one's own.
  public init(
    _ recording: ElasticRecording, style: C.Style = C.Style(),
    surroundings: Surroundings = Surroundings()
  ) {
    self.init(recording, component: C(style: style), surroundings: surroundings)
  }

  /// A component of one's own at the recording's start; it takes what the recording shows, if that
  /// shows anything.
  public init(
    _ recording: ElasticRecording, component: C, surroundings: Surroundings = Surroundings()
  ) {
    entries = recording.entries
    self.component = component
    self.component.handle(.resized(recording.size), at: 0)
    self.component.handle(.surroundings(surroundings), at: 0)
    guard !recording.content.isEmpty else { return }
    do throws(ContentError) { try self.component.load(recording.content, at: 0) } catch {
      // A reader has checked the content; anything else shows what the component shows by itself.
    }
  }

  /// Goes on to `time`, doing everything recorded up to then.
  @discardableResult
  public mutating func advance(to time: Double) -> NextFrame {
    while next < entries.count, entries[next].time <= time {
      _ = step()
    }
    return component.advance(to: time)
  }

  /// Does the next thing recorded and returns what it was; nil after the last, and where there is a ``fault``.
  public mutating func step() -> ElasticRecording.Entry? {
    guard next < entries.count else { return nil }
    let entry = entries[next]
    do throws(ElasticRecording.EntryError) { try component.take(entry) } catch {
      fault = (next, error)
      next = entries.count
      return nil
    }
    next += 1
    return entry
  }

  /// The oldest event not read yet.
  public mutating func nextEvent() -> Occurrence<C.Event>? { component.nextEvent() }

  /// Adds the component as it is now to `drawing`.
  public func draw(into drawing: inout Drawing) { component.draw(into: &drawing) }
}
