import CUchardet
import Foundation

/// A character encoding, by a name that iconv knows.
struct TextEncoding: Equatable {
  let name: String

  static let utf8 = TextEncoding(known: "UTF-8")

  private init(known name: String) { self.name = name }

  /// Nil for a name that iconv does not know.
  init?(_ argument: String) {
    let isName =
      !argument.isEmpty && argument.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2F }
    guard isName, let converter = Converter(from: argument) else { return nil }
    converter.close()
    name = argument
  }

  /// How an encoding was found.
  enum Evidence {
    /// The bytes are UTF-8, or begin with the mark of their encoding.
    case certain
    /// It is the likeliest.
    case assumed
  }

  /// The likeliest encoding of a text; nil if nothing fits it.
  ///
  /// Marks and well-formed UTF-8 come first, then UTF-16 by its zeros, then what the file says of itself, then what uchardet
  /// says, which is Mozilla's statistics of letters.
  static func detected(in bytes: [UInt8]) -> (encoding: TextEncoding, evidence: Evidence)? {
    for (mark, name) in marks where bytes.starts(with: mark) {
      return (TextEncoding(known: name), .certain)
    }
    if let name = utf16(bytes) { return (TextEncoding(known: name), .assumed) }
    // Japanese mail's encoding has ASCII's bytes alone, and switches by escapes.
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    if isUTF8, !bytes.contains(0x1B) { return (.utf8, .certain) }
    if !isUTF8, let declared = declared(in: bytes), (try? declared.utf8(bytes)) != nil {
      return (declared, .certain)
    }
    let found = uchardet(bytes).flatMap { TextEncoding($0) }
    let candidates = [found, TextEncoding("WINDOWS-1252")].compactMap(\.self)
    for encoding in candidates where (try? encoding.utf8(bytes)) != nil {
      return (encoding, .assumed)
    }
    return isUTF8 ? (.utf8, .certain) : nil
  }

  /// What UltraStar's #ENCODING or an XML declaration says; nil without them.
  private static func declared(in bytes: [UInt8]) -> TextEncoding? {
    // Both stand near the start, in ASCII.
    let start = String(decoding: bytes.prefix(4096), as: Unicode.ASCII.self)
    let name =
      start.firstMatch(of: /(?i)^<\?xml[^>]*encoding\s*=\s*["']([^"']+)/)?.1
      ?? start.firstMatch(of: /(?im)^#ENCODING:\s*([^\s]+)/)?.1
    return name.flatMap { TextEncoding(String($0)) }
  }

  private static let marks: [([UInt8], String)] = [
    ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE, 0, 0], "UTF-32LE"),
    ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
    ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"), ([0x84, 0x31, 0x95, 0x33], "GB18030"),
  ]

  /// Spaces, digits and line breaks of any language have a zero, always in the same one of two bytes.
  private static func utf16(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 2, bytes.count % 2 == 0 else { return nil }
    var zeros = (high: 0, low: 0)
    var hasBreak = false
    for index in stride(from: 0, to: bytes.count, by: 2) {
      if bytes[index] == 0 { zeros.high += 1 }
      if bytes[index + 1] == 0 { zeros.low += 1 }
      let unit = (bytes[index], bytes[index + 1])
      if unit == (0, 0x0A) || unit == (0x0A, 0) { hasBreak = true }
    }
    guard (zeros.high == 0) != (zeros.low == 0), max(zeros.high, zeros.low) * 50 >= bytes.count,
      // The line breaks of a text with stray zeros have no zero beside them.
      hasBreak || !bytes.contains(0x0A)
    else { return nil }
    return zeros.low > 0 ? "UTF-16LE" : "UTF-16BE"
  }

  private static func uchardet(_ bytes: [UInt8]) -> String? {
    guard let detector = uchardet_new() else { return nil }
    defer { uchardet_delete(detector) }
    let status = bytes.withUnsafeBytes {
      uchardet_handle_data(detector, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    guard status == 0 else { return nil }
    uchardet_data_end(detector)
    let name = String(cString: uchardet_get_charset(detector))
    return name.isEmpty ? nil : name
  }

  /// A byte at which a text is not in its encoding.
  struct Stray: Error { var offset: Int }

  /// The text as UTF-8, without a mark.
  func utf8(_ bytes: [UInt8]) throws(Stray) -> [UInt8] {
    guard let converter = Converter(from: name) else { throw Stray(offset: 0) }
    defer { converter.close() }
    var result = try converter.utf8(bytes)
    if result.starts(with: [0xEF, 0xBB, 0xBF]) { result.removeFirst(3) }
    return result
  }
}

/// An open conversion to UTF-8 by iconv.
private struct Converter {
  private let handle: iconv_t

  init?(from name: String) {
    guard let handle = iconv_open("UTF-8", name), Int(bitPattern: handle) != -1 else { return nil }
    self.handle = handle
  }

  func close() { iconv_close(handle) }

  func utf8(_ bytes: [UInt8]) throws(TextEncoding.Stray) -> [UInt8] {
    var source = bytes.map(CChar.init(bitPattern:))
    var part = [CChar](repeating: 0, count: 1 << 16)
    var result: [UInt8] = []
    var done = 0
    while done < bytes.count {
      var status = 0
      var number: Int32 = 0
      var (left, room) = (bytes.count - done, part.count)
      source.withUnsafeMutableBufferPointer { source in
        part.withUnsafeMutableBufferPointer { part in
          var input = source.baseAddress.map { $0 + done }
          var output = part.baseAddress
          status = iconv(handle, &input, &left, &output, &room)
          number = errno
        }
      }
      result += part[..<(part.count - room)].map(UInt8.init(bitPattern:))
      done = bytes.count - left
      if status == -1, number != E2BIG { throw TextEncoding.Stray(offset: done) }
    }
    return result
  }
}
