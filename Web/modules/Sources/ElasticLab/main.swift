// The lab has no program of its own: a page calls what LabExports.swift exposes. Built natively it does
// nothing, and is there for its tests.
