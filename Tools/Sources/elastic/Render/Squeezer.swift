import Foundation
import Subprocess

/// A program that makes a file smaller without changing what it shows.
struct Squeezer {
  /// The program's name, and its options before the file's.
  let arguments: [String]

  /// Replaces a file by a smaller one; it stays as it is without the program, or if that fails.
  /// - Throws: `CancellationError`, when the program has ended.
  func squeeze(_ path: String, in folder: WorkFolder) async throws {
    let smaller = folder.path + "/smaller"
    let result = try? await Subprocess.run(
      .name(arguments[0]), arguments: .init(arguments.dropFirst() + [path, "-o", smaller]),
      platformOptions: .endedByThisProgramOnly, output: .discarded, error: .discarded)
    try Task.checkCancellation()
    guard result?.terminationStatus.isSuccess == true, size(smaller) > 0, size(smaller) < size(path)
    else { return }
    rename(smaller, path)
  }

  private func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
