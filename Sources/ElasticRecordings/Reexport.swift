// A reader of recordings needs the components, too.
@_exported import ElasticKit
@_exported import ElasticSettings
