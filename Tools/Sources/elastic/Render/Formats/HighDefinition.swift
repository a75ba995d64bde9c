/// Colour matrix of high definition, also written to the file: otherwise players guess it from the size.
enum HighDefinition {
  /// ffmpeg's filter.
  static let filter = "scale=out_color_matrix=bt709:out_range=tv"
  /// ffmpeg's options for the file's metadata.
  static let tags = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
    "-color_range", "tv",
  ]
}
