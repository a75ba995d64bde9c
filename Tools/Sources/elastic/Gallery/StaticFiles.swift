import FlyingFox
import Foundation

/// Answers requests with the files of a folder only.
struct StaticFiles: HTTPHandler {
  let folder: WebFolder
  /// Whether other devices are answered too.
  var isForNetwork = false
  private let packer = Packer()

  init(folder: WebFolder, isForNetwork: Bool = false) {
    (self.folder, self.isForNetwork) = (folder, isForNetwork)
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // A page from elsewhere whose name was made to mean this computer would read the answers as its own.
    guard request.headers[.host].map({ Self.isOurs($0, forNetwork: isForNetwork) }) ?? true else {
      let names =
        isForNetwork ? "localhost and to numbers such as 192.168.1.20" : "localhost and 127.0.0.1"
      return said(.forbidden, "This server answers to \(names) only.")
    }
    guard request.method == .GET || request.method == .HEAD else {
      let allowed: HTTPHeaders = [HTTPHeader("Allow"): "GET, HEAD"]
      return HTTPResponse(statusCode: .methodNotAllowed, headers: allowed)
    }
    guard let path = folder.file(for: request.target.path()), let file = FileState(of: path) else {
      return said(.notFound, "Page not found.")
    }
    let range: Range<Int>?
    switch request.headers[.range].map({ Self.range($0, of: file.size) }) ?? .whole {
    case .whole: range = nil
    case .part(let part): range = part
    case .beyond:
      let headers: HTTPHeaders = [.contentRange: "bytes */\(file.size)"]
      return HTTPResponse(statusCode: .rangeNotSatisfiable, headers: headers)
    }
    let packs =
      range == nil
      && Self.isPacked(file, path, for: request.headers[HTTPHeader("Accept-Encoding")] ?? "")
    let tag = packs ? "\"\(file.tag)-gzip\"" : "\"\(file.tag)\""
    var headers: HTTPHeaders = [
      .contentType: Self.type(of: path), .eTag: tag, .acceptRanges: "bytes",
      // It is kept, and asked for each time: after a change to a file a reload shows it.
      .cacheControl: "no-cache", HTTPHeader("Vary"): "Accept-Encoding",
    ]
    if path.hasPrefix("\(folder.path)/elements/") {
      // The frame in which a page's code runs has an origin of its own.
      headers[HTTPHeader("Access-Control-Allow-Origin")] = "*"
    }
    if let known = request.headers[.ifNoneMatch], Self.names(known, tag) {
      headers[.contentType] = nil
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    if packs, let packed = await packer.packed(path, tag: tag) {
      headers[.contentEncoding] = "gzip"
      headers[.contentLength] = String(packed.count)
      return HTTPResponse(
        statusCode: .ok, headers: headers, body: request.method == .HEAD ? Data() : packed)
    }
    // A browser seeks in a song with a range request.
    let part = range ?? 0..<file.size
    headers[.contentLength] = String(part.count)
    if range != nil {
      headers[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)"
    }
    let status: HTTPStatusCode = range == nil ? .ok : .partialContent
    guard request.method == .GET, !part.isEmpty else {
      return HTTPResponse(statusCode: status, headers: headers)
    }
    // The file is read as it is sent.
    guard
      let body = try? HTTPBodySequence(
        file: URL(fileURLWithPath: path), range: part, suggestedBufferSize: 65_536)
    else { return said(.notFound, "Page not found.") }
    return HTTPResponse(statusCode: status, headers: headers, body: body)
  }

  private func said(_ status: HTTPStatusCode, _ sentence: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data("\(sentence)\n".utf8))
  }

  /// Whether a request's Host names this computer: with an address only, on a network, since any name can be made to mean it.
  static func isOurs(_ host: String, forNetwork: Bool) -> Bool {
    var name = host[...]
    if let colon = name.lastIndex(of: ":"), !name.hasSuffix("]") {
      guard UInt16(name[name.index(after: colon)...]) != nil else { return false }
      name = name[..<colon]
    }
    var address = in_addr()
    return ["localhost", "127.0.0.1", "[::1]"].contains(name.lowercased())
      || forNetwork && inet_pton(AF_INET, String(name), &address) == 1
  }

  /// Whether an If-None-Match names a tag.
  static func names(_ known: String, _ tag: String) -> Bool {
    known.split(separator: ",").contains { one in
      let name = one.trimmingCharacters(in: .whitespaces)
      return name == "*" || name == tag || name == "W/\(tag)"
    }
  }

  private static func isPacked(_ file: FileState, _ path: String, for accepted: String) -> Bool {
    let kind = type(of: path)
    let isText =
      kind.hasPrefix("text/")
      || ["application/json", "application/wasm", "image/svg+xml"].contains(kind)
    return isText && (1000...16_000_000).contains(file.size)
      && accepted.split(separator: ",").contains { one in
        let words = one.split(separator: ";").map {
          $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
        return words.first == "gzip"
          && !words.dropFirst().contains { $0.hasPrefix("q=0") && Double($0.dropFirst(2)) == 0 }
      }
  }

  /// What a Range header asks of a file.
  enum RangeRequest: Equatable {
    case whole, beyond
    case part(Range<Int>)
  }

  /// What a header asks of so many bytes: the whole file if it names several ranges or is no valid one.
  static func range(_ header: String, of count: Int) -> RangeRequest {
    guard header.hasPrefix("bytes=") else { return .whole }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return .whole }
    guard let first = Int(ends[0]) else {
      guard ends[0].isEmpty, let last = Int(ends[1]), last >= 0 else { return .whole }
      return last == 0 || count == 0 ? .beyond : .part(max(count - last, 0)..<count)
    }
    let last = ends[1].isEmpty ? Int.max : Int(ends[1]) ?? -1
    guard last >= first else { return .whole }
    return first < count ? .part(first..<min(last, count - 1) + 1) : .beyond
  }

  private static func type(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "ts": "text/plain; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "webmanifest": "application/manifest+json",
    "wasm": "application/wasm",
    "svg": "image/svg+xml",
    "png": "image/png",
    "gif": "image/gif",
    "jpg": "image/jpeg",
    "webp": "image/webp",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "wav": "audio/wav",
    "mp4": "video/mp4",
    "webm": "video/webm",
    "txt": "text/plain; charset=utf-8",
    "md": "text/plain; charset=utf-8",
  ]
}

/// How long a file is, and a name for what is in it now.
private struct FileState {
  let size: Int
  let tag: String

  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    #if canImport(Darwin)
    let changed = status.st_mtimespec
    #else
    let changed = status.st_mtim
    #endif
    tag = [Int(changed.tv_sec), Int(changed.tv_nsec), size].map { String($0, radix: 36) }.joined(
      separator: "-")
  }
}
