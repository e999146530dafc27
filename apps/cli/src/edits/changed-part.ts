const longest = 200
/** How much of what stayed is shown before the change. */
const lead = 20

/** Two texts as a table shows them: of long ones the part in which they begin to differ. */
export function changedPart(before: string, after: string): [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after]
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const start = Math.max(0, same - lead)
  return [partFrom(before, start), partFrom(after, start)]
}

function partFrom(text: string, start: number): string {
  const part = text.slice(start, start + longest)
  return `${start > 0 && part !== '' ? '…' : ''}${part}${start + longest < text.length ? '…' : ''}`
}
