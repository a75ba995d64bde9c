// Exports the components' settings, lyrics and drawings too: `import ElasticApple` is enough.
@_exported import ElasticKit
