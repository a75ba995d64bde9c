import ElasticKit

/// Everything the page holds on to. A module has one, and WebAssembly one thread.
final class Page {
  private var instances: [Instance?] = []
  /// The scene drawn last, and the count of bytes of the text asked for last.
  var scene = FlatScene()
  var textCount = 0
  /// The components that share one drawing, in the order they are drawn, and their latest events.
  var members: [Int32] = []
  var news: [Double] = []
  /// The values the page moves itself.
  let values = AnimatedValues()
  /// Content on its way to a component, and the word asked for last.
  var content: [UInt8] = []
  var word: [UInt8] = []

  /// The component a handle stands for; nil if it stands for none.
  subscript(handle: Int32) -> Instance? {
    @inline(never) get {
      let index = Int(handle)
      return instances.indices.contains(index) ? instances[index] : nil
    }
  }

  func make(_ kind: ComponentKind) -> Int32 {
    var maker = InstanceMaker()
    let instance = kind.visit(&maker)
    if let index = instances.firstIndex(where: { $0 == nil }) {
      instances[index] = instance
      return Int32(index)
    }
    instances.append(instance)
    return Int32(instances.count - 1)
  }

  func free(_ handle: Int32) {
    let index = Int(handle)
    if instances.indices.contains(index) { instances[index] = nil }
  }
}

/// Made when it is first asked for, by hand: the language's own way is made for threads, and copied
/// into each function that asks.
var page: Page {
  @inline(never) get {
    if let madePage { return madePage }
    let page = Page()
    madePage = page
    return page
  }
}

nonisolated(unsafe) private var madePage: Page?
