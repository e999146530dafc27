const MAX_LENGTH = 200
/** Characters shown before the first difference. */
const LEAD = 20

/** Cuts long texts to an excerpt around their first difference. */
export function changedPart(before: string, after: string): [string, string] {
  if (before.length <= MAX_LENGTH && after.length <= MAX_LENGTH) return [before, after]
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const start = Math.max(0, same - LEAD)
  return [partFrom(before, start), partFrom(after, start)]
}

function partFrom(text: string, start: number): string {
  const part = text.slice(start, start + MAX_LENGTH)
  return `${start > 0 && part !== '' ? '…' : ''}${part}${start + MAX_LENGTH < text.length ? '…' : ''}`
}

/** Formats the details of an audit entry on one line and cuts long texts. */
export function detailsText(details: Record<string, string | number | null>): string {
  return Object.entries(details)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}: ${changedPart(`${value}`, '')[0]}`]))
    .join(', ')
}
