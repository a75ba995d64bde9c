/// The matrix of high definition, said in the file too: players guess by the size otherwise.
enum HighDefinition {
  /// ffmpeg's filter.
  static let filter = "scale=out_color_matrix=bt709:out_range=tv"
  /// What ffmpeg says of it in the file.
  static let tags = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
    "-color_range", "tv",
  ]
}
