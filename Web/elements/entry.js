// Entries of a recording as numbers: FlatEntry.swift says what they mean.

/** What an entry says, and so which values it has. */
export const ENTRY = { touch: 0, resized: 2, surroundings: 3, measured: 4, activate: 5, command: 6, set: 7 };
/** What a finger does. */
export const PHASES = ['down', 'move', 'up', 'cancel'];
/** The numbers of an entry. */
export const entry = (t, says, ...values) => [t, says, values.length, ...values];
/** The entries in a recording's numbers, which begin with its component and its size. */
export function entriesOf(numbers) {
  const entries = [];
  for (let at = 3; at < numbers.length; ) entries.push(numbers.slice(at, at += 3 + numbers[at + 2]));
  return entries;
}
