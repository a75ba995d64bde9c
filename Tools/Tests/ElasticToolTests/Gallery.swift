import Foundation

/// A gallery that is being served while a test runs.
final class Gallery {
  let port: UInt16
  private let process = Process()

  /// Serves a folder on any free port.
  init(root: String) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path)
    process.arguments = ["gallery", "--port", "0", "--no-open", "--root", root]
    process.standardOutput = output
    // If the tests break off, this process keeps running; it must not hold their standard error open.
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = ""
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data([0x0A]) {
      line += String(decoding: byte, as: UTF8.self)
    }
    guard let url = URL(string: line), url.host == "127.0.0.1", let port = url.port else {
      throw CocoaError(.fileReadUnknown)
    }
    self.port = UInt16(port)
  }

  /// Ends it as Ctrl-C does; the status it ends with, −1 if it does not end by itself.
  func interrupt() -> Int32 {
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    process.interrupt()
    // Far longer than it may take: a test that fails is better than one that never ends.
    if ended.wait(timeout: .now() + 60) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  deinit { if process.isRunning { process.terminate() } }

  /// The answer to a request sent byte for byte, so that no library normalises its path.
  func answer(to target: String, method: String = "GET", range: String? = nil) -> String {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, size) }
    }
    guard result == 0 else { return "" }
    let wanted = range.map { "Range: \($0)\r\n" } ?? ""
    let request = Array(
      "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\n\(wanted)Connection: close\r\n\r\n".utf8)
    guard send(connection, request, request.count, 0) == request.count else { return "" }
    var answer: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = recv(connection, &part, part.count, 0), count > 0 {
      answer += part[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }
}
