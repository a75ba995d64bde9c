/// A sequence of pictures, one for each frame.
struct SequenceFormat: RenderFormat {
  let ending = ".png"
  let name = "a sequence"
  let sequence: SequenceName?
  var writer: RenderWriter {
    .frames { settings in
      [
        "-c:v", "png", "-pix_fmt", "rgba", "-start_number", "\(settings.firstNumber)", "-f",
        "image2",
      ]
    }
  }

  init(_ names: SequenceName) { sequence = names }
}
