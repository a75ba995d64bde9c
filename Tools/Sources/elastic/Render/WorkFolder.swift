import Foundation

/// A hidden folder for what is not whole yet, locked as long as the program that made it lives.
struct WorkFolder: Sendable {
  let path: String
  private let lock: Int32

  /// Makes one in `parent` for a file of this name, and removes those that killed programs left there
  /// for the same one.
  ///
  /// Nil, with the reason in `errno`, where it cannot be made.
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
      // A file system without locks has to do without.
      flock(lock, LOCK_EX)
      // Somebody may have removed it before it was locked.
      var status = stat()
      if lock < 0 || stat(path, &status) == 0 {
        self.path = path
        self.lock = lock
        Self.unfinished.change { $0.insert(path) }
        return
      }
      close(lock)
    }
  }

  /// Removes it and all in it.
  func remove() {
    Self.remove(path)
    Self.unfinished.change { $0.remove(path) }
    close(lock)
  }

  /// Removes all that this program has made and not removed yet; it ends then.
  static func removeAll() { unfinished.change { for path in $0 { remove(path) } } }

  /// Does what `removeAll()` is not to come into the middle of.
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
    // The ffmpeg of a program that was killed may go on for a moment and write another file.
    for _ in 0..<100 {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        unlink(path + "/" + name)
      }
      if rmdir(path) == 0 || errno != ENOTEMPTY { return }
    }
  }
}

/// Paths that any thread may add and remove.
private final class Paths: @unchecked Sendable {
  private let lock = NSLock()
  private var paths: Set<String> = []

  func change(_ body: (inout Set<String>) throws -> Void) rethrows {
    try lock.withLock { try body(&paths) }
  }
}
