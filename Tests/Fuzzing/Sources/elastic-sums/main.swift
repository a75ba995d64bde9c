// elastic-sums FOLDER…: one line per file: the target (the folder's name), the file's name and the
// checksum of its result, in the order of the names. Without a folder: the names of the targets in
// their order, which are their numbers in WebAssembly.
import Foundation
import FuzzTargets

if CommandLine.arguments.count == 1 {
  print(FuzzTarget.allCases.map(\.name.description).joined(separator: ","))
}
for path in CommandLine.arguments.dropFirst() {
  let folder = URL(filePath: path)
  guard let target = FuzzTarget(name: folder.lastPathComponent.utf8) else {
    FileHandle.standardError.write(
      Data("elastic-sums: \(path): expected a folder named after a target\n".utf8))
    exit(64)
  }
  for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
    let bytes = try Data(contentsOf: folder.appending(path: name))
    let digits = String(target.run([UInt8](bytes)), radix: 16)
    print(
      folder.lastPathComponent, name, String(repeating: "0", count: 16 - digits.count) + digits)
  }
}
