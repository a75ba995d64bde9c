// A renderer places each combining mark of a letter by all before it, so that thousands would block a page: as many stay as in
// Unicode's stream-safe text (UAX #15, section 13). The module has no tables of Unicode; the browser has.

export const withFewMarks = (text) => `${text}`.replace(/(\p{M}{30})\p{M}+/gu, '$1');
