import type { Locale } from '@zayy/contract/types'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { ImageStore } from '@zayy/platform/images/image-store'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { type ImportIssue, ImportIssues } from '../import/import-issues.ts'
import { ownerTransaction } from '../import/owner-transaction.ts'
import { type TableSync, tableSync } from '../import/store/table-sync.ts'
import type { GivenImages } from './find-given-images.ts'

/** What the owner's edits work with. */
export type EditedShop = { database: Database; images: ImageStore }

/**
 * @property by who does it, for the audit trail
 * @property locale in which is told what is wrong
 * @property dryRun do everything, and undo it: to see what would change
 */
export type EditOptions = { by: string; locale: Locale; dryRun: boolean }

/** What an edit is made with: what is wrong with it is added to `issues`, and nothing of it stays then. */
export type EditContext = { transaction: Transaction; tables: TableSync; issues: ImportIssues }

/** What an edit has done. */
export type Edited = { changes: FieldChange[]; images?: GivenImages }

/** How many characters of a text stand in the audit trail, which is kept for good. */
const MAX_TRAIL_LENGTH = 500

/**
 * Makes one edit of what visitors see, in one transaction with its line in the audit trail and the notice that drops caches.
 * @param trail what the line is called
 */
export async function makeEdit(
  { database, images: store }: EditedShop,
  { by, locale, dryRun }: EditOptions,
  trail: { action: string; subject: string },
  work: (context: EditContext) => Promise<Edited>,
): Promise<EditResult> {
  let result: EditResult = { kind: 'done', changes: [] }
  await ownerTransaction(database, async (transaction) => {
    const issues = new ImportIssues(locale)
    const tables = tableSync(transaction)
    const { changes, images } = await work({ transaction, tables, issues })
    if (issues.list.length > 0) {
      result = { kind: 'refused', issues: issues.list }
      return 'undo'
    }
    result = { kind: 'done', changes }
    if (dryRun) return 'undo'
    if (changes.length === 0) return 'unchanged'
    await images?.keep(store)
    await recordChange(transaction, { by, ...trail, details: trailDetails(changes) })
    return 'changed'
  })
  return result
}

function trailDetails(changes: readonly FieldChange[]): Record<string, string | null> {
  return Object.fromEntries(
    changes.flatMap(({ field, before, after }) => [
      [`${field} before`, shortened(before)],
      [`${field} after`, shortened(after)],
    ]),
  )
}

function shortened(text: string | null): string | null {
  return text !== null && text.length > MAX_TRAIL_LENGTH ? `${text.slice(0, MAX_TRAIL_LENGTH)}…` : text
}

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
