import ElasticKit

/// A wrong value, before its line and column are known.
struct FieldError: Error {
  var offset: Int
  var field: [UInt8]
  var reason: [UInt8]
}

/// The places of an object's values, by their names; of two with one name, the first.
struct Fields<Name: NamedCase> {
  /// The object.
  fileprivate(set) var object = 0
  private var offsets = [Int](repeating: -1, count: Name.names.count)

  /// The place of a value; nil if it is missing.
  subscript(name: Name) -> Int? {
    let offset = offsets[Int(name.rawValue)]
    return offset < 0 ? nil : offset
  }

  fileprivate mutating func removeAll() {
    for index in offsets.indices { offsets[index] = -1 }
  }

  fileprivate mutating func add(_ value: Int, at name: Int, in json: JSONBytes) {
    guard let index = Name.names.firstIndex(where: { json.isText($0, at: name) }),
      offsets[index] < 0
    else { return }
    offsets[index] = value
  }
}

/// Reads the values of objects in a recording, and reports the wrong ones.
struct FieldReader {
  let json: JSONBytes
  /// The index of the event with the object; nil for the file's own.
  var index: Int?

  init(json: JSONBytes) { self.json = json }

  /// Finds the known fields of an object; `fields` is used again, so that it is allocated once.
  func read<Name: NamedCase>(_ fields: inout Fields<Name>, at object: Int) throws(FieldError) {
    guard json.kind(at: object) == .object else { throw mismatch(object, field: "", "an object") }
    fields.removeAll()
    fields.object = object
    var next = json.first(in: object)
    while let name = next {
      let value = json.value(ofName: name)
      fields.add(value, at: name, in: json)
      next = json.next(after: value)
    }
  }

  // MARK: - Values

  func offset<Name: NamedCase>(of name: Name, in fields: Fields<Name>) throws(FieldError) -> Int {
    if let offset = fields[name] { return offset }
    var reason: [UInt8] = []
    name.name.append(to: &reason)
    (" is missing" as StaticString).append(to: &reason)
    throw FieldError(offset: fields.object, field: path(""), reason: reason)
  }

  func number<Name: NamedCase>(_ name: Name, in fields: Fields<Name>) throws(FieldError) -> Double {
    try number(at: offset(of: name, in: fields), field: name.name)
  }

  /// A number of a recording: within ±1e9.
  func plausible<Name: NamedCase>(
    _ name: Name, in fields: Fields<Name>
  ) throws(FieldError) -> Double {
    let value = try number(name, in: fields)
    guard value.isPlausible else { throw expected("a number within ±1e9", at: name, in: fields) }
    return value
  }

  func text<Name: NamedCase>(_ name: Name, in fields: Fields<Name>) throws(FieldError) -> [UInt8] {
    let offset = try offset(of: name, in: fields)
    guard json.kind(at: offset) == .text else { throw mismatch(offset, field: name.name, "a text") }
    return json.text(at: offset)
  }

  func flag<Name: NamedCase>(_ name: Name, in fields: Fields<Name>) throws(FieldError) -> Bool {
    let offset = try offset(of: name, in: fields)
    guard json.kind(at: offset) == .flag else {
      throw mismatch(offset, field: name.name, "true or false")
    }
    return json.flag(at: offset)
  }

  func numbers<Name: NamedCase>(
    _ name: Name, in fields: Fields<Name>
  ) throws(FieldError) -> [Double] {
    let list = try offset(of: name, in: fields)
    guard json.kind(at: list) == .list else { throw mismatch(list, field: name.name, "a list") }
    var numbers: [Double] = []
    var next = json.first(in: list)
    while let offset = next {
      numbers.append(try number(at: offset, field: name.name, element: numbers.count))
      next = json.next(after: offset)
    }
    return numbers
  }

  func size<Name: NamedCase>(_ name: Name, in fields: Fields<Name>) throws(FieldError) -> Size2D {
    let numbers = try numbers(name, in: fields)
    if numbers.count == 2 {
      let size = Size2D(width: numbers[0], height: numbers[1])
      if size.isPlausible { return size }
    }
    throw expected("a width and a height from 0 to 1e9", at: name, in: fields)
  }

  private func number(
    at offset: Int, field: StaticString, element: Int? = nil
  ) throws(FieldError) -> Double {
    guard json.kind(at: offset) == .number else {
      throw mismatch(offset, field: field, element: element, "a number")
    }
    return json.number(at: offset)
  }

  // MARK: - Errors

  /// A value of another kind.
  func mismatch(
    _ offset: Int, field: StaticString, element: Int? = nil, _ expected: StaticString
  ) -> FieldError {
    var reason: [UInt8] = []
    ("expected " as StaticString).append(to: &reason)
    expected.append(to: &reason)
    if json.kind(at: offset) == .null { (", not null" as StaticString).append(to: &reason) }
    return FieldError(offset: offset, field: path(field, element), reason: reason)
  }

  func expected<Name: NamedCase>(
    _ expectation: StaticString, at name: Name, in fields: Fields<Name>
  ) -> FieldError {
    var text: [UInt8] = []
    expectation.append(to: &text)
    return expected(text, at: fields[name] ?? fields.object, field: name.name)
  }

  func expected(_ expectation: [UInt8], at offset: Int, field: StaticString) -> FieldError {
    var reason: [UInt8] = []
    ("expected " as StaticString).append(to: &reason)
    reason += expectation
    return FieldError(offset: offset, field: path(field), reason: reason)
  }

  /// A name that is not one of those expected.
  func unknown<Name: NamedCase>(
    _ unknown: [UInt8], expected expectation: [UInt8], at name: Name, in fields: Fields<Name>
  ) -> FieldError {
    var text = expectation
    (", not " as StaticString).append(to: &text)
    QuotedName.append(unknown, to: &text)
    return expected(text, at: fields[name] ?? fields.object, field: name.name)
  }

  /// The path of a field, or of an element of it, from the file on.
  private func path(_ field: StaticString, _ element: Int? = nil) -> [UInt8] {
    var path: [UInt8] = []
    if let index {
      ("events" as StaticString).append(to: &path)
      Self.append(index, to: &path)
    }
    if !path.isEmpty, field.utf8CodeUnitCount > 0 { path.append(UInt8(ascii: ".")) }
    field.append(to: &path)
    if let element { Self.append(element, to: &path) }
    return path
  }

  private static func append(_ index: Int, to path: inout [UInt8]) {
    path.append(UInt8(ascii: "["))
    DecimalText.append(Double(index), to: &path)
    path.append(UInt8(ascii: "]"))
  }
}
