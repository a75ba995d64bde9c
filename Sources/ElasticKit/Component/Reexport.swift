// Exports curves, motion and drawings together with the components.
@_exported import ElasticCore
