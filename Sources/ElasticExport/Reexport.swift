// Whoever exports components has them, and their drawings, too.
@_exported import ElasticKit
@_exported import ElasticSettings
