// A song is the kit's.
@_exported import ElasticKit
