import { orders } from '@zayy/database/schema/orders'
import { zatcaDocuments, zatcaOwed, zatcaUnits } from '@zayy/database/schema/zatca'
import { hasEInvoices, isCounted } from '@zayy/database/sql/e-invoices'
import { onlyRow } from '@zayy/database/sql/only-row'
import { pick } from '@zayy/database/sql/pick'
import { fromDay, untilDay } from '@zayy/database/sql/riyadh-time'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, count, desc, eq, exists, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { certifiedUnit } from './certificate.ts'
import { selectUnit } from './unit-queries.ts'

const HOUR_MS = 60 * 60_000

/** SQL: a document is of the filter. Those with warnings are accepted ones. */
const filters = {
  waiting: sql`${zatcaDocuments.state} = 'made'`,
  rejected: sql`${zatcaDocuments.state} = 'rejected'`,
  warned: sql`${zatcaDocuments.state} = 'accepted' and ${zatcaDocuments.messages} <> '[]'`,
  accepted: sql`${zatcaDocuments.state} = 'accepted'`,
}

export type DocumentFilter = keyof typeof filters
export const DOCUMENT_FILTERS = Object.keys(filters) as readonly DocumentFilter[]

/**
 * Returns the unit, null in phase 1 and after it was retired, with figures of its documents. `begun`: phase 2 has begun;
 * `waiting`: made, but not answered; `owed`: to be made; `oldestSeconds`: age of the oldest of both, 0 without one.
 * `unanswered`: requests without a usable answer; `requestMs`: durations of the last 1,000 requests; `clockAhead`: seconds that
 * the database's clock was ahead of ZATCA's at the last answer. `uncorrected`: rejected, and the last document of its invoice
 * or credit note; `withheld`: those of them for companies, which have no document yet; `foreign`: credit notes of invoices with
 * another VAT number than the unit's certificate.
 */
export async function findUnitStatus(database: Executor, now: Date) {
  const unit = await selectUnit(database)
  const vatNumber = (unit && certifiedUnit(unit.certificate)?.vatNumber) ?? null
  const successor = alias(zatcaDocuments, 'successor')
  const hasSuccessor = exists(
    database
      .select({ id: successor.id })
      .from(successor)
      .where(
        and(
          eq(successor.orderId, zatcaDocuments.orderId),
          sql`${successor.creditNote} is not distinct from ${zatcaDocuments.creditNote}`,
          or(ne(successor.state, 'rejected'), gt(successor.id, zatcaDocuments.id)),
        ),
      ),
  )
  const isUncorrected = sql`${filters.rejected} and not ${hasSuccessor}`
  const counted = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const counts = await database
    .select({
      waiting: counted(filters.waiting),
      rejected: counted(filters.rejected),
      uncorrected: counted(isUncorrected),
      withheld: counted(sql`${isUncorrected} and ${zatcaDocuments.isStandard}`),
      foreign: counted(
        sql`${isUncorrected} and ${zatcaDocuments.creditNote} is not null and ${orders.sellerVatNumber} <> ${vatNumber}`,
      ),
      accepted: counted(filters.accepted),
      warned: counted(filters.warned),
      warnedThisWeek: counted(
        sql`${filters.warned} and ${zatcaDocuments.answeredAt} > now() - interval '7 days'`,
      ),
      unanswered:
        sql`coalesce(sum(${zatcaDocuments.attempts}), 0) - count(${zatcaDocuments.answeredAt})`.mapWith(
          Number,
        ),
      oldest: sql`min(${zatcaDocuments.issuedAt}) filter (where ${filters.waiting})`.mapWith(
        zatcaDocuments.issuedAt,
      ),
    })
    .from(zatcaDocuments)
    .innerJoin(zatcaUnits, eq(zatcaUnits.id, zatcaDocuments.unitId))
    .innerJoin(orders, eq(orders.id, zatcaDocuments.orderId))
    .where(isCounted)
  const owing = await database
    .select({
      owed: count(),
      owedSince: sql`min(${zatcaOwed.since})`.mapWith(zatcaOwed.since),
      begun: hasEInvoices,
    })
    .from(zatcaOwed)
  const requests = await findRequests(database)
  // The minimum of no rows is null, which its column’s type lacks.
  const { oldest = null, ...states } = onlyRow(counts, 'Document counts')
  const { owed, owedSince = null, begun } = onlyRow(owing, 'Owed documents')
  const age = (at: Date | null) => (at === null ? 0 : Math.max(0, now.getTime() - at.getTime()))
  return {
    unit: unit && {
      environment: unit.environment,
      state: unit.state,
      because: unit.because,
      commonName: unit.commonName,
      vatNumber,
      certifiedUntil: unit.certifiedUntil,
      certificateDays: Math.max(
        0,
        Math.floor((unit.certifiedUntil.getTime() - now.getTime()) / (24 * HOUR_MS)),
      ),
      lastCounter: unit.lastCounter,
    },
    ...states,
    begun,
    owed,
    oldest,
    ...requests,
    oldestSeconds: Math.floor(Math.max(age(oldest), age(owedSince)) / 1_000),
    owedSeconds: Math.floor(age(owedSince) / 1_000),
  }
}

