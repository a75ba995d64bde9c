// Who names the settings of components has the components, too.
@_exported import ElasticKit
