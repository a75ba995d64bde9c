// The module has no program of its own: pages call its exports. Built natively, for the tests, an
// executable needs this file.
