import Foundation

/// A file that appears when it is whole, or not at all: until then it has another name beside it.
struct OutputFile: Sendable {
  /// The name asked for, as it was given.
  let path: String
  /// The name it has until it is whole.
  let partial: String
  private let target: String

  /// Checks that the file can be written before any work is done.
  /// - Throws: a ``Failure`` that says why it cannot.
  init(path: String) throws {
    self.path = path
    // What a link points to is replaced, not the link.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    self.target = target.path
    var status = stat()
    if stat(target.path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw Failure.cannotCreate("\(path): is no ordinary file; expected one to write")
      }
      guard access(target.path, W_OK) == 0 else { throw Self.failure(path) }
    }
    let name = ".\(target.lastPathComponent.prefix(100)).\(UInt32.random(in: 0 ... .max)).part"
    partial = target.deletingLastPathComponent().appendingPathComponent(name).path
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path) }
    close(descriptor)
  }

  /// Fills the file.
  func write(_ bytes: [UInt8]) throws {
    let descriptor = open(partial, O_WRONLY | O_TRUNC)
    guard descriptor >= 0 else { throw Self.failure(path) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Failure.inputOutput("\(path): \(systemMessage())")
      }
    }
  }

  /// Gives the file its name, in place of what had it.
  func commit() throws {
    guard rename(partial, target) == 0 else { throw Self.failure(path) }
  }

  /// Removes what is not whole; nothing once it is.
  func discard() { unlink(partial) }

  private static func failure(_ path: String) -> Failure {
    .cannotCreate("\(path): cannot be written: \(systemMessage())")
  }
}
