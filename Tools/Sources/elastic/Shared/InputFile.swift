import Foundation

/// A file that is read completely.
enum InputFile {
  /// The name of a file in messages.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The bytes of a file or a pipe.
  /// - Parameters:
  ///   - expected: description of the expected content, with an article.
  ///   - limit: maximum size, in MiB.
  /// - Throws: a ``Failure`` with the file and the expected content.
  static func contents(of path: String, expected: String, limit: Int) throws -> Data {
    guard path != "-" else {
      return try read(.standardInput, name(of: path), expected: expected, limit: limit)
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw Failure.noInput("\(path): \(systemMessage()); expected \(expected)")
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure.noInput("\(path): is a directory; expected \(expected)")
    }
    guard status.st_size <= limit << 20 else {
      throw Failure.data(
        "\(path): the file has \(status.st_size) bytes; expected at most \(limit << 20), \(limit) MiB"
      )
    }
    if status.st_mode & S_IFMT == S_IFIFO {
      let handle = try pipe(path)
      return try read(handle, path, expected: expected, limit: limit)
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure.noInput("\(path): \(systemMessage()); expected \(expected)")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return try read(handle, path, expected: expected, limit: limit)
  }

  /// Seconds after which a named pipe without a writer is an error.
  private static let patience: Int32 = 10

  /// Opens a named pipe, and waits for its first byte.
  private static func pipe(_ path: String) throws -> FileHandle {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.noInput("\(path): \(systemMessage())") }
    var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&place, 1, patience * 1000) > 0 else {
      close(descriptor)
      throw Failure.noInput("\(path): nothing has been written to this pipe for \(patience) s")
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  private static func read(
    _ handle: FileHandle, _ path: String, expected: String, limit: Int
  ) throws -> Data {
    var status = stat()
    if fstat(handle.fileDescriptor, &status) == 0 { ReadFiles.add(status, as: path) }
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
