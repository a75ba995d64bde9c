// 'applyPreset(named:)' has been renamed to 'usePreset(named:)'
import UIKit

@MainActor
func spellAsInObjectiveC(_ view: ElasticShapeView) -> Bool { view.applyPreset(named: "jelly") }
