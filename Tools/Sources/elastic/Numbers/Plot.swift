import ElasticExport
import ElasticKit

extension Plot {
  /// Writes the picture to a file whose name ends in .svg; nothing if it cannot be written whole.
  func write(to path: String) throws {
    guard path.lowercased().hasSuffix(".svg") else {
      throw Failure.usage("-o \(path): expected a name that ends in .svg")
    }
    let file = try OutputFile(path: path)
    defer { file.discard() }
    try file.write(svg())
    try file.commit()
  }
}
