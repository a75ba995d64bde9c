import ElasticKit
import Foundation

extension ElasticRecording {
  /// Maximum file size, in MiB: an hour with a thousand touches a second is smaller.
  private static let largestFile = 32

  /// Reads a `.gesture.json`.
  /// - Throws: a ``Failure`` with the file, the place in it, and the expected value.
  init(file path: String) throws {
    let file = try InputFile.contents(
      of: path, expected: "a gesture recording", limit: Self.largestFile)
    // A byte order mark, which Windows programs write.
    let bytes = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file
    guard !bytes.isEmpty else {
      throw Failure.data("\(path): the file is empty; expected a gesture recording")
    }
    do throws(JSONSyntax.Mistake) { try JSONSyntax.check([UInt8](bytes)) } catch {
      throw Failure.data(
        "\(path): line \(error.line), column \(error.column): expected \(error.expected); "
          + "a gesture recording is JSON")
    }
    do {
      self = try JSONDecoder().decode(ElasticRecording.self, from: bytes)
    } catch let error as DecodingError {
      throw Failure.data("\(path): \(error.sentence)")
    }
  }
}

extension DecodingError {
  /// The place in the file and the expected value.
  fileprivate var sentence: String {
    switch self {
    case .typeMismatch(let type, let context):
      return Self.place(context.codingPath) + "expected \(Self.kind(type))"
    case .valueNotFound(let type, let context):
      return Self.place(context.codingPath) + "expected \(Self.kind(type)), not null"
    case .keyNotFound(let key, let context):
      return Self.place(context.codingPath + [key]) + "is missing"
    case .dataCorrupted(let context):
      return Self.place(context.codingPath) + context.debugDescription
    @unknown default:
      return "expected a gesture recording"
    }
  }

  /// A path as `events[3].x: `.
  private static func place(_ path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text.isEmpty ? "" : text + ": "
  }

  private static func kind(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is [Double].Type, is [Any].Type: "a list"
    default: "an object"
    }
  }
}
