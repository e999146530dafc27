import { editDistance } from '@zayy/domain/text/edit-distance'

/**
 * Returns the name that was probably meant, or null: one or two errors away, or the only name with this beginning.
 * Capitals, and `_` for `-`, are no errors.
 */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const asked = plain(typed)
  const near = names
    .map((name) => ({ name, away: distance(asked, plain(name)) }))
    .filter(({ name, away }) => away <= mostErrors(Math.max(asked.length, name.length)))
    .sort((one, other) => one.away - other.away)
  if (near[0]) return near[0].name
  if (asked.length < shortestBeginning) return null
  const [only, another] = names.filter((name) => plain(name).startsWith(asked))
  return another === undefined ? (only ?? null) : null
}

/** One letter is the beginning of too much. */
const shortestBeginning = 2

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '-')
}

/** Words of other lengths are too far away to compare, however long the typed one is. */
function distance(asked: string, name: string): number {
  return Math.abs(asked.length - name.length) > 2 ? Infinity : editDistance(asked, name)
}

/** @param length of the longer word */
function mostErrors(length: number): number {
  if (length <= 2) return 0
  return length <= 5 ? 1 : 2
}
