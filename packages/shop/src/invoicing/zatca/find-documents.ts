import { zatcaDocuments, zatcaOwed } from '@zayy/database/schema/zatca'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import { selectUnit } from './unit-queries.ts'

/** The unit and what it has done; null in phase 1, and once the unit was retired. */
export async function findUnitStatus(database: Executor) {
  const unit = await selectUnit(database)
  const [counts] = await database
    .select({
      waiting: sql`count(*) filter (where ${zatcaDocuments.state} = 'made')`.mapWith(Number),
      rejected: sql`count(*) filter (where ${zatcaDocuments.state} = 'rejected')`.mapWith(Number),
      accepted: sql`count(*) filter (where ${zatcaDocuments.state} = 'accepted')`.mapWith(Number),
      warned:
        sql`count(*) filter (where ${zatcaDocuments.state} = 'accepted' and ${zatcaDocuments.messages} <> '[]')`.mapWith(
          Number,
        ),
      oldest: sql`min(${zatcaDocuments.issuedAt}) filter (where ${zatcaDocuments.state} = 'made')`.mapWith(
        zatcaDocuments.issuedAt,
      ),
    })
    .from(zatcaDocuments)
  const owed = await database.$count(zatcaOwed)
  return {
    unit: unit && {
      environment: unit.environment,
      state: unit.state,
      because: unit.because,
      commonName: unit.commonName,
      certifiedUntil: unit.certifiedUntil,
      lastCounter: unit.lastCounter,
    },
    owed,
    ...{ waiting: 0, rejected: 0, accepted: 0, warned: 0, oldest: null, ...counts },
  }
}

export const DOCUMENT_FILTERS = ['waiting', 'rejected', 'warned', 'accepted'] as const
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number]

const shown = {
  id: zatcaDocuments.id,
  number: zatcaDocuments.number,
  counter: zatcaDocuments.counter,
  isStandard: zatcaDocuments.isStandard,
  issuedAt: zatcaDocuments.issuedAt,
  state: zatcaDocuments.state,
  attempts: zatcaDocuments.attempts,
  messages: zatcaDocuments.messages,
}

/** Documents, newest first. */
export async function findDocuments(
  database: Executor,
  { filter, limit }: { filter: DocumentFilter | null; limit: number },
) {
  const state = filter === 'waiting' ? 'made' : filter === 'rejected' ? 'rejected' : 'accepted'
  return await database
    .select(shown)
    .from(zatcaDocuments)
    .where(
      filter === null
        ? undefined
        : and(
            eq(zatcaDocuments.state, state),
            filter === 'warned' ? sql`${zatcaDocuments.messages} <> '[]'` : undefined,
          ),
    )
    .orderBy(desc(zatcaDocuments.id))
    .limit(limit)
}

/** Documents of an invoice or credit note by its number as printed, newest first, with their bytes. */
export async function findDocumentsOf(database: Executor, number: string) {
  return await database
    .select({
      ...shown,
      uuid: zatcaDocuments.uuid,
      hash: zatcaDocuments.hash,
      xml: zatcaDocuments.xml,
      clearedXml: zatcaDocuments.clearedXml,
    })
    .from(zatcaDocuments)
    .where(eq(zatcaDocuments.number, number))
    .orderBy(desc(zatcaDocuments.id))
}
