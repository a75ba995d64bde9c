import ElasticKit

/// A component that a page holds on to, whatever its type.
///
/// This one is of no kind: it refuses every touch, is at rest and shows nothing, which is also what
/// a handle that is none answers.
class Instance {
  /// The reader's settings, handed over by an input of their own, and the colours that go with them.
  final var surroundings = Surroundings() {
    didSet { palette = Palette(surroundings) }
  }
  final var palette = Palette()
  /// Words' advances collected for the next `measured`.
  final var widths: [Double] = []
  /// When the event read last happened.
  final var eventTime = 0.0

  func handle(_ input: Input, at time: Double) -> Claim { .refused }
  func perform(_ command: Int, at time: Double) -> Bool { false }
  func advance(to time: Double) -> Activity { .atRest }
  /// Writes everything there is to see and to know into `scene`.
  func flatten(into scene: inout FlatScene) {}
  /// The place in the list of events of the oldest one not read yet; −1 if there is none.
  func nextEvent() -> Int { -1 }

  func propertyCount(_ table: PropertyTable) -> Int { 0 }
  func number(_ field: PropertyField, _ table: PropertyTable, _ index: Int) -> Double { .nan }
  func set(_ value: Double, _ table: PropertyTable, _ index: Int, at time: Double) -> SetResult {
    .unknown
  }
  /// A text; nil if there is none of that index.
  func text(_ list: TextList, _ index: Int, _ choice: Int) -> StaticString? { nil }
}

/// The tables of settings a page can reach.
enum PropertyTable: UInt8 { case style, surroundings }

/// What can be asked of a setting as a number.
enum PropertyField: UInt8 { case kind, lower, upper, choices, standard, value }

/// What became of a setting.
enum SetResult: UInt8 { case done, notANumber, outOfRange, unknown }

/// The lists of texts a page can read.
enum TextList: UInt8 {
  case component, state, event, command, part, role, edge
  case propertyName, propertyUnit, propertySentence, propertyChoice
  case surroundingName, surroundingUnit, surroundingSentence, surroundingChoice
  case accessibilityRole, accessibilityLabel, accessibilityValue, accessibilityAction
}

/// A component of one type behind the page's handle.
final class ComponentInstance<C: Component>: Instance {
  private var component = C(style: C.Style())
  private var drawing = Drawing()
  /// Kept, because a list of all cases is made anew each time it is asked for.
  private let states = C.State.allCases
  private let events = C.Event.allCases
  private let commands = C.Command.allCases
  private let properties = C.Style.properties
  /// The side of the screen it hangs from; nil where it hangs from none.
  private var edge: Edge?

  override init() {
    super.init()
    findEdge()
  }

  override func handle(_ input: Input, at time: Double) -> Claim {
    component.handle(input, at: time)
  }

  override func perform(_ command: Int, at time: Double) -> Bool {
    guard commands.indices.contains(command) else { return false }
    component.perform(commands[command], at: time)
    return true
  }

  override func advance(to time: Double) -> Activity { component.advance(to: time) }

  override func nextEvent() -> Int {
    guard let next = component.nextEvent() else { return -1 }
    eventTime = next.time
    return events.firstIndex(of: next.event) ?? -1
  }

  override func flatten(into scene: inout FlatScene) {
    drawing.removeAll()
    component.draw(into: &drawing)
    scene.begin(state: stateIndex, edge: edge, output: component.output)
    for index in 0..<component.controlPointCount {
      scene.controlPoint(component.controlPoint(index))
    }
    scene.append(drawing, palette)
  }

  private var stateIndex: Int {
    // By index: `firstIndex(of:)` allocates where nothing is optimised.
    let state = component.state
    for index in states.indices where states[index] == state { return index }
    return -1
  }

  private func findEdge() {
    guard let property = properties.first(where: { $0.name.isEdge }) else { return }
    edge = Edge.allCases[Int(property.get(component.style))].resolved(for: surroundings.direction)
  }

