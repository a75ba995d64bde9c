import FlyingFox
import FlyingSocks
import Foundation

/// Answers requests on a port of this machine.
///
/// FlyingFox's own server takes quadratic time for a line and sets no limit to a request, so connections
/// are read here; its sockets, requests and answers are used.
struct GalleryServer: Sendable {
  let handler: StaticFiles
  private let socket: Socket

  /// Begins to listen. Only this machine can reach it, if it is not for the network.
  /// - Throws: a `SocketError`, for example if the port is taken.
  init(port: UInt16, handler: StaticFiles) throws {
    self.handler = handler
    socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    #if canImport(Darwin)
    try socket.setValue(true, for: .noSIGPIPE)
    #endif
    try socket.bind(
      to: sockaddr_in.inet(ip4: handler.isForNetwork ? "0.0.0.0" : "127.0.0.1", port: port))
    try socket.listen()
  }

  /// The port on which it listens.
  var port: UInt16? {
    guard case .ip4(_, let port)? = try? socket.sockname() else { return nil }
    return port
  }

  /// Serves until the task is cancelled.
  func run() async throws {
    defer { try? socket.close() }
    let pool = PatientPool(base: HTTPServer.defaultPool(), patience: .seconds(10))
    try await pool.prepare()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask {
        let listener = try AsyncSocket(socket: socket, pool: pool)
        while true { try await serve(listener) }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Serves until no open files are left for another connection; then it lets go of all connections.
  private func serve(_ listener: AsyncSocket) async throws {
    do {
      try await withThrowingDiscardingTaskGroup { group in
        while true {
          let socket = try await listener.accept()
          group.addTask { await GalleryConnection(socket: socket).serve(handler) }
        }
      }
    } catch SocketError.failed(_, let number, _) where number == EMFILE || number == ENFILE {
      // Another program may hold the files: it tries again, but not all the time.
      try await Task.sleep(for: .milliseconds(50))
    } catch SocketError.failed(_, let number, _) where number == ECONNABORTED {
      // One that had gone before it was accepted.
    }
  }
}
