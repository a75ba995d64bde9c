import ArgumentParser
import Foundation

/// The command line.
struct Elastic: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "elastic",
    abstract: "Elastic components: a gallery, films, and their numbers.",
    version: "0.1.0",
    subcommands: desktopCommands + [
      GalleryCommand.self,
      InspectCommand.self,
      RenderCommand.self,
      LyricsCommand.self,
      SpringCommand.self,
      DecayCommand.self,
      RubberBandCommand.self,
      CurveCommand.self,
      TimelineCommand.self,
      PathCommand.self,
      KeyframesCommand.self,
    ])

  /// Commands that need a screen.
  #if GTK
  private static let desktopCommands: [any ParsableCommand.Type] = [PlayCommand.self]
  #else
  private static let desktopCommands: [any ParsableCommand.Type] = []
  #endif
}

@main
enum Program {
  static func main() async {
    Streams.occupy()
    // Whoever reads our output may stop: a write then fails instead of killing us without a word.
    signal(SIGPIPE, SIG_IGN)
    // So does one to a file that grows larger than it may.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try Elastic.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      exit(report(error))
    }
  }

  /// Says what went wrong in one line, or gives the help asked for; the status to end with.
  private static func report(_ error: any Error) -> Int32 {
    if let failure = error as? Failure {
      printError(failure.message)
      return failure.status
    }
    let code = Elastic.exitCode(for: error)
    if code.isSuccess {
      do {
        try writeOutput(Array("\(Elastic.fullMessage(for: error))\n".utf8))
      } catch {
        return report(error)
      }
    } else if error is ExitCode {
      // What there was to say has been said.
    } else if code == .validationFailure {
      printError(Elastic.message(for: error))
    } else {
      printError(error.localizedDescription)
    }
    return code.rawValue
  }

  private static func printError(_ message: String) {
    let lines = message.split(whereSeparator: \.isNewline)
    // What may be said instead is listed a line each.
    let choices = lines.filter { $0.hasPrefix("  - ") }.map { $0.dropFirst(4) }
    let sentence = lines.filter { !$0.hasPrefix("  - ") }.joined(separator: " ")
    let line = choices.isEmpty ? sentence : "\(sentence) \(choices.joined(separator: ", "))"
    writeError("elastic: \(line)\n")
  }
}
