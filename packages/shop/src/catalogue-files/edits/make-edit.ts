import type { Locale } from '@zayy/contract/types'
import { cutText } from '@zayy/domain/text/cut-text'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { ImageStore } from '@zayy/platform/images/image-store'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { type ImportIssue, ImportIssues } from '../import/import-issues.ts'
import { ownerTransaction } from '../import/owner-transaction.ts'
import { type TableSync, tableSync } from '../import/store/table-sync.ts'
import type { GivenImages } from './find-given-images.ts'

export type EditedShop = { database: Database; images: ImageStore }

/**
 * @property by the person's name, for the audit trail
 * @property locale language of issues
 * @property dryRun make the edit and roll it back, to see what would change
 */
export type EditOptions = { by: string; locale: Locale; dryRun: boolean }

/** An edit adds its errors to `issues`. It is rolled back if there are any. */
export type EditContext = { transaction: Transaction; tables: TableSync; issues: ImportIssues }

export type Edited = { changes: FieldChange[]; images?: GivenImages }

/** Characters of a text in the audit trail, whose entries are kept forever. */
const MAX_TRAIL_LENGTH = 500

/**
 * Makes one edit in a transaction, with its audit entry and the notice that invalidates caches.
 * @param trail action and subject of the audit entry
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
    if (issues.count > 0) {
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
  return text !== null && text.length > MAX_TRAIL_LENGTH ? `${cutText(text, MAX_TRAIL_LENGTH)}…` : text
}

/** A changed field, with texts as the owner types them; null if the item did not or does not exist. */
export type FieldChange = { field: string; before: string | null; after: string | null }

/** Refused with all issues, or done with the changed fields. */
export type EditResult = { kind: 'refused'; issues: ImportIssue[] } | { kind: 'done'; changes: FieldChange[] }

export type Fields = Readonly<Record<string, string>>

/** Compares the fields of an item; null means that it does not exist. */
export function fieldChanges(before: Fields | null, after: Fields | null): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => change.before !== change.after)
}
