import Foundation

/// The folder of the pages' files: the gallery's own in `site`, custom elements in `elements`.
struct WebFolder: Sendable {
  /// Its real path: absolute, without links.
  let path: String

  /// The folder at `path`, or else, in this order, the Web of the source tree that the program lies in, the
  /// share/elastickit beside an installed program's bin, and the Web of the source tree around the current folder.
  /// - Throws: a ``Failure`` if there is none, or the WebAssembly in it has not been built.
  init(at path: String?) throws {
    if let path {
      guard let real = Self.real(path), Self.isFile(real + "/site/index.html") else {
        throw Failure.usage("--root \(path): expected a folder with a site/index.html")
      }
      self.path = real
    } else {
      let program = Bundle.main.executablePath
      let found =
        program.flatMap(Self.web(above:)) ?? program.flatMap(Self.installed(beside:))
        ?? Self.web(above: FileManager.default.currentDirectoryPath)
      guard let found else {
        throw Failure.unavailable(
          "no site/index.html in ../share/elastickit beside the program, nor in a Web above it or the current "
            + "folder; install it, run it in the source tree, or give the folder with --root")
      }
      self.path = found
    }
    guard Self.isFile(self.path + "/elements/elastic.wasm") else {
      throw Failure.unavailable(
        "\(self.path)/elements/elastic.wasm has not been built; run: make gallery")
    }
  }

  /// The files of an installed program: its real place counts, not that of a link to it.
  private static func installed(beside program: String) -> String? {
    guard let program = real(program) else { return nil }
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
    let share = folder + "/../share/elastickit"
    return isFile(share + "/site/index.html") ? real(share) : nil
  }

  private static func web(above place: String) -> String? {
    var folder = URL(fileURLWithPath: real(place) ?? place)
    while folder.path != "/", !folder.path.isEmpty {
      let web = folder.appendingPathComponent("Web").path
      if isFile(web + "/site/index.html"),
        isFile(folder.appendingPathComponent("Package.swift").path)
      {
        return real(web)
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The real path of the file for the path of a request; nil if there is no such file here.
  ///
  /// `/` is `/index.html`. Every path outside of `/elements/` belongs to the site. No component may be
  /// empty, hidden or `..`, and no link may lead out of the folder.
  func file(for requestPath: String) -> String? {
    guard let decoded = requestPath.removingPercentEncoding, decoded.hasPrefix("/"),
      !decoded.contains(where: { $0 == "\\" || $0 == "\0" })
    else { return nil }
    var parts = decoded.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if parts.last == "" { parts[parts.count - 1] = "index.html" }
    // Hidden names, including `.` and `..`.
    guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
    if parts.first != "elements" { parts.insert("site", at: 0) }
    guard let file = Self.real(path + "/" + parts.joined(separator: "/")),
      file.hasPrefix(path + "/"), Self.isFile(file)
    else { return nil }
    return file
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
