/// How a film in H.264 is coded, in any container.
enum H264 {
  /// x264's scale.
  static let quality = FilmQuality(range: 0...51, usual: 18)

  /// ffmpeg's codec, for planar frames.
  static func arguments(_ settings: FrameSettings) -> [String] {
    [
      "-c:v", "libx264", "-preset", "medium", "-crf", "\(settings.crf)",
    ] + HighDefinition.tags
  }
}
