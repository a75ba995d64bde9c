import ElasticKit
import Foundation
import Stages

// Cuts the standard second of a component into a number of frames, draws them all and prints one checksum:
// so that its instructions and allocations can be counted from another process.
private let names = ComponentKind.allCases.map { "\($0.name)" }
private let words = CommandLine.arguments.dropFirst()

guard words.count == 2, let name = words.first, let count = Int(words.last ?? ""), count >= 0,
  let stage = try stage(named: name)
else {
  let sentence = "elastic-frames: expected a component and a count of frames, 0 or more; one of "
  FileHandle.standardError.write(Data((sentence + names.joined(separator: ", ") + "\n").utf8))
  exit(64)
}

for frame in 0..<count { _ = stage.drawnFrame(Double(frame) / Double(count)) }

/// FNV-1a over the bits of every number of the last frame.
private var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
stage.forEachNumber { number in
  checksum = (checksum ^ number.bitPattern) &* 0x100_0000_01b3
}
print(name, count, String(checksum, radix: 16))
