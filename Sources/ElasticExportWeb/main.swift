// The exporter has no program of its own: a page calls what Exports.swift exposes. Built natively it
// does nothing, and is there for its tests.
