import Foundation

/// The program's own standard input, output and error.
///
/// Each can be unusable: closed, on a full disk, a terminal that is gone, a pipe without a reader. A
/// message that cannot be written does not change the program's status.
enum Streams {
  /// Reserves the numbers of closed streams, before any file is opened.
  ///
  /// A file that is opened gets the lowest free number; with 1 or 2 it would get the program's answers and
  /// messages as well. Each number is opened for the wrong direction, so that using it fails as on a closed
  /// stream.
  static func occupy() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of the bytes.
  /// - Returns: the system's error number; 0 without an error.
  fileprivate static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The pipe was made non-blocking by the parent process: wait for room.
        var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&place, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

/// Writes everything to standard output at once, so that there is no partial output after a failure.
///
/// A closed pipe is no failure: the rest is dropped.
/// - Throws: a ``Failure`` if it cannot be written.
func writeOutput(_ bytes: [UInt8]) throws {
  let number = Streams.write(bytes, to: STDOUT_FILENO)
  guard number == 0 || number == EPIPE else {
    throw Failure.inputOutput("standard output: \(systemMessage(number))")
  }
}

/// Writes to standard error; write errors are ignored.
func writeError(_ text: String) { _ = Streams.write(Array(text.utf8), to: STDERR_FILENO) }

/// Writes a sentence to standard error, in a line of its own.
///
/// Control characters, which names of files and other programs' messages may contain, are left out: a terminal
/// would follow them.
func writeNote(_ sentence: String) {
  let plain = sentence.replacing(/\u{1B}\[[0-9;:?]*[@-~]/, with: "")
  let isHarmless = { (scalar: Unicode.Scalar) in
    scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
  }
  let harmless = String(String.UnicodeScalarView(plain.unicodeScalars.filter(isHarmless)))
  writeError("elastic: \(harmless)\n")
}
