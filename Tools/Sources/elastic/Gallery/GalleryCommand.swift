import ArgumentParser
import FlyingFox
import FlyingSocks
import Foundation

/// Serves the gallery to the browsers of this machine.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Serve the gallery, and open it in the browser.",
    discussion: "Example: elastic gallery --port 0 --no-open")

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The port; 0 for any free port.", valueName: "n"),
    transform: Self.port)
  var port: UInt16 = 8080

  @Flag(inversion: .prefixedNo, help: "Open the gallery in the browser, if there is a screen.")
  var open = true

  @Option(
    help: ArgumentHelp(
      "The folder of the site and the elements; by default the folder Web of the source tree around "
        + "the program or the current folder.", valueName: "folder"))
  var root: String?

  private static func port(_ text: String) throws -> UInt16 {
    guard let port = UInt16(text) else {
      throw ValidationError("expected a port from 0 to 65535")
    }
    return port
  }

  func run() async throws {
    let folder = try WebFolder(at: root)
    let (port, open) = (port, open)
    try await untilInterrupted {
      let first = try await Self.serve(folder, port: port, opens: open)
      // It had no open files left for another connection: it lets go of all and begins anew.
      while let first, !Task.isCancelled {
        // A signal in this time ends it as at any other.
        try? await Task.sleep(for: .milliseconds(50))
        if Task.isCancelled { return }
        _ = try await Self.serve(folder, port: first, opens: nil)
      }
    }
  }

  /// Serves until it is stopped, or has no open files left. The port, if it came to listen; it is
  /// announced unless `opens` is nil.
  private static func serve(_ folder: WebFolder, port: UInt16, opens: Bool?) async throws -> UInt16?
  {
    // Only this machine can reach it.
    let server = HTTPServer(
      config: .init(
        address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port),
        pool: PatientPool(base: HTTPServer.defaultPool(), patience: .seconds(10)), logger: .disabled
      ),
      handler: StaticFiles(folder: folder))
    return try await withThrowingTaskGroup(of: UInt16?.self) { group in
      group.addTask {
        try await Self.run(server, port: port)
        return nil
      }
      group.addTask {
        // If it cannot listen, the other task reports the reason.
        guard (try? await server.waitUntilListening()) != nil else { return nil }
        return try await Self.announce(server, opens: opens)
      }
      var found: UInt16?
      // If the address cannot be printed, the server ends too.
      for try await port in group { found = port ?? found }
      return found
    }
  }

  private static func run(_ server: HTTPServer, port: UInt16) async throws {
    do {
      try await server.run()
    } catch {
      if Task.isCancelled { return }
      guard case SocketError.failed(_, let number, _) = error else { throw error }
      if number == EMFILE || number == ENFILE { return }
      let hint = number == EADDRINUSE ? "; --port 0 takes any that is free" : ""
      throw Failure.unavailable("port \(port): \(systemMessage(number))\(hint)")
    }
  }

  private static func announce(_ server: HTTPServer, opens: Bool?) async throws -> UInt16? {
    guard case .ip4(let host, let port)? = await server.listeningAddress else { return nil }
    guard let opens else { return port }
    let url = "http://\(host):\(port)/"
    try writeOutput(Array("\(url)\nCtrl-C ends it.\n".utf8))
    if opens { await Browser.open(url) }
    return port
  }
}