  override func propertyCount(_ table: PropertyTable) -> Int {
    table == .style ? properties.count : Surroundings.properties.count
  }

  override func number(
    _ field: PropertyField, _ table: PropertyTable, _ index: Int
  ) -> Double {
    switch table {
    case .style:
      guard properties.indices.contains(index) else { return .nan }
      return properties[index].number(field, now: component.style, standard: C.Style())
    case .surroundings:
      let properties = Surroundings.properties
      guard properties.indices.contains(index) else { return .nan }
      return properties[index].number(field, now: surroundings, standard: Surroundings())
    }
  }

  override func set(
    _ value: Double, _ table: PropertyTable, _ index: Int, at time: Double
  ) -> SetResult {
    switch table {
    case .style:
      guard properties.indices.contains(index) else { return .unknown }
      var style = component.style
      let result = properties[index].result(of: value, in: &style)
      if result == .done {
        component.restyle(style, at: time)
        findEdge()
      }
      return result
    case .surroundings:
      let properties = Surroundings.properties
      guard properties.indices.contains(index) else { return .unknown }
      var new = surroundings
      let result = properties[index].result(of: value, in: &new)
      if result == .done {
        surroundings = new
        findEdge()
      }
      return result
    }
  }

  override func text(_ list: TextList, _ index: Int, _ choice: Int) -> StaticString? {
    switch list {
    case .component: C.name
    case .state: states.at(index)?.name
    case .event: events.at(index)?.name
    case .command: commands.at(index)?.name
    case .part: ItemID.Part.allCases.at(index)?.name
    case .role: ColorRole.allCases.at(index)?.name
    case .edge: Edge.allCases.at(index)?.name
    case .propertyName: properties.at(index)?.name
    case .propertyUnit: properties.at(index)?.unit
    case .propertySentence: properties.at(index)?.sentence
    case .propertyChoice: properties.at(index)?.choices.at(choice)
    case .surroundingName: Surroundings.properties.at(index)?.name
    case .surroundingUnit: Surroundings.properties.at(index)?.unit
    case .surroundingSentence: Surroundings.properties.at(index)?.sentence
    case .surroundingChoice: Surroundings.properties.at(index)?.choices.at(choice)
    case .accessibilityRole: component.output.accessibility.role.name
    case .accessibilityLabel: component.output.accessibility.label
    case .accessibilityValue: component.output.accessibility.value
    case .accessibilityAction: component.output.accessibility.action
    }
  }
}

/// Makes the instance of a kind.
struct InstanceMaker: ComponentVisitor {
  typealias Failure = Never

  func visit<C: Component>(_ type: C.Type) -> Instance { ComponentInstance<C>() }
}

extension Property {
  fileprivate var unit: StaticString? {
    guard case .number(let unit, _) = kind else { return nil }
    return unit.name
  }

  fileprivate var choices: [StaticString] {
    guard case .choice(let names) = kind else { return [] }
    return names
  }

  fileprivate func number(_ field: PropertyField, now: Holder, standard: Holder) -> Double {
    let (number, range): (Double, ClosedRange<Double>) =
      switch kind {
      case .number(_, let range): (0, range)
      case .flag: (1, 0...1)
      case .choice(let names): (2, 0...Double(names.count - 1))
      case .paint: (3, PaintCode.range)
      }
    return switch field {
    case .kind: number
    case .lower: range.lowerBound
    case .upper: range.upperBound
    case .choices: Double(choices.count)
    case .standard: get(standard)
    case .value: get(now)
    }
  }

  fileprivate func result(of value: Double, in holder: inout Holder) -> SetResult {
    do throws(PropertyError) { try set(value, in: &holder) } catch {
      return error == .notANumber ? .notANumber : .outOfRange
    }
    return .done
  }
}

extension StaticString {
  fileprivate var isEdge: Bool { ("edge" as StaticString).withUTF8Buffer { isEqual(to: $0) } }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
