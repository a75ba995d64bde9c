// elastic-week [DAYS [COMPONENT…]]: DAYS days, by default 7, of every component at 120 frames a
// second under random input. Stops at the first broken law; otherwise prints one line per component.
import ElasticKit
import Foundation
import FuzzTargets

/// Bytes of memory now taken from the system; 0 where the system has no such number.
func memory() -> Int {
  guard let words = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  return words.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 } ?? 0
}

func live<C: ElasticComponent>(_: C.Type, days: Double) throws {
  var life = try Life<C>(
    seed: 7, content: Array("[00:01.00]One day is\n[00:03.00]as the other\n[00:06.00]".utf8))
  let frames = Int(days * 86400 * Life<C>.rate)
  // By then every array has its final length.
  let settled = frames / 10
  life.live(settled)
  let before = memory()
  var told = 0
  while life.frame < frames {
    life.live(min(100_000, frames - life.frame))
    let percent = life.frame * 100 / frames
    if percent >= told + 10, days >= 1 {
      told = percent
      FileHandle.standardError.write(Data("\(C.name): \(percent) %\n".utf8))
    }
  }
  let growth = memory() - before
  // A byte a frame would be 72 MB in a week; the program's own pages come in as they are first used.
  law(growth <= 4 << 20, "what it takes of the memory does not grow")
  // An hour has a hundred rests; after one in sixteen of them a new young component starts.
  law(days < 0.04 || life.youngFrames > 0, "it has lived beside a young one")
  let line =
    "\(C.name): \(life.frame) frames, \(life.inputs) inputs, \(life.rests) rests compared with a twin, "
    + "\(life.youngFrames) frames with a young one, \(growth) bytes more\n"
  FileHandle.standardOutput.write(Data(line.utf8))
}

/// Runs `days` days of one component.
struct Days: ComponentVisitor {
  typealias Failure = any Error

  let count: Double

  func visit<C: ElasticComponent>(_ type: C.Type) throws { try live(type, days: count) }
}

let words = CommandLine.arguments.dropFirst()
let days = words.first.map { Double($0) ?? .nan } ?? 7
guard days > 0, days <= 1000 else {
  FileHandle.standardError.write(Data("elastic-week: expected days, above 0 to 1000\n".utf8))
  exit(64)
}
let wanted = words.dropFirst()
let names = ComponentKind.names.map(\.description)
if let unknown = wanted.first(where: { !names.contains($0) }) {
  FileHandle.standardError.write(
    Data(
      "elastic-week: \(unknown): expected one of \(names.joined(separator: ", "))\n".utf8))
  exit(64)
}
var life = Days(count: days)
for kind in ComponentKind.allCases where wanted.isEmpty || wanted.contains(kind.name.description) {
  try kind.visit(&life)
}
