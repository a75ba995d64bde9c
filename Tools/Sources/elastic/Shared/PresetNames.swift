import ElasticKit
import ElasticSettings

/// All presets, for the help.
struct PresetNames: ComponentVisitor {
  typealias Failure = Never

  /// The names of every component's presets in one sentence; components with equal presets share an entry.
  static var list: String {
    var names: [String] = []
    var components: [String: [String]] = [:]
    for kind in ComponentKind.allCases {
      var visitor = PresetNames()
      for name in kind.visit(&visitor) {
        if components[name] == nil { names.append(name) }
        components[name, default: []].append(kind.name.description)
      }
    }
    return names.map { name in
      let holders = components[name] ?? []
      return holders.count == ComponentKind.allCases.count
        ? name : "\(name) (\(holders.joined(separator: ", ")))"
    }.joined(separator: "; ")
  }

  func visit<C: ElasticComponent>(_ type: C.Type) -> [String] {
    C.Style.presets.map(\.name.description)
  }
}
