/** A name of the contract's forms: `products[0][colors][1][sizes][0][quantity]`, six brackets at most, index to 999. */
const knownName = /^[a-zA-Z_]{1,32}(\[(\d{1,3}|[a-zA-Z_]{1,32})?\]){0,6}$/

/** The entries whose names a form of the contract can have. The others are unknown fields, which are ignored. */
export function knownEntries<V>(entries: Iterable<[string, V]>): [string, V][] {
  return [...entries].filter(([name]) => knownName.test(name))
}

/** How many places the lists have that these names make, those that no name fills among them: `a[2]` makes three. */
export function listPlaces(names: Iterable<string>): number {
  const lengths = new Map<string, number>()
  let places = 0
  for (const name of names)
    for (const { 1: digits, index } of name.matchAll(/\[(\d+)\]/g)) {
      const list = name.slice(0, index)
      const before = lengths.get(list) ?? 0
      const length = Math.max(before, Number(digits) + 1)
      lengths.set(list, length)
      places += length - before
    }
  return places
}
