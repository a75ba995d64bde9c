// Exports curves, springs and paths together with what moves by them.
@_exported import ElasticCore
