import ArgumentParser
import Foundation

#if Cairo
@_spi(Programs) import ElasticCairo
#endif

/// The font of words, shared by the commands that draw them.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The font of the words: a family as fc-list names it, or a font's file. A letter that it "
        + "lacks comes from another installed font. By default the system's sans-serif font.",
      valueName: "family"),
    transform: Self.family)
  var font: String?

  private static func family(_ name: String) throws -> String {
    #if Cairo
    var status = stat()
    if stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      ReadFiles.add(status, as: name)
      guard let family = FontFile.add(name) else {
        throw ValidationError("it is no font; expected a font's file, such as a .ttf or .otf")
      }
      return family
    }
    guard TextMeasure.isInstalled(name) else {
      throw ValidationError(
        "it is not installed; expected a family that fc-list names, or a font's file")
    }
    #endif
    return name
  }
}
