@_exported import ElasticCore
