import Foundation

/// Why the program ends without doing what it was asked to: one sentence, and a status.
///
/// The statuses are those of sysexits.h, which ArgumentParser follows too.
struct Failure: Error {
  var status: Int32
  /// What, where, and what was expected; without a full stop.
  var message: String

  /// The words of the command line are wrong.
  static func usage(_ message: String) -> Failure { Failure(status: 64, message: message) }
  /// What a file says is wrong.
  static func data(_ message: String) -> Failure { Failure(status: 65, message: message) }
  /// A file that is to be read cannot be.
  static func noInput(_ message: String) -> Failure { Failure(status: 65, message: message) }
  /// A program, a port or a part of this one is missing.
  static func unavailable(_ message: String) -> Failure { Failure(status: 69, message: message) }
  /// A file that is to be written cannot be.
  static func cannotCreate(_ message: String) -> Failure { Failure(status: 73, message: message) }
  /// Reading or writing stopped in the middle.
  static func inputOutput(_ message: String) -> Failure { Failure(status: 74, message: message) }
}

/// What the system says of an error number.
func systemMessage(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
