/// A film of a file, which ffmpeg lays under the frames of another one, again and again until these end.
struct Underlay: Sendable {
  /// A file that ffmpeg reads.
  var path: String
  /// ffmpeg's filters that give it the size of a frame.
  var filters: [String]

  /// ffmpeg's input.
  var inputs: [String] { ["-stream_loop", "-1", "-i", "file:" + path] }

  /// A format's arguments for frames that lie over this.
  /// - Parameters:
  ///   - input: the number of this input.
  ///   - first: the number of the first frame.
  ///   - every: the distance from one frame to the next, in frames of the film.
  ///   - end: filters after which frames are as the format has them without this.
  func laid(
    under arguments: [String], input: Int, from first: Int, every: Int, rate: Double, end: String?
  ) -> [String] {
    let ground =
      [
        "setpts=PTS-STARTPTS", "fps=\(Numbers.text(rate / Double(every)))",
        "trim=start_frame=\(first)", "setpts=N/\(Numbers.text(rate))/TB",
      ] + filters + ["format=gbrp"]
    // In RGB, in which the frames come: each format has its own conversion from that, and some ask for alpha.
    let graph =
      "[\(input):v:0]\(ground.joined(separator: ","))[ground];[ground][0:v]overlay=format=gbrp:shortest=1,format=gbrap[film]"
    var arguments = arguments
    if let graphs = arguments.firstIndex(where: { $0 == "-lavfi" || $0 == "-filter_complex" }) {
      arguments[graphs + 1] =
        graph + ";" + arguments[graphs + 1].replacing("[0:v]", with: "[film]")
      return arguments
    }
    var last = end ?? "null"
    if let filter = arguments.firstIndex(of: "-vf") {
      last = arguments[filter + 1]
      arguments.removeSubrange(filter...filter + 1)
    }
    return ["-filter_complex", graph + ";[film]\(last)[laid]", "-map", "[laid]"] + arguments
  }
}
