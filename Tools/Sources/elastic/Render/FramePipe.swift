import Foundation

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// A pipe into another program, with a large buffer so that both sides rarely wait.
///
/// A separate thread writes to it, so that the next frame can be drawn meanwhile.
final class FramePipe: Sendable {
  /// The reading end; its receiver closes it.
  let reading: FileDescriptor
  private let writing: Int32
  private let queue = DispatchQueue(label: "frames")

  /// - Parameter path: the file that the frames are for, as messages name it.
  /// - Throws: a ``Failure`` if there are too many open files.
  init(for path: String) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw Failure.inputOutput("\(path): no pipe to ffmpeg: \(systemMessage())")
    }
    // If the other program inherited this end, the pipe would never be closed.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Glibc)
    // F_SETPIPE_SZ, a GNU extension; beyond the system's limit the pipe keeps its size.
    _ = fcntl(ends[1], 1031, 1 << 20)
    #endif
    reading = FileDescriptor(rawValue: ends[0])
    writing = ends[1]
  }

  /// Writes all bytes from `body`; false if the reader has closed the pipe.
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

  /// Closes the writing end.
  func finish() { close(writing) }
}
