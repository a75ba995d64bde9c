import Foundation

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// A pipe into another program, large enough that both sides seldom wait.
///
/// Written to on a thread of its own, so that the next frame can be drawn meanwhile.
final class FramePipe: Sendable {
  /// The end to be read; whoever is given it closes it.
  let reading: FileDescriptor
  private let writing: Int32
  private let queue = DispatchQueue(label: "frames")

  /// - Throws: a ``Failure`` if there are too many open files.
  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure.inputOutput("no pipe: \(systemMessage())") }
    // Kept by the other program, this end would never seem closed.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Glibc)
    // F_SETPIPE_SZ, a GNU extension; where this is more than allowed, the pipe stays as it is.
    _ = fcntl(ends[1], 1031, 1 << 20)
    #endif
    reading = FileDescriptor(rawValue: ends[0])
    writing = ends[1]
  }

  /// Writes all the bytes that `body` gives away; false where nobody reads them any more.
  func send(_ body: @escaping @Sendable ((UnsafeRawBufferPointer) -> Bool) -> Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body(self.write)) }
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(writing, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Says that nothing more comes.
  func finish() { close(writing) }
}
