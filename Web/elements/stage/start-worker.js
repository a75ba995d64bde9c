// Where a stage's worker comes from. The inlined package has another file in the place of this one.

/** The worker beside this script. */
export const startWorker = () => new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
