#if GTK
// Exports the components' settings, lyrics and drawings too: `import ElasticGTK` is enough.
@_exported import ElasticKit
#endif
