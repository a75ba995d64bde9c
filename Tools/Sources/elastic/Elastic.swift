import ArgumentParser
import Foundation

/// The command line.
struct Elastic: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "elastic",
    abstract: "Elastic components: a gallery, films, and their numbers.",
    version: "0.1.0",
    subcommands: [
      PlayCommand.self,
      GalleryCommand.self,
      SettingsCommand.self,
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
}

@main
enum Program {
  static func main() async {
    Streams.occupy()
    // Where a font is not named, fontconfig and Pango choose it by the reader's language. The same command
    // writes the same file everywhere.
    for name in ["FC_LANG", "PANGO_LANGUAGE"] { setenv(name, "en", 1) }
    // The reader of our output may close the pipe: then a write fails, instead of a signal that ends the
    // program.
    signal(SIGPIPE, SIG_IGN)
    // The same for a file beyond the size limit.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try checkArguments()
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

  /// The names of files are read as UTF-8; another one would silently be a different name.
  /// - Throws: a ``Failure`` for an argument in another encoding.
  private static func checkArguments() throws {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index],
        String(validatingCString: argument) == nil
      else { continue }
      let shown = String(cString: argument)
      throw Failure.usage(
        "\(shown): argument \(index) is not UTF-8; rename the file, or link to it")
    }
  }

  /// Prints an error in one line, or the requested help; returns the exit status.
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
      // The message has already been printed.
    } else if code == .validationFailure {
      printError(Elastic.message(for: error))
    } else {
      printError(error.localizedDescription)
    }
    return code.rawValue
  }

  private static func printError(_ message: String) {
    let lines = message.split(whereSeparator: \.isNewline)
    // Alternatives are listed a line each.
    let choices = lines.filter { $0.hasPrefix("  - ") }.map { $0.dropFirst(4) }
    let sentence = lines.filter { !$0.hasPrefix("  - ") }.joined(separator: " ")
    let line = choices.isEmpty ? sentence : "\(sentence) \(choices.joined(separator: ", "))"
    writeNote(line)
  }
}
