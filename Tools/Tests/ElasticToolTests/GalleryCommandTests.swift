import Foundation
import Testing

@Suite struct GalleryCommandTests {
  private let folder: TemporaryFolder
  private let root: String

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("secret.txt", "secret".utf8)
    _ = try folder.file("Web/site/index.html", "<p>gallery".utf8)
    _ = try folder.file("Web/elements/elastic.wasm", "wasm".utf8)
    _ = try folder.file("Web/site/pages/a b.js", "script".utf8)
    _ = try folder.file("Web/site/.hidden", "secret".utf8)
    _ = try folder.file("Web/modules/Package.swift", "secret".utf8)
    _ = try folder.file("Web/modules.html", "secret".utf8)
    root = folder.url.appendingPathComponent("Web").path
    try FileManager.default.createSymbolicLink(
      atPath: root + "/site/link.txt", withDestinationPath: "../../secret.txt")
    try FileManager.default.createSymbolicLink(
      atPath: root + "/site/inside.js", withDestinationPath: "pages/a b.js")
  }

  @Test("its files are served with their types, and revalidated each time")
  func files() throws {
    let gallery = try Gallery(root: root)
    for (target, type, text) in [
      ("/", "text/html; charset=utf-8", "<p>gallery"), ("/?theme=dark", "text/html", "<p>gallery"),
      ("/elements/elastic.wasm", "application/wasm", "wasm"),
      ("/pages/a%20b.js", "text/javascript; charset=utf-8", "script"),
      ("/inside.js", "text/javascript", "script"),
    ] {
      let answer = gallery.answer(to: target)
      #expect(answer.hasPrefix("HTTP/1.1 200"), "\(target)")
      #expect(answer.contains("Content-Type: \(type)"), "\(target)")
      #expect(answer.contains("Cache-Control: no-cache"), "\(target)")
      #expect(answer.hasSuffix("\r\n\r\n\(text)"), "\(target)")
    }
    let head = gallery.answer(to: "/elements/elastic.wasm", method: "HEAD")
    #expect(head.hasPrefix("HTTP/1.1 200") && head.hasSuffix("\r\n\r\n"))
    #expect(head.contains("Content-Length: 4"))
    #expect(gallery.answer(to: "/", method: "POST").hasPrefix("HTTP/1.1 405"))
  }

  @Test(
    "a request for a part of a file gets that part, and one that is not valid the whole",
    arguments: [
      ("bytes=1-2", "1-2", "as"), ("bytes=2-", "2-3", "sm"), ("bytes=-3", "1-3", "asm"),
      ("bytes=0-99", "0-3", "wasm"), ("bytes=-99", "0-3", "wasm"),
      ("bytes=3-1", nil, "wasm"), ("bytes=0-0,2-2", nil, "wasm"),
      ("bytes=--1", nil, "wasm"), ("bytes=99999999999999999999-", nil, "wasm"),
      ("lines=1-2", nil, "wasm"), ("bytes=", nil, "wasm"), ("bytes=a-b", nil, "wasm"),
    ] as [(String, String?, String)])
  func parts(range: String, part: String?, text: String) throws {
    let answer = try Gallery(root: root).answer(to: "/elements/elastic.wasm", range: range)
    #expect(answer.hasPrefix(part == nil ? "HTTP/1.1 200" : "HTTP/1.1 206"))
    if let part { #expect(answer.contains("Content-Range: bytes \(part)/4")) }
    #expect(answer.contains("Content-Length: \(text.utf8.count)\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n\(text)"))
  }

  @Test("a part beyond a file's end is refused", arguments: ["bytes=4-", "bytes=4-9", "bytes=-0"])
  func beyond(range: String) throws {
    let answer = try Gallery(root: root).answer(to: "/elements/elastic.wasm", range: range)
    #expect(answer.hasPrefix("HTTP/1.1 416") && answer.contains("Content-Range: bytes */4\r\n"))
  }

  @Test("no other path is served")
  func traversal() throws {
    let gallery = try Gallery(root: root)
    let secret = folder.url.path + "/secret.txt"
    for target in [
      "/../secret.txt", "/pages/../../secret.txt", "/%2e%2e/secret.txt", "/%2E%2E%2Fsecret.txt",
      "/..%2fsecret.txt", "/.%2e/secret.txt", "/..%5csecret.txt", "/..\\secret.txt",
      "/%252e%252e/secret.txt", "/pages/..%00/secret.txt", "/index.html%00.js", secret,
      "/\(secret)", "//\(secret)", "file://\(secret)", "http://127.0.0.1/../secret.txt",
      "secret.txt",
      "/./index.html", "//index.html", "/pages//a%20b.js", "/link.txt", "/.hidden", "/pages",
      "/pages/", "/elements", "/elements/", "/elements/../../secret.txt",
      "/elements/../modules.html",
      "/modules.html", "/modules/Package.swift", "/site/index.html", "/elements/index.html",
      "/%", "/%zz", "/%ff", "*", "/none", "/index.html/", "/" + String(repeating: "a", count: 3000),
    ] {
      let answer = gallery.answer(to: target)
      #expect(answer.hasPrefix("HTTP/1.1 404"), "\(target): \(answer.prefix(40))")
      #expect(!answer.contains("secret"), "\(target)")
    }
    // It goes on serving.
    #expect(gallery.answer(to: "/").hasPrefix("HTTP/1.1 200"))
  }

  @Test("a port that is taken is one line and status 69")
  func taken() async throws {
    let gallery = try Gallery(root: root)
    let ended = try await BuiltProgram.run(
      "gallery", "--no-open", "--root", root, "--port", "\(gallery.port)")
    #expect(ended.status == 69 && ended.output.isEmpty)
    #expect(try #require(ended.line).contains("port \(gallery.port): Address already in use"))
  }

  @Test("Ctrl-C ends it cleanly")
  func interrupted() throws {
    #expect(try Gallery(root: root).interrupt() == 0)
  }

  @Test("a folder without pages, and pages without the WebAssembly, are one line")
  func incomplete() async throws {
    let none = try await BuiltProgram.run("gallery", "--no-open", "--root", folder.url.path)
    #expect(none.status == 64)
    #expect(try #require(none.line).contains("expected a folder with a site/index.html"))
    try FileManager.default.removeItem(atPath: root + "/elements/elastic.wasm")
    let unbuilt = try await BuiltProgram.run("gallery", "--no-open", "--root", root)
    #expect(unbuilt.status == 69)
    #expect(try #require(unbuilt.line).contains("make gallery"))
  }

  @Test("an invalid port is one line and status 64", arguments: ["-1", "65536", "http", "1e3"])
  func noPort(port: String) async throws {
    let ended = try await BuiltProgram.run("gallery", "--no-open", "--port", port)
    #expect(ended.status == 64)
    #expect(try #require(ended.line).contains("from 0 to 65535"))
  }
}
