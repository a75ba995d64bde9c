import ElasticKit

extension ElasticRecording {
  /// Reads a `.gesture.json` of version 1: JSON in UTF-8, with or without a byte order mark.
  ///
  /// Unknown fields are ignored; of fields with the same name the first counts. Settings may have the
  /// names that they had in earlier versions. Time and memory are linear in the number of bytes.
  /// - Throws: a ``ParseError`` at the first mistake: in the syntax, in a value, or in the song or the path
  ///   that the recording contains. Nothing of a wrong file is used.
  public init(json bytes: [UInt8]) throws(ParseError) {
    try self.init(json: bytes, checksContent: true)
  }

  /// Reads a file; without a check of the song or the path, for a page whose components check it as they load it: it then
  /// downloads no reader of these a second time.
  @_spi(Pages)
  public init(json bytes: [UInt8], checksContent: Bool) throws(ParseError) {
    let json: JSONBytes
    do throws(JSONCheck.Mistake) { json = try JSONBytes(bytes) } catch {
      var reason: [UInt8] = []
      ("expected " as StaticString).append(to: &reason)
      error.expected.append(to: &reason)
      ("; a gesture recording is JSON" as StaticString).append(to: &reason)
      throw ParseError(
        bytes, start: JSONBytes.start(of: bytes), offset: error.offset, reason: reason)
    }
    let reader = FieldReader(json: json)
    do throws(FieldError) { self = try reader.recording(checksContent) } catch {
      throw ParseError(
        bytes, start: json.start, offset: error.offset, field: error.field, reason: error.reason)
    }
  }
}

/// The fields of the file.
private enum FileField: UInt8, NamedCase {
  case version, component, size, content, events

  static let names: [StaticString] = ["version", "component", "size", "content", "events"]
}

extension FieldReader {
  fileprivate func recording(_ checksContent: Bool) throws(FieldError) -> ElasticRecording {
    var file = Fields<FileField>()
    try read(&file, at: json.root)
    guard try number(.version, in: file) == 1 else {
      throw expected("version 1", at: .version, in: file)
    }
    let kind = try component(in: file)
    var recording = ElasticRecording(component: kind, size: try size(.size, in: file))
    if let offset = file[.content], json.kind(at: offset) != .null {
      recording.content = try text(.content, in: file)
      if checksContent {
        do throws(ContentError) { try recording.readContent() } catch {
          throw contentError(error, at: offset)
        }
      }
    }
    recording.entries = try entries(at: try offset(of: .events, in: file), of: kind)
    return recording
  }

  private func component(in file: Fields<FileField>) throws(FieldError) -> ComponentKind {
    let name = try text(.component, in: file)
    if let kind = ComponentKind(name: name) { return kind }
    var known: [UInt8] = []
    ("one of the components " as StaticString).append(to: &known)
    ComponentKind.names.append(to: &known)
    throw unknown(name, expected: known, at: .component, in: file)
  }

  /// The mistake in the song or path at `offset`: the line in the file and, if it has several, its own.
  private func contentError(_ error: ContentError, at offset: Int) -> FieldError {
    var field: [UInt8] = []
    ("content" as StaticString).append(to: &field)
    if error.line > 1 {
      (", line " as StaticString).append(to: &field)
      DecimalText.append(Double(error.line), to: &field)
    }
    var reason: [UInt8] = []
    error.reason.append(to: &reason)
    return FieldError(
      offset: json.offset(ofByte: error.offset, inTextAt: offset), field: field, reason: reason)
  }

  private func entries(
    at list: Int, of kind: ComponentKind
  ) throws(FieldError) -> [ElasticRecording.Entry] {
    guard json.kind(at: list) == .list else { throw mismatch(list, field: "events", "a list") }
    var entries: [ElasticRecording.Entry] = []
    var reader = EntryReader(kind: kind, fields: self)
    var next = json.first(in: list)
    while let offset = next {
      reader.fields.index = entries.count
      entries.append(try reader.entry(at: offset))
      next = json.next(after: offset)
    }
    return entries
  }
}
