// Entries of a recording as numbers: FlatEntry.swift says what they mean.

/** The numbers of an entry. */
export const entry = (t, says, ...values) => [t, says, values.length, ...values];
/** The entries in a recording's numbers, which begin with its component and its size; or in those from another place on. */
export function entriesOf(numbers, at = 3) {
  const entries = [];
  while (at < numbers.length) entries.push(numbers.slice(at, at += 3 + numbers[at + 2]));
  return entries;
}
