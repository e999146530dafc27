import { changedPart } from './edits/changed-part.ts'

/** The details of a line of the audit trail on one line, of long texts their beginning. */
export function detailsText(details: Record<string, string | number | null>): string {
  return Object.entries(details)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}: ${changedPart(`${value}`, '')[0]}`]))
    .join(', ')
}
