import ArgumentParser

/// Whether a file that exists may be replaced, for all commands that write one.
struct ReplaceOptions: ParsableArguments {
  @Flag(name: .customLong("no-clobber"), help: "Refuse to replace a file that exists.")
  var keepsFiles = false

  /// - Throws: a ``Failure`` if the file exists and may not be replaced.
  func check(_ path: String) throws {
    if keepsFiles { try OutputFile.refuse(existing: path) }
  }
}
