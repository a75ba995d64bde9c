import ElasticKit

/// Everything the page holds on to. A module has one, and WebAssembly one thread.
struct Page {
  private var instances: [Instance?] = []
  /// What a handle that is none answers.
  private let nobody = Instance()
  /// The scene drawn last, and the count of bytes of the text asked for last.
  var scene = FlatScene()
  var textCount = 0

  /// The component a handle stands for.
  subscript(handle: Int32) -> Instance {
    let index = Int(handle)
    guard instances.indices.contains(index) else { return nobody }
    return instances[index] ?? nobody
  }

  mutating func make(_ kind: ComponentKind) -> Int32 {
    var maker = InstanceMaker()
    let instance = kind.visit(&maker)
    if let index = instances.firstIndex(where: { $0 == nil }) {
      instances[index] = instance
      return Int32(index)
    }
    instances.append(instance)
    return Int32(instances.count - 1)
  }

  mutating func free(_ handle: Int32) {
    let index = Int(handle)
    if instances.indices.contains(index) { instances[index] = nil }
  }
}

nonisolated(unsafe) var page = Page()
