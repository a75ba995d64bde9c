import Foundation

/// A file that appears only when it is complete.
///
/// Until then it is in a hidden folder beside its destination. A killed process leaves that folder behind;
/// the next one that writes the same file removes it.
struct OutputFile: Sendable {
  /// The requested name, unchanged.
  let path: String
  /// The folder of the incomplete file.
  let folder: WorkFolder
  /// Nil for standard output.
  private let target: String?

  /// Path of the incomplete file.
  var partial: String { folder.path + "/whole" }

  /// Checks that the file can be written before any work is done.
  /// - Parameter part: the part of the file's content, if several processes write parts at once.
  /// - Throws: a ``Failure`` with the reason.
  init(path: String, part: String? = nil) throws {
    self.path = path
    try ReadFiles.refuse(output: path)
    guard path != "-" else {
      target = nil
      let beside = FileManager.default.temporaryDirectory.path
      guard let folder = WorkFolder(beside: beside, for: "elastic") else {
        throw Self.failure(beside)
      }
      self.folder = folder
      return
    }
    let target = Self.resolved(path)
    self.target = target
    try Self.check(target, of: path)
    let (parent, last) = Self.parts(of: target)
    var name = String(last)
    // File systems limit names to 255 bytes, and the folder's name is a few bytes longer.
    while name.utf8.count > 100 { name.removeLast() }
    name += part.map { "." + $0 } ?? ""
    guard let folder = WorkFolder(beside: String(parent), for: name) else {
      throw Self.failure(path)
    }
    self.folder = folder
  }

  /// Writes the file.
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

  /// Checks that a program that reported success has written the file, or the last picture of a sequence.
  func check(_ name: String = "whole", writtenBy program: String) throws {
    var status = stat()
    guard stat("\(folder.path)/\(name)", &status) == 0, status.st_size > 0 else {
      throw Failure.inputOutput("\(path): \(program) reported success but wrote nothing")
    }
  }

  /// Renames the file to its final name and replaces an existing one, whose mode it keeps; or writes it to standard output.
  func commit() throws {
    guard let target else {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: partial))
      while let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
        try writeOutput([UInt8](part))
      }
      return
    }
    guard Self.move(partial, to: target) else { throw Self.failure(path) }
  }

  /// Renames a file, and gives it the mode of the one that it replaces.
  private static func move(_ partial: String, to target: String) -> Bool {
    var status = stat()
    if stat(target, &status) == 0 { chmod(partial, status.st_mode & 0o7777) }
    return rename(partial, target) == 0
  }

  /// The final names of the pictures of a sequence.
  private func paths(_ numbers: Range<Int>, as sequence: SequenceName) -> [String] {
    let parent = Self.parts(of: path).folder
    return numbers.map { parent + sequence.name($0) }
  }

  /// Checks that the pictures of a sequence can be written before any of them is drawn.
  /// - Parameter keepsFiles: whether a picture that exists is an error.
  /// - Throws: a ``Failure`` if one may not be replaced.
  func check(_ numbers: Range<Int>, as sequence: SequenceName, keepsFiles: Bool) throws {
    for path in paths(numbers, as: sequence) {
      try ReadFiles.refuse(output: path)
      if keepsFiles { try Self.refuse(existing: path) }
    }
  }

  /// Renames the pictures of a sequence from their bare numbers to their final names and replaces existing
  /// ones.
  /// - Throws: a ``Failure``; before the first renaming if a name is a folder's.
  func commit(_ numbers: Range<Int>, as sequence: SequenceName) throws {
    let names = paths(numbers, as: sequence)
    for name in names { try Self.check(name, of: name) }
    try WorkFolder.undisturbed {
      for (number, name) in zip(numbers, names) {
        guard Self.move("\(folder.path)/\(number).png", to: name) else {
          throw Self.failure(name)
        }
      }
    }
  }

  /// Removes the incomplete file; a complete one stays.
  func discard() { folder.remove() }

  /// Replaces a link's target, not the link, even if the target does not exist.
  private static func resolved(_ path: String) -> String {
    // Not an absolute path: the current folder's name may be no text. With a folder it is no program's option.
    var path = path.hasPrefix("/") ? path : "./" + path
    // Linux's limit of links in a path.
    for _ in 0..<40 {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      guard let target else { break }
      path = target.hasPrefix("/") ? target : parts(of: path).folder + target
    }
    return path
  }

  /// The folder with its slash, empty for the current one, and the name in it.
  private static func parts(of path: String) -> (folder: Substring, name: Substring) {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return (path[..<start], path[start...])
  }

  /// - Throws: a ``Failure`` if there is a file of this name already.
  static func refuse(existing path: String) throws {
    var status = stat()
    guard path == "-" || lstat(path, &status) != 0 else {
      throw Failure.cannotCreate("\(path): exists; expected a new name with --no-clobber")
    }
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
