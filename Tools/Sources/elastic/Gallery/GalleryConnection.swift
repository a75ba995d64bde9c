import FlyingFox
import FlyingSocks
import Foundation

/// One connection: requests in, answers out, until one of the two sides ends it.
struct GalleryConnection: Sendable {
  let socket: AsyncSocket

  /// What is said with every answer. The rest of the pages' policy is in each page, for any server; this cannot be said there.
  private static let policy: [HTTPHeader: String] = [
    HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "same-origin",
    HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
    HTTPHeader("Content-Security-Policy"): "frame-ancestors 'self'",
  ]

  func serve(_ handler: StaticFiles) async {
    defer { try? socket.close() }
    var reader = RequestReader()
    while let request = try? await reader.next(from: socket) {
      guard let answered = try? await answer(request, handler), answered else { return }
    }
  }

  /// Returns whether another request may follow.
  private func answer(_ request: RequestReader.Request, _ handler: StaticFiles) async throws -> Bool
  {
    let goesOn: Bool
    var response: HTTPResponse
    switch request {
    case .valid(let request):
      response = try await handler.handleRequest(request)
      goesOn = RequestReader.mayBeFollowed(request)
    case .refused(let status):
      response = HTTPResponse(statusCode: status)
      goesOn = false
    }
    response.headers[.connection] = goesOn ? "keep-alive" : "close"
    for (name, value) in Self.policy { response.headers[name] = value }
    guard case .httpBody(let body) = response.payload else { return false }
    if response.headers[.contentLength] == nil {
      response.headers[.contentLength] = String(body.count ?? 0)
    }
    let status = response.statusCode
    var head = "HTTP/1.1 \(status.code) \(status.phrase)\r\n"
    for (name, value) in response.headers { head += "\(name.rawValue): \(value)\r\n" }
    try await socket.write(Data("\(head)\r\n".utf8))
    for try await part in body { try await socket.write(part) }
    return goesOn
  }
}

/// Reads the heads of requests, in time that grows with their length.
struct RequestReader {
  /// A request, or the answer to one that is refused.
  enum Request {
    case valid(HTTPRequest)
    case refused(HTTPStatusCode)
  }

  /// The longest head that is read; browsers send less than 1 kB to a page without cookies.
  static let limit = 16_384
  /// How long a head may take from its first byte on: one that comes byte by byte is never silent, and never done.
  static let patience = Duration.seconds(10)

  private var bytes: [UInt8] = []

  /// The next request; nil if the other side has ended the connection.
  mutating func next(from socket: AsyncSocket) async throws -> Request? {
    // So many bytes hold no end of a head.
    var searched = 0
    var end: ContinuousClock.Instant?
    while true {
      if let last = Self.end(of: bytes, from: searched) {
        let head = Self.request(bytes[..<last])
        bytes.removeSubrange(..<last)
        return head
      }
      guard bytes.count < Self.limit else {
        return .refused(HTTPStatusCode(431, phrase: "Request Header Fields Too Large"))
      }
      if !bytes.isEmpty {
        end = end ?? .now + Self.patience
        guard let end, .now < end else { return .refused(.requestTimeout) }
      }
      searched = max(bytes.count - 2, 0)
      do {
        bytes += try await socket.read(atMost: 4096)
      } catch SocketError.disconnected {
        return nil
      }
    }
  }

  /// The index behind the empty line that ends a head. Lines end with `\r\n`, or with `\n` alone.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    let (line, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    for index in bytes[start...].indices where bytes[index] == line {
      let before = bytes[..<index].suffix(2)
      if before.last == line || Array(before) == [line, carriage] { return index + 1 }
    }
    return nil
  }

  static func request(_ head: some Collection<UInt8>) -> Request {
    let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return .refused(.badRequest) }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { continue }
      headers.addValue(
        parts[1].trimmingCharacters(in: .whitespaces), for: HTTPHeader(String(parts[0])))
    }
    // What stands between may look at the other one.
    guard headers.values(for: .host).count < 2 else { return .refused(.badRequest) }
    return .valid(
      HTTPRequest(
        method: HTTPMethod(String(words[0])), version: HTTPVersion(String(words[2])),
        target: .init(
          path: String(target[0]), query: target.count > 1 ? String(target[1]) : ""),
        headers: headers, body: HTTPBodySequence()))
  }

  /// Whether another request may follow on the connection. A request with a body is the last: no body is read.
  static func mayBeFollowed(_ request: HTTPRequest) -> Bool {
    request.version == .http11 && request.headers[.connection]?.lowercased() != "close"
      && request.headers[.transferEncoding] == nil
      && Int(request.headers[.contentLength] ?? "0") == 0
  }
}
