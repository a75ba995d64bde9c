// Where a stage's worker comes from. The inlined package has another file in the place of this one.

/** The worker beside this script. */
export const makeWorker = () => new Worker(new URL('stage-worker.js', import.meta.url), { type: 'module' });
