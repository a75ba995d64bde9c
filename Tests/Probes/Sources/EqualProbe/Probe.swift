import ElasticKit

// WASI's libc and every other one have these two, so the probe needs no Foundation.
@_extern(c, "read") func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int
@_extern(c, "write") func write(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int

/// Reads a recording from standard input: a line with the component, and the bytes of its
/// content in hexadecimal, then a line an entry, its words in the order of `Line.action`. Writes the numbers drawn at evenly spaced instants as raw doubles, each
/// drawing after its count.
@_expose(wasm, "_start") @c(equal_probe)
public func probe() {
  var lines = Lines(bytes: standardInput())
  guard var head = lines.next(), let kind = ComponentKind(name: head.word()) else { return }
  var play = Play(
    size: Size2D(width: head.number(), height: head.number()), end: head.number(),
    instants: Int(head.number()), content: head.bytes(), lines: lines)
  kind.visit(&play)
}

private func standardInput() -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(0, &chunk, chunk.count)
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
  }
}

private struct Play: ComponentVisitor {
  let size: Size2D
  let end: Double
  let instants: Int
  let content: [UInt8]
  var lines: Lines

  mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    var recording = ElasticRecording(component: .elasticSurface, size: size, content: content)
    while var line = lines.next() {
      let time = line.number()
      guard let action = line.action(type) else { continue }
      recording.entries.append(ElasticRecording.Entry(time: time, action: action))
    }
    var player = RecordingPlayer<C>(recording)
    var drawing = Drawing()
    var numbers: [Double] = []
    for instant in 0..<instants {
      player.advance(to: end * Double(instant) / Double(instants - 1))
      drawing.removeAll()
      player.draw(into: &drawing)
      let place = numbers.count
      numbers.append(0)
      drawing.forEachNumber { numbers.append($0) }
      numbers[place] = Double(numbers.count - place - 1)
    }
    numbers.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = write(1, bytes.baseAddress! + written, bytes.count - written)
        guard count > 0 else { return }
        written += count
      }
    }
  }
}
