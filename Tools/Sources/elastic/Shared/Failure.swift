import Foundation

/// An error that ends the program: one sentence, and an exit status.
///
/// The statuses are those of sysexits.h, which ArgumentParser follows too.
struct Failure: Error {
  var status: Int32
  /// The problem, its place, and the expected value; without a full stop.
  var message: String

  /// Invalid command line.
  static func usage(_ message: String) -> Failure { Failure(status: 64, message: message) }
  /// Invalid content of a file.
  static func data(_ message: String) -> Failure { Failure(status: 65, message: message) }
  /// An input file cannot be read.
  static func noInput(_ message: String) -> Failure { Failure(status: 65, message: message) }
  /// A program, a port or a part of this program is missing.
  static func unavailable(_ message: String) -> Failure { Failure(status: 69, message: message) }
  /// An output file cannot be written.
  static func cannotCreate(_ message: String) -> Failure { Failure(status: 73, message: message) }
  /// Reading or writing stopped in the middle.
  static func inputOutput(_ message: String) -> Failure { Failure(status: 74, message: message) }
}

/// The system's message for an error number.
func systemMessage(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
