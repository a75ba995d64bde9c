import FlyingFox
import Foundation

/// Answers requests with the files of a folder only.
struct StaticFiles: HTTPHandler {
  let folder: WebFolder

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.method == .GET || request.method == .HEAD else {
      return response(.methodNotAllowed, [HTTPHeader("Allow"): "GET, HEAD"])
    }
    guard let path = folder.file(for: request.target.path()),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    else {
      return response(
        .notFound, [.contentType: "text/plain; charset=utf-8"],
        Data("This page does not exist.\n".utf8))
    }
    let headers: HTTPHeaders = [
      .contentType: Self.type(of: path),
      // No caching: after a change to a file a reload shows it.
      .cacheControl: "no-cache",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Accept-Ranges"): "bytes",
    ]
    // A browser seeks in a song with a range request.
    if let header = request.headers[HTTPHeader("Range")], let range = Self.range(header, of: data) {
      var headers = headers
      headers[HTTPHeader("Content-Range")] =
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(data.count)"
      return answer(.partialContent, headers, data[range], to: request)
    }
    return answer(.ok, headers, data, to: request)
  }

  private func answer(
    _ status: HTTPStatusCode, _ headers: HTTPHeaders, _ body: Data, to request: HTTPRequest
  ) -> HTTPResponse {
    var headers = headers
    headers[.contentLength] = String(body.count)
    return response(status, headers, request.method == .HEAD ? Data() : Data(body))
  }

  /// The single range of a header. Nil, for the whole file, if there are several ranges, no valid range, or
  /// none within the file.
  static func range(_ header: String, of data: Data) -> Range<Int>? {
    guard header.hasPrefix("bytes=") else { return nil }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, !data.isEmpty else { return nil }
    guard let first = Int(ends[0]) else {
      guard ends[0].isEmpty, let count = Int(ends[1]), count > 0 else { return nil }
      return max(data.count - count, 0)..<data.count
    }
    let last = ends[1].isEmpty ? data.count - 1 : Int(ends[1]) ?? -1
    guard first >= 0, first < data.count, last >= first else { return nil }
    return first..<min(last, data.count - 1) + 1
  }

  private func response(
    _ status: HTTPStatusCode, _ headers: HTTPHeaders, _ body: Data = Data()
  ) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: headers, body: body)
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
