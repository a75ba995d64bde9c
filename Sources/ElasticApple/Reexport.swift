// Exports the components' settings, lyrics and drawings too: `import ElasticApple` is enough.
@_exported import ElasticHosting  // Of which an app sees nothing.
@_exported import ElasticKit
@_exported import ElasticSettings
@_exported import ElasticSongFormats
