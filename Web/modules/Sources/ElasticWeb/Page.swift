@_spi(Pages) import ElasticKit

/// Everything the page holds on to. A module has one, and WebAssembly one thread.
struct Page {
  private var instances: [Instance?] = []
  /// The last drawn scene, and the number of bytes of the last requested text.
  var scene = FlatScene()
  var textCount = 0
  /// The components that share one drawing, in the order they are drawn, and their latest events.
  var members: [Double] = []
  var news: [Double] = []
  /// The list of numbers that the page or the module has written last.
  var numbers: [Double] = []
  /// Content to load into a component, and the last requested word.
  var content: [UInt8] = []
  var word: [UInt8] = []

  /// The component a handle stands for; nil if it stands for none.
  subscript(handle: Int32) -> Instance? {
    get {
      let index = Int(handle)
      return instances.indices.contains(index) ? instances[index] : nil
    }
  }

  /// The member with an index; nil if its handle stands for none.
  func member(_ index: Int) -> Instance? { Int32(exactly: members[index]).flatMap { self[$0] } }

  /// Writes some numbers behind their count; returns where that is, until the next call.
  mutating func list(_ some: ArraySlice<Double>) -> UnsafePointer<Double>? {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(Double(some.count))
    numbers.append(contentsOf: some)
    return numbers.withUnsafeBufferPointer { $0.baseAddress }
  }

  mutating func make(_ kind: ComponentKind) -> Int32 {
    guard let instance = makeInstance(kind) else { return -1 }
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

/// Made at the first use, by hand: Swift's own lazy initialisation is thread-safe, and copied into each function that uses it.
var page: Page {
  @inline(__always) _read { yield pageStorage().pointee }
  @inline(__always) _modify { yield &pageStorage().pointee }
}

nonisolated(unsafe) private var madePage: UnsafeMutablePointer<Page>?

@inline(never)  // 65 calls in the module with all elements.
private func pageStorage() -> UnsafeMutablePointer<Page> {
  if let madePage { return madePage }
  let made = UnsafeMutablePointer<Page>.allocate(capacity: 1)
  made.initialize(to: Page())
  madePage = made
  return made
}
