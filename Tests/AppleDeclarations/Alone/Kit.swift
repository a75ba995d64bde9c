// All that a page's program imports.
import ElasticKit

func calm<C: ElasticComponent>(_ type: C.Type) -> C { C(style: .calm) }

func menus() -> [MenuMotion.Style] { [.classic, .calm, .snappy, .jelly] }
