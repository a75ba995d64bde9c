import Foundation

/// A file that is read completely.
enum InputFile {
  /// The bytes of a file or a pipe.
  /// - Parameters:
  /// - expected: description of the expected content, with an article.
  /// - limit: maximum size, in MiB.
  /// - Throws: a ``Failure`` with the file and the expected content.
  static func contents(of path: String, expected: String, limit: Int) throws -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw Failure.noInput("\(path): \(systemMessage()); expected \(expected)")
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure.noInput("\(path): is a directory; expected \(expected)")
    }
    guard status.st_size <= limit << 20 else {
      let size = Int(status.st_size) >> 20
      throw Failure.data("\(path): the file has \(size) MiB; expected at most \(limit) MiB")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure.noInput("\(path): \(systemMessage()); expected \(expected)")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      // A pipe has no size: read at most the limit.
      var data = Data()
      while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
        data += part
        guard data.count <= limit << 20 else {
          throw Failure.data(
            "\(path): there is more than \(limit) MiB to read; expected at most that")
        }
      }
      return data
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.noInput("\(path): cannot be read; expected \(expected)")
    }
  }
}
