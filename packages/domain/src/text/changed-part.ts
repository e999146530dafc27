import { cutText } from './cut-text.ts'

const MAX_LENGTH = 200
/** Characters shown before the first difference. */
const LEAD = 20

/** Cuts long texts to an excerpt around their first difference. */
export function changedPart(before: string, after: string, maxLength = MAX_LENGTH): [string, string] {
  if (before.length <= maxLength && after.length <= maxLength) return [before, after]
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const start = Math.max(0, same - LEAD)
  return [partFrom(before, start, maxLength), partFrom(after, start, maxLength)]
}

function partFrom(text: string, start: number, maxLength: number): string {
  const part = cutText(text, maxLength, start)
  return `${start > 0 && part !== '' ? '…' : ''}${part}${start + maxLength < text.length ? '…' : ''}`
}