/** Requests whose times are summed up. */
const MEASURED = 1_000

async function findRequests(database: Executor) {
  const [row] = await database
    .select({
      middle: sql`percentile_disc(0.5) within group (order by latest.request_ms)`.mapWith(Number),
      slow: sql`percentile_disc(0.95) within group (order by latest.request_ms)`.mapWith(Number),
      clockAhead: sql`(array_agg(latest.clock_ahead_s order by latest.id desc)
        filter (where latest.clock_ahead_s is not null))[1]`.mapWith(Number),
    })
    .from(
      sql`(select id, request_ms, clock_ahead_s from ${zatcaDocuments} where request_ms is not null
        order by id desc limit ${MEASURED}) as latest`,
    )
  return {
    requestMs: row && row.middle !== null ? { median: row.middle, p95: row.slow } : null,
    clockAhead: row?.clockAhead ?? null,
  }
}

/**
 * When the owner has to act on a document or a certificate. A simplified invoice has to be reported within 24 hours.
 * @property clock seconds of difference from ZATCA's clock
 * @property late seconds since the oldest waiting document was issued
 * @property ending days until the certificate ends
 */
export const ALARMS = {
  clock: 60,
  late: { warning: 3_600, error: 20 * 3_600 },
  ending: { warning: 60, error: 14 },
} as const

const shown = pick(
  zatcaDocuments,
  ...(['id', 'number', 'counter', 'isStandard', 'issuedAt', 'state', 'attempts', 'messages'] as const),
)

/** Documents, newest first. */
export async function findDocuments(
  database: Executor,
  { filter, limit }: { filter: DocumentFilter | null; limit: number },
) {
  return await database
    .select(shown)
    .from(zatcaDocuments)
    .where(filter === null ? undefined : filters[filter])
    .orderBy(desc(zatcaDocuments.id))
    .limit(limit)
}

/**
 * Returns the XML for the buyer of a standard document: as ZATCA cleared it, or as it was reported while clearance was switched
 * off. Null before that, and for a simplified document.
 */
export async function findBuyerXml(
  database: Executor,
  { orderId, number }: { orderId: number; number: string },
): Promise<Uint8Array | null> {
  const [document] = await database
    .select({ xml: zatcaDocuments.xml, clearedXml: zatcaDocuments.clearedXml })
    .from(zatcaDocuments)
    .where(
      and(
        eq(zatcaDocuments.orderId, orderId),
        eq(zatcaDocuments.number, number),
        eq(zatcaDocuments.state, 'accepted'),
        eq(zatcaDocuments.isStandard, true),
      ),
    )
  return document ? (document.clearedXml ?? document.xml) : null
}

/** Returns the documents of an invoice or credit note by its printed number, newest first, with their bytes. */
export async function findDocumentsOf(database: Executor, number: string) {
  return await database
    .select({
      ...shown,
      ...pick(zatcaDocuments, 'uuid', 'hash', 'xml', 'clearedXml'),
    })
    .from(zatcaDocuments)
    .where(eq(zatcaDocuments.number, number))
    .orderBy(desc(zatcaDocuments.id))
}

