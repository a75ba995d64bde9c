#if !hasFeature(Embedded)
extension ElasticRecording: Decodable {
  private enum Key: String, CodingKey {
    case version, component, size, content, events
  }

  /// Reads a `.gesture.json`.
  /// - Throws: a `DecodingError` whose description is one sentence with the expected value, and whose
  ///   coding path is the position.
  public init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Key.self)
    guard try file.decode(Double.self, forKey: .version) == 1 else {
      throw file.expected("version 1", at: .version)
    }
    let name = try file.decode(String.self, forKey: .component)
    guard let kind = ComponentKind(name: name.utf8) else {
      let known = ComponentKind.allCases.map(\.name.description).joined(separator: ", ")
      throw file.expected("one of the components \(known), not \(name.quoted)", at: .component)
    }
    let size = try file.decode([Double].self, forKey: .size)
    guard let size = Size2D(checking: size) else {
      throw file.expected("a width and a height from 0 to 1e9", at: .size)
    }
    self.init(component: kind, size: size)
    if let text = try file.decodeIfPresent(String.self, forKey: .content) {
      content = Array(text.utf8)
      var check = ContentCheck(content: content)
      do throws(ContentError) { try kind.visit(&check) } catch {
        throw file.expected(
          "\(error.reason) (line \(error.line), byte \(error.offset))", at: .content)
      }
    }
    var reader = EntryReader(kind: kind)
    var list = try file.nestedUnkeyedContainer(forKey: .events)
    while !list.isAtEnd {
      entries.append(
        try reader.entry(list.nestedContainer(keyedBy: EntryReader.Key.self)))
    }
  }
}

/// Reads one event of a recording; missing fields have the values of the events before it.
private struct EntryReader {
  enum Key: String, CodingKey {
    case t, phase, x, y, id, size, command, key, value, offset, tracking, widths, lineHeight
    case direction, reduceMotion, scheme, increasedContrast, textScale
  }

  let kind: ComponentKind
  var surroundings = Surroundings()

  mutating func entry(_ event: KeyedDecodingContainer<Key>) throws -> ElasticRecording.Entry {
    let time = try number(.t, in: event)
    if event.contains(.command) {
      let name = try event.decode(String.self, forKey: .command)
      var command = CommandReader(name: name, event: event)
      return ElasticRecording.Entry(time: time, action: try kind.visit(&command))
    }
    return ElasticRecording.Entry(
      time: time,
      action: .input(try input(event.decode(String.self, forKey: .phase), event)))
  }

  private mutating func input(
    _ phase: String, _ event: KeyedDecodingContainer<Key>
  ) throws -> ElasticInput {
    if let touch = TouchPhase(name: phase.utf8) {
      return .touch(
        id: try identity(event), phase: touch,
        point: Point2D(try number(.x, in: event), try number(.y, in: event)))
    }
    switch phase {
    case "scroll":
      return .scrolled(
        offset: try number(.offset, in: event),
        isTracking: try event.decode(Bool.self, forKey: .tracking))
    case "resize":
      guard let size = Size2D(checking: try event.decode([Double].self, forKey: .size)) else {
        throw event.expected("a width and a height from 0 to 1e9", at: .size)
      }
      return .resized(size)
    case "environment":
      for property in Surroundings.properties {
        guard let key = Key(stringValue: property.name.description), event.contains(key) else {
          continue
        }
        try property.set(try property.decode(event, key), in: &surroundings, event, key)
      }
      return .surroundings(surroundings)
    case "measured":
      return .measured(
        widths: try event.decode([Double].self, forKey: .widths),
        lineHeight: try number(.lineHeight, in: event))
    case "activate":
      return .activated
    default:
      throw event.expected(
        "a phase: down, move, up, cancel, scroll, resize, environment, measured or activate, "
          + "not \(phase.quoted)", at: .phase)
    }
  }

  /// The finger's number; decoding an integer directly would fail without a position.
  private func identity(_ event: KeyedDecodingContainer<Key>) throws -> Int {
    let number = try event.decodeIfPresent(Double.self, forKey: .id) ?? 0
    guard let id = Int(exactly: number) else {
      throw event.expected("a whole number", at: .id)
    }
    return id
  }

  private func number(
    _ key: Key, in event: KeyedDecodingContainer<Key>
  ) throws -> Double {
    let value = try event.decode(Double.self, forKey: key)
    guard value.isPlausible else { throw event.expected("a number within ±1e9", at: key) }
    return value
  }
}

/// Finds a command or a setting in the lists of one component.
private struct CommandReader: ComponentVisitor {
  typealias Failure = any Error

  let name: String
  let event: KeyedDecodingContainer<EntryReader.Key>

