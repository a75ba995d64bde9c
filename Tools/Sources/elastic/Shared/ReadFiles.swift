import Foundation

/// The files that this run of the program reads, so that no output replaces one of them.
///
/// A file is compared by its device and its number there, since it has many paths: through symbolic and hard links, and
/// other spellings of a folder. ``InputFile`` and ``SoundFile`` register what they read, and ``OutputFile`` asks before
/// anything is written; so a new option that reads a file through them needs no check of its own.
enum ReadFiles {
  private struct Identity: Hashable {
    var device: UInt64
    var number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  private static let lock = NSLock()
  /// The name of each file in messages.
  nonisolated(unsafe) private static var names: [Identity: String] = [:]

  /// Registers a file that is read.
  /// - Parameter name: its name in messages.
  static func add(_ status: stat, as name: String) {
    // Nothing else can be replaced: an output is never a pipe, a terminal or another device.
    guard status.st_mode & S_IFMT == S_IFREG else { return }
    lock.withLock { names[Identity(status)] = name }
  }

  /// Checks that a file to write is none that is read; it need not exist.
  /// - Throws: a ``Failure``.
  static func refuse(output path: String) throws {
    var status = stat()
    guard path == "-" ? fstat(STDOUT_FILENO, &status) == 0 : stat(path, &status) == 0,
      let input = lock.withLock({ names[Identity(status)] })
    else { return }
    let output = path == "-" ? "standard output" : path
    throw Failure.usage(
      "\(output): is the same file as \(input), which is read; expected another file to write")
  }
}
