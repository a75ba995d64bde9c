import ArgumentParser

#if Cairo
import ElasticCairo
#endif

/// The font of words, shared by the commands that draw them.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The font family of the words, as fc-list names it; a letter that it lacks comes from another installed font. "
        + "By default the system's sans-serif font.",
      valueName: "family"),
    transform: Self.installed)
  var font: String?

  private static func installed(_ family: String) throws -> String {
    #if Cairo
    guard TextMeasure.isInstalled(family) else {
      throw ValidationError("it is not installed; expected a family that fc-list names")
    }
    #endif
    return family
  }
}
