import Foundation

/// A hidden folder for incomplete files, locked during the life of the program that made it.
struct WorkFolder: Sendable {
  let path: String
  private let lock: Int32

  /// Creates a folder in `parent` for a file of this name, and removes those that killed programs left
  /// there for the same name.
  ///
  /// Nil, with the reason in `errno`, if it cannot be created.
  init?(beside parent: String, for name: String) {
    let prefix = ".\(name)."
    let suffix = ".part"
    for old in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    where old.hasPrefix(prefix) && old.hasSuffix(suffix)
      && UInt32(old.dropFirst(prefix.count).dropLast(suffix.count)) != nil
    {
      Self.removeUnlessLocked(parent + "/" + old)
    }
    while true {
      let path = "\(parent)/\(prefix)\(UInt32.random(in: 0 ... .max))\(suffix)"
      guard mkdir(path, 0o777) == 0 else { return nil }
      let lock = open(path, O_RDONLY | O_CLOEXEC)
      // Without support for locks, continue unlocked.
      flock(lock, LOCK_EX)
      // Another process may have removed the folder before it was locked, or opened.
      var status = stat()
      if stat(path, &status) == 0 {
        self.path = path
        self.lock = lock
        Self.unfinished.change { $0.insert(path) }
        return
      }
      if lock >= 0 { close(lock) }
    }
  }

  /// Removes the folder and its content.
  func remove() {
    Self.remove(path)
    Self.unfinished.change { $0.remove(path) }
    close(lock)
  }

  /// Removes all remaining folders of this program, before it exits.
  static func removeAll() { unfinished.change { for path in $0 { remove(path) } } }

  /// Runs `work` without interruption by `removeAll()`.
  static func undisturbed(_ work: () throws -> Void) rethrows {
    try unfinished.change { _ in try work() }
  }

  private static let unfinished = Paths()

  private static func removeUnlessLocked(_ path: String) {
    let lock = open(path, O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { return }
    defer { close(lock) }
    if flock(lock, LOCK_EX | LOCK_NB) == 0 { remove(path) }
  }

  private static func remove(_ path: String) {
    // The ffmpeg of a killed program may run for a moment and write another file.
    for _ in 0..<100 {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        unlink(path + "/" + name)
      }
      if rmdir(path) == 0 || errno != ENOTEMPTY { return }
    }
  }
}

/// A set of paths, safe to change from any thread.
private final class Paths: @unchecked Sendable {
  private let lock = NSLock()
  private var paths: Set<String> = []

  func change(_ body: (inout Set<String>) throws -> Void) rethrows {
    try lock.withLock { try body(&paths) }
  }
}
