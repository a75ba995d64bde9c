import ElasticKit
import Foundation

extension Recording {
  /// The largest file that is read: a thousand touches a second for an hour stay under it.
  private static let largestFile = 32 << 20

  /// Reads a `.gesture.json`.
  /// - Throws: a ``Failure`` with the file, the place in it, and what was expected there.
  init(file path: String) throws {
    let bytes = try Self.contents(of: path)
    guard !bytes.isEmpty else {
      throw Failure.data("\(path): the file is empty; expected a gesture recording")
    }
    do throws(JSONSyntax.Mistake) { try JSONSyntax.check([UInt8](bytes)) } catch {
      throw Failure.data(
        "\(path): line \(error.line), column \(error.column): expected \(error.expected); "
          + "a gesture recording is JSON")
    }
    do {
      self = try JSONDecoder().decode(Recording.self, from: bytes)
    } catch let error as DecodingError {
      throw Failure.data("\(path): \(error.sentence)")
    }
  }

  private static func contents(of path: String) throws -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw Failure.noInput("\(path): \(systemMessage()); expected a gesture recording")
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure.noInput("\(path): is a directory; expected a gesture recording")
    }
    guard status.st_size <= largestFile else {
      let size = Int(status.st_size) >> 20
      throw Failure.data("\(path): the file has \(size) MiB; expected at most 32 MiB")
    }
    do {
      // A pipe has no size: it is read no further than a file would be.
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      var data = Data()
      while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
        data += part
        guard data.count <= largestFile else {
          throw Failure.data("\(path): there is more than 32 MiB to read; expected at most that")
        }
      }
      // Windows programs begin a file with this mark.
      return data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.noInput("\(path): cannot be read; expected a gesture recording")
    }
  }
}

extension DecodingError {
  /// The place in the file and what was expected there.
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
