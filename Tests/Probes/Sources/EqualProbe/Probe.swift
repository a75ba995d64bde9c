import ElasticRecordings

// WASI's libc and every other one have these two, so the probe needs no Foundation.
@_extern(c, "read") func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int
@_extern(c, "write") func write(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int

/// Reads a recording from standard input, and writes the numbers drawn at 200 instants from its start to three seconds
/// after its end as raw doubles, each drawing after its count. Writes nothing for an invalid recording.
@_expose(wasm, "_start") @c(equal_probe)
public func probe() {
  do throws(ElasticRecording.ParseError) {
    let recording = try ElasticRecording(json: standardInput())
    var play = Play(recording: recording)
    recording.component.visit(&play)
  } catch {
    return
  }
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
  let recording: ElasticRecording

  func visit<C: ElasticComponent>(_ type: C.Type) {
    let instants = 200
    let end = recording.duration + 3
    var session = ElasticSession<C>(replaying: recording)
    var numbers: [Double] = []
    for instant in 0..<instants {
      session.advance(to: end * Double(instant) / Double(instants - 1))
      let place = numbers.count
      numbers.append(0)
      session.withDrawing { drawing in drawing.forEachNumber { numbers.append($0) } }
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
