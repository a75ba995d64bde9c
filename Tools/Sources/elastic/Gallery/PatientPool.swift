import FlyingSocks
import Foundation

/// A pool that ends a connection which has been silent, or has taken nothing, for so long.
struct PatientPool<Base: AsyncSocketPool>: AsyncSocketPool {
  let base: Base
  let patience: Duration

  func prepare() async throws { try await base.prepare() }
  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // The server's own socket waits for connections as long as it likes.
    if Self.isListening(socket) {
      return try await base.suspendSocket(socket, untilReadyFor: events)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: patience)
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private static func isListening(_ socket: Socket) -> Bool {
    var answer: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(socket.file.rawValue, SOL_SOCKET, SO_ACCEPTCONN, &answer, &size) == 0
      && answer != 0
  }
}