  /// Old names of properties in existing recordings, by component.
  private static let formerNames = [
    "elastic-surface": ["travelLimit": "maximumTravel"],
    "pull-to-refresh": [
      "bounceDuration": "settlingDuration", "bounceDamping": "dampingRatio",
      "indicatorArc": "indicatorArcShare",
    ],
    "flowing-menu": [
      "menuWidth": "widthShare", "menuPoints": "width", "openThreshold": "openThresholdShare",
      "closeThreshold": "closeThresholdShare", "projection": "projectionTime",
      "menuFill": "background",
    ],
    "lyric-ball": [
      "edgeHop": "edgeHopDuration", "longestHop": "maximumHopDuration", "squash": "squashShare",
    ],
    "message-balloon": [
      "color": "fill", "dotSize": "dotSizeShare", "dotStep": "dotStepShare",
      "widestRow": "maximumRowWidthShare", "riseHeight": "riseHeightShare",
      "fallDepth": "fallDepthShare",
    ],
    "elastic-shape": [
      "margin": "marginShare", "pieces": "minimumCurveCount", "reach": "reachShare",
    ],
  ]

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> ElasticRecording.Action {
    if name == "set" {
      let key = try event.decode(String.self, forKey: .key)
      let table = C.Style.properties
      let name = Self.formerNames[C.name.description]?[key] ?? key
      guard let index = table.firstIndex(where: { $0.name.isEqual(to: name.utf8) }) else {
        throw event.expected("a property of \(C.name), not \(key.quoted)", at: .key)
      }
      var style = C.Style()
      let value = try table[index].decode(event, .value)
      try table[index].set(value, in: &style, event, .value)
      return .set(property: index, value: value)
    }
    guard let code = C.Command.code(named: name.utf8) else {
      let known = C.Command.names.map(\.description).joined(separator: ", ")
      throw event.expected(
        "a command of \(C.name): \(known) or set, not \(name.quoted)", at: .command)
    }
    let value = try event.decodeIfPresent(Double.self, forKey: .value) ?? 0
    guard value.isPlausible, C.Command(code: code, value: value) != nil else {
      throw event.expected("a number within ±1e9", at: .value)
    }
    return .command(code: code, value: value)
  }
}

/// Checks whether a component accepts some content.
private struct ContentCheck: ComponentVisitor {
  let content: [UInt8]

  func visit<C: ElasticComponent>(_ type: C.Type) throws(ContentError) {
    var component = C(style: C.Style())
    try component.load(content, at: 0)
  }
}

extension StyleProperty {
  /// A value as a JSON number, flag or text.
  fileprivate func decode(
    _ event: KeyedDecodingContainer<EntryReader.Key>, _ key: EntryReader.Key
  ) throws -> Double {
    do {
      let text = try event.decode(String.self, forKey: key)
      do throws(PropertyError) { return try value(of: Array(text.utf8)) } catch {
        throw event.expected(expectation, at: key)
      }
    } catch DecodingError.typeMismatch {
      if case .flag = kind { return try event.decode(Bool.self, forKey: key) ? 1 : 0 }
      return try event.decode(Double.self, forKey: key)
    }
  }

  fileprivate func set(
    _ value: Double, in holder: inout Holder, _ event: KeyedDecodingContainer<EntryReader.Key>,
    _ key: EntryReader.Key
  ) throws {
    do throws(PropertyError) { try set(value, in: &holder) } catch {
      throw event.expected(expectation, at: key)
    }
  }

  /// The valid values of this property, as a phrase after "expected".
  public var expectation: String {
    switch kind {
    case .number(let unit, let range):
      let unit = unit.name.description
      return "\(name) as a number from \(range.lowerBound) to \(range.upperBound)"
        + (unit.isEmpty ? "" : " \(unit)")
    case .flag: return "\(name) as true or false"
    case .choice(let names):
      return "\(name) as one of \(names.map(\.description).joined(separator: ", "))"
    case .paint:
      let roles = ColorRole.allCases.map(\.name.description).joined(separator: ", ")
      return "\(name) as #rrggbb, #rrggbbaa, clear or one of \(roles)"
    }
  }
}

extension String {
  /// A name from a file for use in a sentence: shortened, and without control characters.
  fileprivate var quoted: String {
    let characters = unicodeScalars.prefix(40).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: String(scalar)
      }
    }
    return "\"" + characters.joined() + (unicodeScalars.count > 40 ? "…\"" : "\"")
  }
}

extension Size2D {
  fileprivate init?(checking numbers: [Double]) {
    guard numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
    guard isPlausible else { return nil }
  }
}

extension KeyedDecodingContainer {
  fileprivate func expected(_ what: String, at key: Key) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath + [key], debugDescription: "expected \(what)"))
  }
}
#endif
