import { createHash } from 'node:crypto'
import { sourceTexts } from '@zayy/database/schema/source-texts'
import type { Transaction } from '@zayy/platform/postgres/database'
import { notInArray } from 'drizzle-orm'
import { insertRows } from './write-rows.ts'

/** The Markdown of each HTML that was written. */
export type SourceTexts = Map<string, string>

/** What a stored HTML is found by. */
export function htmlHash(html: string): string {
  return createHash('sha256').update(html).digest('hex')
}

/** Keeps the Markdown of what is stored now; what visitors see is not changed by it. */
export async function storeSourceTexts(transaction: Transaction, sources: SourceTexts): Promise<void> {
  const rows = [...sources].map(([html, markdown]) => ({ htmlHash: htmlHash(html), markdown }))
  const known = new Map(
    (await transaction.select().from(sourceTexts)).map((row) => [row.htmlHash, row.markdown]),
  )
  const same = rows.filter((row) => known.get(row.htmlHash) === row.markdown).map((row) => row.htmlHash)
  await transaction.delete(sourceTexts).where(notInArray(sourceTexts.htmlHash, same))
  const isSame = new Set(same)
  await insertRows(
    transaction,
    sourceTexts,
    rows.filter((row) => !isSame.has(row.htmlHash)),
  )
}

/** Keeps the Markdown of a few texts beside those that are known. */
export async function addSourceTexts(transaction: Transaction, sources: SourceTexts): Promise<void> {
  for (const [html, markdown] of sources) {
    await transaction
      .insert(sourceTexts)
      .values({ htmlHash: htmlHash(html), markdown })
      .onConflictDoUpdate({ target: sourceTexts.htmlHash, set: { markdown } })
  }
}
