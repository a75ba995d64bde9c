// SVG path data as a component's content. Errors of the path reader become sentences with the line in the content, counted from
// the line feeds before the error.

extension BezierPath {
  /// Reads a component's content as SVG path data.
  /// - Throws: a ``ContentError`` at the first byte that is not path data; at the start if nothing is
  ///   drawn.
  init(content: [UInt8]) throws(ContentError) {
    do throws(SVGPathError) {
      self = try BezierPath(svg: content)
    } catch {
      throw ContentError(error, in: content)
    }
    guard bounds != nil else { throw ContentError(reason: "expected a path that draws something") }
  }
}

extension ContentError {
  fileprivate init(_ error: SVGPathError, in content: [UInt8]) {
    let reason: StaticString
    switch error {
    case .missingMove: reason = "expected M or m, since drawing starts with a move"
    case .numberOutOfRange: reason = "expected a number of at most 3.4e38"
    case .unexpected(_, _, let expected), .endOfInput(_, let expected):
      switch expected {
      case .command: reason = "expected a command of path data"
      case .commandOrNumber: reason = "expected a command of path data or a number"
      case .number: reason = "expected a number"
      case .flag: reason = "expected a flag (0 or 1)"
      }
    }
    var line = 1
    for byte in content.prefix(error.offset) where byte == UInt8(ascii: "\n") { line += 1 }
    self.init(reason: reason, line: line, offset: error.offset)
  }
}
