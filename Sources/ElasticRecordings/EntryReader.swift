import ElasticKit

/// The fields of an event.
enum EntryField: UInt8, NamedCase {
  case t, phase, x, y, id, size, command, key, value, withNext, offset, tracking, widths, lineHeight

  static let names: [StaticString] = [
    "t", "phase", "x", "y", "id", "size", "command", "key", "value", "withNext", "offset",
    "tracking", "widths", "lineHeight",
  ]
}

/// Reads the events of a recording in their order.
struct EntryReader {
  let kind: ComponentKind
  var fields: FieldReader
  private var event = Fields<EntryField>()
  /// The user's settings so far: an event has those that changed.
  private var surroundings = Surroundings()

  init(kind: ComponentKind, fields: FieldReader) {
    self.kind = kind
    self.fields = fields
  }

  /// The event at `offset`.
  mutating func entry(at offset: Int) throws(FieldError) -> ElasticRecording.Entry {
    try fields.read(&event, at: offset)
    let time = try fields.plausible(.t, in: event)
    if event[.command] != nil {
      var command = CommandReader(
        kind: kind, name: try fields.text(.command, in: event), fields: fields, event: event)
      var entry = ElasticRecording.Entry(time: time, action: try kind.visit(&command))
      if case .set = entry.action, let offset = event[.withNext],
        fields.json.kind(at: offset) != .null
      {
        entry.isWithNext = try fields.flag(.withNext, in: event)
      }
      return entry
    }
    return ElasticRecording.Entry(time: time, action: .input(try input()))
  }

  private mutating func input() throws(FieldError) -> ElasticInput {
    let phase = try fields.text(.phase, in: event)
    if let touch = TouchPhase(name: phase) {
      return .touch(
        id: try finger(), phase: touch,
        point: Point2D(
          try fields.plausible(.x, in: event), try fields.plausible(.y, in: event)))
    }
    if ("scroll" as StaticString).isEqual(to: phase) {
      return .scrolled(
        offset: try fields.plausible(.offset, in: event),
        isTracking: try fields.flag(.tracking, in: event))
    }
    if ("resize" as StaticString).isEqual(to: phase) {
      return .resized(try fields.size(.size, in: event))
    }
    if ("environment" as StaticString).isEqual(to: phase) {
      try changeSurroundings()
      return .surroundings(surroundings)
    }
    if ("measured" as StaticString).isEqual(to: phase) {
      return .measured(
        widths: try fields.numbers(.widths, in: event),
        lineHeight: try fields.plausible(.lineHeight, in: event))
    }
    if ("activate" as StaticString).isEqual(to: phase) { return .activated }
    var expectation: [UInt8] = []
    ("a phase: down, move, up, cancel, scroll, resize, environment, measured or activate"
      as StaticString).append(to: &expectation)
    throw fields.unknown(phase, expected: expectation, at: .phase, in: event)
  }

  /// The finger's number; 0 if none is given. On a platform of 32 bits it keeps its low bits: they are enough to tell
  /// fingers apart.
  private func finger() throws(FieldError) -> Int {
    guard let offset = event[.id], fields.json.kind(at: offset) != .null else { return 0 }
    let number = try fields.number(.id, in: event)
    // A double has not all digits of a large one.
    guard let id = fields.json.integer(at: offset) ?? Int64(exactly: number) else {
      throw fields.expected("a whole number", at: .id, in: event)
    }
    return Int(truncatingIfNeeded: id)
  }

  private mutating func changeSurroundings() throws(FieldError) {
    let json = fields.json
    var isSet = [Bool](repeating: false, count: Surroundings.properties.count)
    var next = json.first(in: event.object)
    while let name = next {
      let offset = json.value(ofName: name)
      if let index = Surroundings.index(ofPropertyNamed: json.text(at: name)), !isSet[index] {
        isSet[index] = true
        let property = Surroundings.properties[index]
        _ = try fields.set(property, in: &surroundings, at: offset, field: property.name)
      }
      next = json.next(after: offset)
    }
  }
}

/// Finds a command or a setting in the lists of one component.
private struct CommandReader: ComponentVisitor {
  let kind: ComponentKind
  let name: [UInt8]
  let fields: FieldReader
  let event: Fields<EntryField>

  func visit<C: ElasticComponent>(_ type: C.Type) throws(FieldError) -> ElasticRecording.Action {
    if ("set" as StaticString).isEqual(to: name) { return try setting(of: type) }
    guard let code = C.Command.code(named: name) else {
      var known: [UInt8] = []
      ("a command of " as StaticString).append(to: &known)
      C.name.append(to: &known)
      (": " as StaticString).append(to: &known)
      C.Command.names.append(to: &known)
      (" or set" as StaticString).append(to: &known)
      throw fields.unknown(name, expected: known, at: .command, in: event)
    }
    var value = 0.0
    if let offset = event[.value], fields.json.kind(at: offset) != .null {
      value = try fields.number(.value, in: event)
    }
    guard value.isPlausible, C.Command(code: code, value: value) != nil else {
      throw fields.expected("a number within ±1e9", at: .value, in: event)
    }
    return .command(code: code, value: value)
  }

  private func setting<C: ElasticComponent>(
    of type: C.Type
  ) throws(FieldError) -> ElasticRecording.Action {
    let key = try fields.text(.key, in: event)
    guard let index = FormerNames.index(of: key, in: C.Style.self, of: kind) else {
      var known: [UInt8] = []
      ("a property of " as StaticString).append(to: &known)
      C.name.append(to: &known)
      throw fields.unknown(key, expected: known, at: .key, in: event)
    }
    var style = C.Style()
    let value = try fields.set(
      C.Style.properties[index], in: &style, at: fields.offset(of: .value, in: event),
      field: EntryField.value.name)
    return .set(property: index, value: value)
  }
}

extension FieldReader {
  /// Sets a property to a value: a number, true or false, or a text; returns its number.
  fileprivate func set<Holder>(
    _ property: StyleProperty<Holder>, in holder: inout Holder, at offset: Int, field: StaticString
  ) throws(FieldError) -> Double {
    do throws(PropertyError) {
      let value = try number(of: property, at: offset)
      try property.set(value, in: &holder)
      return value
    } catch {
      var expectation: [UInt8] = []
      property.appendExpectation(to: &expectation)
      throw expected(expectation, at: offset, field: field)
    }
  }

  private func number<Holder>(
    of property: StyleProperty<Holder>, at offset: Int
  ) throws(PropertyError) -> Double {
    switch (json.kind(at: offset), property.kind) {
    case (.text, _): return try property.value(of: json.text(at: offset))
    case (.flag, .flag): return json.flag(at: offset) ? 1 : 0
    case (.number, .flag): throw .notANumber
    case (.number, _): return json.number(at: offset)
    default: throw .notANumber
    }
  }
}
