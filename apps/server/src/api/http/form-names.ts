/** A name of the contract's forms: `products[0][colors][1][sizes][0][quantity]`, six brackets at most, index to 999. */
const knownName = /^[a-zA-Z_]{1,32}(\[(\d{1,3}|[a-zA-Z_]{1,32})?\]){0,6}$/

/** The entries whose names a form of the contract can have. The others are unknown fields, which are ignored. */
export function knownEntries<V>(entries: Iterable<[string, V]>): [string, V][] {
  return [...entries].filter(([name]) => knownName.test(name))
}
