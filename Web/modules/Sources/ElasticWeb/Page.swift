@_spi(Pages) import ElasticKit

/// Everything the page holds on to. A module has one, and WebAssembly one thread.
final class Page {
  private var instances: [Instance?] = []
  /// The last drawn scene, and the number of bytes of the last requested text.
  var scene = FlatScene()
  var textCount = 0
  /// The components that share one drawing, in the order they are drawn, and their latest events.
  var members: [Int32] = []
  var news: [Double] = []
  /// The numbers of the entry written last, or of those of a key.
  var entry: [Double] = []
  /// Content to load into a component, and the last requested word.
  var content: [UInt8] = []
  var word: [UInt8] = []

  /// The component a handle stands for; nil if it stands for none.
  subscript(handle: Int32) -> Instance? {
    @inline(never) get {
      let index = Int(handle)
      return instances.indices.contains(index) ? instances[index] : nil
    }
  }

  /// Writes entries behind how many numbers they have; returns where that is, until the next call.
  func writeEntries(_ write: (inout [Double]) -> Void) -> UnsafePointer<Double>? {
    entry.empty()
    entry.add(0)
    write(&entry)
    entry[0] = Double(entry.count - 1)
    return entry.withUnsafeBufferPointer { $0.baseAddress }
  }

  func make(_ kind: ComponentKind) -> Int32 {
    guard let instance = makeInstance(kind) else { return -1 }
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

/// Created at the first use, by hand: Swift's own lazy initialisation is thread-safe, and copied
/// into each function that uses it.
var page: Page {
  @inline(never) get {
    if let madePage { return madePage }
    let page = Page()
    madePage = page
    return page
  }
}

nonisolated(unsafe) private var madePage: Page?
