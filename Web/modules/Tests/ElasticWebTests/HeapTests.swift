import CHeap
import Testing

/// The heap belongs to one thread, so its tests run one after another.
@Suite(.serialized) struct HeapTests {
  private struct Block {
    let start: UnsafeMutableRawPointer
    let size: Int
    let mark: UInt8

    var range: Range<Int> { Int(bitPattern: start)..<Int(bitPattern: start) + size }
    var isIntact: Bool {
      UnsafeRawBufferPointer(start: start, count: size).allSatisfy { $0 == mark }
    }
  }

  @Test("blocks are aligned, do not overlap, and keep their contents")
  func random() throws {
    var random = SystemRandomNumberGenerator()
    var blocks: [Block] = []
    for step in 0..<20_000 {
      if blocks.count < 100, Bool.random(using: &random) || blocks.isEmpty {
        let alignment = 1 << Int.random(in: 0...7, using: &random)
        let size = Int.random(in: 0...(1 << Int.random(in: 0...12, using: &random)), using: &random)
        let start = try #require(heap_allocate(alignment, size))
        #expect(Int(bitPattern: start) % max(alignment, 16) == 0)
        let block = Block(start: start, size: size, mark: UInt8(step % 251))
        #expect(!blocks.contains { $0.range.overlaps(block.range) })
        start.initializeMemory(as: UInt8.self, repeating: block.mark, count: size)
        blocks.append(block)
      } else {
        let block = blocks.remove(at: Int.random(in: blocks.indices, using: &random))
        #expect(block.isIntact)
        heap_free(block.start)
      }
    }
    for block in blocks {
      #expect(block.isIntact)
      heap_free(block.start)
    }
  }

  @Test("freed blocks are reused, so that the memory does not grow")
  func reuse() throws {
    let first = try #require(heap_allocate(16, 1000))
    heap_free(first)
    for size in [1000, 600, 1] + Array(repeating: 1000, count: 100_000) {
      let again = try #require(heap_allocate(16, size))
      if size > 500 { #expect(again == first) }
      heap_free(again)
    }
  }

  @Test(
    "a request for more than there is room for returns nil, and leaves the heap as it was",
    arguments: [1 << 25, 1 << 29, 1 << 30, Int.max - 64, -1])
  func tooMuch(size: Int) throws {
    #expect(heap_allocate(16, Int(bitPattern: UInt(bitPattern: size))) == nil)
    #expect(heap_allocate(1 << 62, 16) == nil)
    let block = try #require(heap_allocate(16, 100))
    heap_free(block)
    heap_free(nil)
  }
}
