import ElasticCore
import Foundation

// MathProbe FUNCTION: doubles in on standard input, doubles out on standard output, both as eight
// bytes each, least first. `atan2` takes them in pairs, y before x. `MathProbe motions`: a list of
// questions about motions in, a list of answers out, both in JSON.

let functions: [String: (Double) -> Double] = [
  "exp": ElasticMath.exp, "log": ElasticMath.log, "sin": ElasticMath.sin, "cos": ElasticMath.cos,
]
let name = CommandLine.arguments.dropFirst().first ?? ""

let input = FileHandle.standardInput.readDataToEndOfFile()
if name == "motions" {
  FileHandle.standardOutput.write(try answers(to: input))
  exit(0)
}
let arguments = input.withUnsafeBytes { bytes in
  (0..<bytes.count / 8).map { index in
    Double(
      bitPattern: UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)))
  }
}

let results: [Double]
if let function = functions[name] {
  results = arguments.map(function)
} else if name == "atan2" {
  results = stride(from: 0, to: arguments.count - 1, by: 2).map { index in
    ElasticMath.atan2(arguments[index], arguments[index + 1])
  }
} else {
  FileHandle.standardError.write(
    Data("MathProbe: expected exp, log, sin, cos, atan2 or motions\n".utf8))
  exit(64)
}
results.map(\.bitPattern.littleEndian).withUnsafeBytes { bytes in
  FileHandle.standardOutput.write(Data(bytes))
}
