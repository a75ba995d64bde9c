// Whoever shows components has their settings, lyrics and drawings too: `import ElasticApple` is enough.
@_exported import ElasticKit
