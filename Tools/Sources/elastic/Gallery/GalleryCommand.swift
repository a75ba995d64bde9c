import ArgumentParser
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

  @Flag(help: "Also answer other devices on this computer's network, such as a phone.")
  var network = false

  @Option(
    help: ArgumentHelp(
      "The folder of the site and the elements; by default what is installed with the program, or the folder Web of "
        + "the source tree around it or the current folder.", valueName: "folder"))
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
    let files = StaticFiles(folder: folder, isForNetwork: network)
    try await untilInterrupted {
      let server = try Self.listen(files, port: port)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          do { try await server.run() } catch { if !Task.isCancelled { throw error } }
        }
        group.addTask { try await Self.announce(server, opens: open) }
        // If the address cannot be printed, the server ends too.
        for try await _ in group {}
      }
    }
  }

  private static func listen(_ files: StaticFiles, port: UInt16) throws -> GalleryServer {
    do {
      return try GalleryServer(port: port, handler: files)
    } catch SocketError.failed(_, let number, _) {
      let hint = number == EADDRINUSE ? "; --port 0 takes any that is free" : ""
      throw Failure.unavailable("port \(port): \(systemMessage(number))\(hint)")
    }
  }

  private static func announce(_ server: GalleryServer, opens: Bool) async throws {
    guard let port = server.port else { return }
    let url = "http://127.0.0.1:\(port)/"
    var lines = [url]
    if server.handler.isForNetwork {
      lines += NetworkAddress.all().map { "http://\($0):\(port)/ for other devices" }
    }
    lines.append("Ctrl-C ends it.")
    try writeOutput(Array((lines.joined(separator: "\n") + "\n").utf8))
    if opens { await Browser.open(url) }
  }
}
