#if GTK
// Exports the components' settings, lyrics and drawings too: `import ElasticGTK` is enough.
@_exported import ElasticHosting  // Of which an app sees nothing.
@_exported import ElasticKit
@_exported import ElasticSettings
@_exported import ElasticSongFormats
#endif
