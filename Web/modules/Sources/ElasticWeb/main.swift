#if !hasFeature(Embedded)
// The module has no program of its own. Built natively it has this one, so that tests can compare
// what the page gets with what a native build gives, bit by bit:
//
//     elastic-web RECORDING COUNT
//
// prints, for COUNT instants from the start to two seconds past the last input, a line of the bits of
// every number of the scene, and of the number and time of each event since the line before.
import ElasticRecordings
import Foundation

func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("elastic-web: \(sentence)\n".utf8))
  exit(64)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let path = arguments.first,
  let count = arguments.last.flatMap(Int.init), count >= 2
else { fail("expected RECORDING COUNT, COUNT at least 2") }
guard let data = FileManager.default.contents(atPath: path) else { fail("no file \(path)") }
let recording: ElasticRecording
do { recording = try ElasticRecording(json: [UInt8](data)) } catch {
  fail("\(error)")
}

var maker = InstanceMaker()
let instance = recording.component.visit(&maker)
for input in [.resized(recording.size), .surroundings(instance.surroundings)] as [ElasticInput] {
  _ = instance.handle(input, at: 0)
}
if !recording.content.isEmpty { try instance.load(recording.content, at: 0) }

extension Instance {
  func take(_ entry: ElasticRecording.Entry) {
    switch entry.action {
    case .input(let input): _ = handle(input, at: entry.time)
    case .command(let code, let value): _ = perform(code, value, at: entry.time)
    case .set(let index, let value): _ = set(index, value, at: entry.time)
    }
  }
}

func hexadecimal(_ number: Double) -> String { String(number.bitPattern, radix: 16) }

var script = recording.entries[...]
var scene = FlatScene()
let end = recording.duration + 2
for index in 0..<count {
  let time = end * Double(index) / Double(count - 1)
  while let entry = script.first, entry.time <= time {
    script.removeFirst()
    instance.take(entry)
  }
  _ = instance.advance(to: time)
  instance.flatten(into: &scene)
  var words = scene.numbers.map(hexadecimal)
  var events: [Double] = []
  while instance.nextEvent(&events) {}
  for event in stride(from: 0, to: events.count, by: 3) {
    words += ["event", "\(Int(events[event]))", hexadecimal(events[event + 1])]
  }
  print(words.joined(separator: " "))
}
#endif
