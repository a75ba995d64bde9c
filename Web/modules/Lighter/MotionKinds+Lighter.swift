// In the place of ElasticCore's file of this name in the modules of a page's elements (`Scripts/build-wasm.sh`).

@_extern(c, "elastic_has_curves") private func elasticHasCurves() -> Bool
@_extern(c, "elastic_has_overdamping") private func elasticHasOverdamping() -> Bool
@_extern(c, "elastic_has_decays") private func elasticHasDecays() -> Bool

/// What moves values besides springs that swing or just do not, as the linker knows it.
enum MotionKinds {
  @inline(__always) static var hasCurves: Bool { elasticHasCurves() }
  @inline(__always) static var hasOverdamping: Bool { elasticHasOverdamping() }
  @inline(__always) static var hasDecays: Bool { elasticHasDecays() }
}
