// All that an app imports, where each file sees members of nothing else.
import ElasticApple

@MainActor func feel(_ surface: ElasticSurfaceView, like name: String) throws {
  try surface.usePreset(named: name)
  guard let preset = SurfaceMotion.Style.preset(named: name.utf8) else { return }
  surface.style = SurfaceMotion.Style(preset: preset)
  surface.style.maximumWave = SurfaceMotion.Style.jelly.maximumWave
  for property in SurfaceMotion.Style.properties where property.sentence.isASCII {
    try property.set(text: Array("1".utf8), in: &surface.style)
  }
}
