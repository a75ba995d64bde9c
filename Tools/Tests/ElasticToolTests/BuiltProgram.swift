import Foundation
import Subprocess

/// The built command line, run as a process of its own.
enum BuiltProgram {
  struct Ended {
    var status: Int
    var output: String
    var error: String

    /// The text on standard error, if it is exactly one line.
    var line: String? {
      error.hasSuffix("\n") && error.dropLast().allSatisfy { !$0.isNewline }
        ? String(error.dropLast()) : nil
    }
  }

  /// The program lies beside the tests.
  static let path: String = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/" {
      let program = folder.appendingPathComponent("elastic").path
      if FileManager.default.isExecutableFile(atPath: program), !folder.isFolder(named: "elastic") {
        return program
      }
      folder.deleteLastPathComponent()
    }
    return "elastic"
  }()

  static func run(_ arguments: String...) async throws -> Ended { try await run(arguments) }

  /// Tests begin by the hundred. If their programs all ran at once, there would be more than a thousand files
  /// open in this process, which Foundation's own way to start one does not survive.
  private static let turns = Turns(atATime: 4)

  static func run(_ arguments: [String]) async throws -> Ended {
    await turns.begin()
    do {
      let ended = try await start(arguments)
      await turns.end()
      return ended
    } catch {
      await turns.end()
      throw error
    }
  }

  private static func start(_ arguments: [String]) async throws -> Ended {
    let result = try await Subprocess.run(
      .path(.init(path)), arguments: .init(arguments), output: .string(limit: 16 << 20),
      error: .string(limit: 1 << 20))
    guard case .exited(let status) = result.terminationStatus else {
      return Ended(status: -1, output: "", error: "\(result.terminationStatus)")
    }
    return Ended(
      status: Int(status), output: result.standardOutput, error: result.standardError)
  }
}

/// Limits how many tasks run at a time; the others wait in order of arrival.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(atATime count: Int) { free = count }

  func begin() async {
    guard free == 0 else { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

extension URL {
  fileprivate func isFolder(named name: String) -> Bool {
    var isFolder: ObjCBool = false
    let path = appendingPathComponent(name).path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
