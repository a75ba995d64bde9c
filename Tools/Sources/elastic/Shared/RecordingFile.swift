import ElasticRecordings

extension ElasticRecording {
  /// Maximum file size, in MiB: an hour with a thousand touches a second is smaller.
  private static let largestFile = 32

  /// Reads a `.gesture.json`.
  /// - Throws: a ``Failure`` with the file, the place in it, and the expected value.
  init(file path: String) throws {
    let file = try InputFile.contents(
      of: path, expected: "a gesture recording", limit: Self.largestFile)
    let name = InputFile.name(of: path)
    guard !file.isEmpty else {
      throw Failure.data("\(name): the file is empty; expected a gesture recording")
    }
    do throws(ParseError) { self = try ElasticRecording(json: [UInt8](file)) } catch {
      throw Failure.data("\(name): \(error)")
    }
  }
}