/** Maximum number of documents of one order: its invoice, credit notes and rejected ones. */
const MAX_OF_ORDER = 200

/**
 * Returns the documents of an invoice or credit note by its printed number, or of an order by its code, oldest first: each with
 * the certificate of its unit and the hashes of its neighbours in the chain.
 */
export async function findChainedDocuments(database: Executor, numberOrCode: string) {
  const before = alias(zatcaDocuments, 'document_before')
  const after = alias(zatcaDocuments, 'document_after')
  const ofCode = database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.code, readOrderCode(numberOrCode)))
  return await database
    .select({
      ...shown,
      ...pick(zatcaDocuments, 'uuid', 'hash', 'previousHash', 'qr', 'xml'),
      certificate: zatcaUnits.certificate,
      hashBefore: before.hash,
      previousHashAfter: after.previousHash,
    })
    .from(zatcaDocuments)
    .innerJoin(zatcaUnits, eq(zatcaUnits.id, zatcaDocuments.unitId))
    .leftJoin(
      before,
      and(eq(before.unitId, zatcaDocuments.unitId), eq(before.counter, sql`${zatcaDocuments.counter} - 1`)),
    )
    .leftJoin(
      after,
      and(eq(after.unitId, zatcaDocuments.unitId), eq(after.counter, sql`${zatcaDocuments.counter} + 1`)),
    )
    .where(or(eq(zatcaDocuments.number, numberOrCode), inArray(zatcaDocuments.orderId, ofCode)))
    .orderBy(asc(zatcaDocuments.id))
    .limit(MAX_OF_ORDER)
}

/** Documents read at a time, each of about 15 kB. */
const BATCH = 20

/**
 * Yields the documents issued on some days with their bytes, in the order in which they were made.
 * @param days in Riyadh such as 2026-11-22, both included
 */
export async function* streamDocuments(
  database: Executor,
  { from, to }: { from: string | undefined; to: string | undefined },
) {
  for (let last = 0; ; ) {
    const batch = await database
      .select(pick(zatcaDocuments, 'id', 'counter', 'number', 'issuedAt', 'state', 'xml', 'clearedXml', 'qr'))
      .from(zatcaDocuments)
      .where(
        and(
          gt(zatcaDocuments.id, last),
          from === undefined ? undefined : fromDay(zatcaDocuments.issuedAt, from),
          to === undefined ? undefined : untilDay(zatcaDocuments.issuedAt, to),
        ),
      )
      .orderBy(asc(zatcaDocuments.id))
      .limit(BATCH)
    // A correction may name another seller than the document that was rejected.
    for (const { qr, ...document } of batch) yield { ...document, vatNumber: vatNumberIn(qr) }
    const end = batch.at(-1)
    if (!end) return
    last = end.id
  }
}

/** Returns the VAT number in a QR code, its second field: each has a byte for its tag, one for its length, and its text. */
function vatNumberIn(qr: string): string {
  const bytes = Buffer.from(qr, 'base64')
  const second = bytes.subarray(2 + (bytes[1] ?? 0))
  return second.subarray(2, 2 + (second[1] ?? 0)).toString('utf8')
}

/** Number of latest documents whose chain the doctor checks. */
const CHAIN_CHECKED = 1_000

/** Counts breaks in the chain of the latest documents. The database's triggers should make them impossible. */
export async function countChainBreaks(database: Executor): Promise<number> {
  const { rows } = await database.execute(sql`
    select count(*)::int as breaks from (
      select previous_hash, counter, lag(hash) over chain as hash_before, lag(counter) over chain as counter_before
        from (select * from ${zatcaDocuments} order by id desc limit ${CHAIN_CHECKED}) as latest
      window chain as (partition by unit_id order by counter)
    ) as pairs
    where hash_before <> previous_hash or counter_before + 1 <> counter`)
  return Number(rows[0]?.breaks)
}
