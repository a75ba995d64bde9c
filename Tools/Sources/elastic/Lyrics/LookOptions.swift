import ArgumentParser
import ElasticKit

/// What a film of a song looks like.
struct LookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The film's size in pixels, for which the words are sized: 1920x1080, or one of "
        + "\(PictureSize.names.map(\.name).joined(separator: ", ")); by default 720p. A vertical film keeps its words clear of "
        + "an app's bars.", valueName: "size"),
    transform: PictureSize.parse)
  var pixels: PictureSize?

  @Option(
    help: ArgumentHelp(
      "How rows follow one another: \(SongLook.Layout.allCases.map(\.rawValue).joined(separator: ", ")); by default "
        + "scroll. In the others the next row takes the place of the one that has been sung.",
      valueName: "layout"))
  var layout: SongLook.Layout?

  /// Rejects options without an effect, and says which size a film has that cannot have the requested one.
  /// - Throws: a ``Failure``.
  func check(for format: any RenderFormat, size: Size2D?, scale: Double?, output: String) throws {
    let given = [("--pixels", pixels != nil), ("--layout", layout != nil)]
    if let option = given.first(where: \.1)?.0, !format.hasFrames {
      throw Failure.usage("\(option) is for films; \(format.name) is a picture")
    }
    guard let pixels else { return }
    if size != nil || scale != nil {
      throw Failure.usage(
        "--pixels: the film's size in pixels is all; expected no \(size != nil ? "--size" : "--scale") beside it"
      )
    }
    let (width, height) = (pixels.width, pixels.height)
    func padded(_ side: Int) -> Int { (side + format.step - 1) / format.step * format.step }
    if width != padded(width) || height != padded(height) {
      writeNote(
        "--pixels: \(format.name) has sides of even length; \(output) has \(padded(width))x\(padded(height)) pixels"
      )
    }
  }
}
