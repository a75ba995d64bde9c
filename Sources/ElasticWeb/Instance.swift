import ElasticKit

/// A component that a page holds on to, whatever its type.
///
/// This one is of no kind: it refuses every touch, is at rest and shows nothing, which is also what
/// a handle that is none answers. What is the same for all kinds is final and here, since code in a
/// generic class is in the module once for each of its types.
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

  /// How many settings its style has; 0 only if it is of no kind.
  var settingCount: Int { 0 }
  /// A setting of its style; the index must be one.
  func setting(_ index: Int) -> Setting {
    Setting(name: "", kind: .flag, sentence: "", standard: 0, value: 0)
  }
  func setStyle(_ value: Double, _ index: Int, at time: Double) -> SetResult { .unknown }
  /// Its own name, or that of a state, event or command.
  func name(_ list: TextList, _ index: Int) -> StaticString? { nil }
  var accessibility: Accessibility? { nil }
  /// Looks again which side it hangs from.
  func findEdge() {}
}

/// A component of one type behind the page's handle.
final class ComponentInstance<C: Component>: Instance {
  private var component = C(style: C.Style())
  private var drawing = Drawing()
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
    guard let raw = UInt8(exactly: command), let command = C.Command(rawValue: raw) else {
      return false
    }
    component.perform(command, at: time)
    return true
  }

  override func advance(to time: Double) -> Activity { component.advance(to: time) }

  override func nextEvent() -> Int {
    guard let next = component.nextEvent() else { return -1 }
    eventTime = next.time
    return Int(next.event.rawValue)
  }

  override func flatten(into scene: inout FlatScene) {
    component.flatten(edge, palette, by: &drawing, into: &scene)
  }

  override func findEdge() {
    for property in properties where property.name.isEdge {
      let edge = Edge(rawValue: UInt8(property.get(component.style)))
      self.edge = edge?.resolved(for: surroundings.direction)
    }
  }

  override var settingCount: Int { properties.count }

  override func setting(_ index: Int) -> Setting {
    properties[index].setting(now: component.style, standard: C.Style())
  }

  override func setStyle(_ value: Double, _ index: Int, at time: Double) -> SetResult {
    var style = component.style
    let result = properties[index].result(of: value, in: &style)
    if result == .done {
      component.restyle(style, at: time)
      findEdge()
    }
    return result
  }

  override func name(_ list: TextList, _ index: Int) -> StaticString? {
    switch list {
    case .component: C.name
    case .state: C.State.names.at(index)
    case .event: C.Event.names.at(index)
    default: C.Command.names.at(index)
    }
  }

  override var accessibility: Accessibility? { component.accessible() }
}

extension Component {
  /// Mutating only so that the component is not copied whole for each question it is asked.
  fileprivate mutating func flatten(
    _ edge: Edge?, _ palette: Palette, by drawing: inout Drawing, into scene: inout FlatScene
  ) {
    drawing.removeAll()
    draw(into: &drawing)
    scene.begin(state: Int(state.rawValue), edge: edge, output: output)
    for index in 0..<controlPointCount { scene.controlPoint(controlPoint(index)) }
    scene.append(drawing, palette)
  }

  fileprivate mutating func accessible() -> Accessibility { output.accessibility }
}

/// Makes the instance of a kind.
struct InstanceMaker: ComponentVisitor {
  typealias Failure = Never

  func visit<C: Component>(_ type: C.Type) -> Instance { ComponentInstance<C>() }
}
