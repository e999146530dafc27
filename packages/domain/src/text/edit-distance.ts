/** Returns the edit distance of two words: insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to += 1) {
      const changed = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1)
      const swapped =
        at > 0 && to > 0 && one[at] === other[to - 1] && one[at - 1] === other[to]
          ? (before[to - 1] ?? 0) + 1
          : changed
      next.push(Math.min((row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1, changed, swapped))
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}
