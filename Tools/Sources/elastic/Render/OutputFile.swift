import Foundation

/// A file that appears when it is whole, or not at all.
///
/// Until then it is in a hidden folder beside it. Whoever is killed leaves that folder behind; the next
/// one who writes the same file removes it.
struct OutputFile: Sendable {
  /// The name asked for, as it was given.
  let path: String
  /// The folder of what is not whole yet.
  let folder: WorkFolder
  private let target: URL

  /// Where the file is until it is whole.
  var partial: String { folder.path + "/whole" }

  /// Checks that the file can be written before any work is done.
  /// - Parameter part: which part of the file's content this is, where several at once write others.
  /// - Throws: a ``Failure`` that says why it cannot.
  init(path: String, part: String? = nil) throws {
    self.path = path
    target = Self.resolved(URL(fileURLWithPath: path))
    try Self.check(target.path, of: path)
    var name = target.lastPathComponent
    // A file system counts bytes, up to 255, and the folder's name has a few more.
    while name.utf8.count > 100 { name.removeLast() }
    name += part.map { "." + $0 } ?? ""
    guard let folder = WorkFolder(beside: target.deletingLastPathComponent().path, for: name)
    else { throw Self.failure(path) }
    self.folder = folder
  }

  /// Fills the file.
  func write(_ bytes: [UInt8]) throws {
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
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
    guard rename(partial, target.path) == 0 else { throw Self.failure(path) }
  }

  /// Gives the pictures of a sequence, written into the folder by their bare numbers, their names, in
  /// place of what had them.
  /// - Throws: a ``Failure``; before the first one where a name is taken by a folder.
  func commit(_ numbers: Range<Int>, as sequence: SequenceName) throws {
    let beside = target.deletingLastPathComponent()
    let names = numbers.map { beside.appendingPathComponent(sequence.name($0)).path }
    for name in names { try Self.check(name, of: name) }
    try WorkFolder.undisturbed {
      for (number, name) in zip(numbers, names) {
        guard rename("\(folder.path)/\(number).png", name) == 0 else { throw Self.failure(name) }
      }
    }
  }

  /// Removes what is not whole; the whole file stays.
  func discard() { folder.remove() }

  /// What a link points to, even if it is not there, is replaced, not the link.
  private static func resolved(_ file: URL) -> URL {
    var file = file
    // As many as Linux follows.
    for _ in 0..<40 {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
      guard let target else { break }
      file = URL(fileURLWithPath: target, relativeTo: file.deletingLastPathComponent()).absoluteURL
    }
    return file
  }

  private static func check(_ target: String, of path: String) throws {
    var status = stat()
    guard stat(target, &status) == 0 else {
      if errno == ELOOP { throw failure(path) }
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure.cannotCreate("\(path): is no ordinary file; expected one to write")
    }
    guard access(target, W_OK) == 0 else { throw failure(path) }
  }

  private static func failure(_ path: String) -> Failure {
    .cannotCreate("\(path): cannot be written: \(systemMessage())")
  }
}
