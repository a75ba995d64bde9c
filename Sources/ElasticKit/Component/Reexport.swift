// Whoever imports the components has curves, motion and drawings too.
@_exported import ElasticCore
