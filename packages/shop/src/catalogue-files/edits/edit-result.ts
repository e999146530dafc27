import type { ImportIssue } from '../import/import-issues.ts'

/** A field that differs: its texts as the owner types them; null where the thing was or is not there. */
export type FieldChange = { field: string; before: string | null; after: string | null }

/** Refused with all that is wrong, nothing changed; or done, with what differs now (nothing: an empty list). */
export type EditResult = { kind: 'refused'; issues: ImportIssue[] } | { kind: 'done'; changes: FieldChange[] }

/** Texts by the name of their field. */
export type Fields = Readonly<Record<string, string>>

/** What differs between the fields of a thing before and after; null: it was not, or is not, there. */
export function fieldChanges(before: Fields | null, after: Fields | null): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => change.before !== change.after)
}
