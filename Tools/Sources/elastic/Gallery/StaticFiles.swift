import FlyingFox
import Foundation

/// Answers requests with the files of a folder and nothing else.
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
        Data("There is no such page.\n".utf8))
    }
    let headers: HTTPHeaders = [
      .contentType: Self.type(of: path),
      // Whoever changes a file and reloads sees the change.
      .cacheControl: "no-cache",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      .contentLength: String(data.count),
    ]
    return response(.ok, headers, request.method == .HEAD ? Data() : data)
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
