import { inTransaction } from '@zayy/database/in-transaction'
import { zatcaDocuments, zatcaOwed, zatcaUnits } from '@zayy/database/schema/zatca'
import { LEFT_FAKE } from '@zayy/database/sql/e-invoices'
import { recordChange } from '@zayy/platform/audit/record-change'
import { announceChange } from '@zayy/platform/cache/change-notices'
import type { Database, Executor, Transaction } from '@zayy/platform/postgres/database'
import { eq, ne, sql } from 'drizzle-orm'
import { addJob } from '../../add-job.ts'
import { addMakeJob } from './owe-document.ts'
import { lockUnit } from './unit-queries.ts'

/**
 * `stop`: documents are made and not sent. `resume`: they are sent again. `retire`: for good; another unit has to be onboarded.
 */
export type UnitChange = 'stop' | 'resume' | 'retire'

type UnitChanged = { kind: 'changed'; queued: number } | { kind: 'none' }

export async function changeUnit(
  database: Database,
  { change, by }: { change: UnitChange; by: string },
): Promise<UnitChanged> {
  return await inTransaction(database, async (transaction): Promise<UnitChanged> => {
    const unit = await lockUnit(transaction)
    if (!unit) return { kind: 'none' }
    const state = ({ stop: 'stopped', resume: 'active', retire: 'retired' } as const)[change]
    await transaction
      .update(zatcaUnits)
      .set({ state, because: change === 'resume' ? null : 'owner' })
      .where(eq(zatcaUnits.id, unit.id))
    await recordChange(transaction, {
      by,
      action: `zatca.${change}`,
      subject: 'zatca',
      details: { unit: unit.id },
    })
    return { kind: 'changed', queued: change === 'resume' ? await queueWaiting(transaction) : 0 }
  })
}

/** Queues all waiting documents at once and returns their number. */
export async function requestRetry(database: Database): Promise<number> {
  return await inTransaction(database, queueWaiting)
}

/** Queues the documents that are to be made or sent and returns their number. */
export async function queueWaiting(transaction: Transaction): Promise<number> {
  const owed = await transaction
    .select({ orderId: zatcaOwed.orderId, creditNote: zatcaOwed.creditNote })
    .from(zatcaOwed)
  const waiting = await transaction
    .select({ id: zatcaDocuments.id })
    .from(zatcaDocuments)
    .where(eq(zatcaDocuments.state, 'made'))
  for (const issued of owed) await addMakeJob(transaction, issued)
  // The usual key may belong to a job with a later time.
  for (const { id } of waiting) await addJob(transaction, 'zatca-send', { documentId: id }, `${id}:now`)
  return owed.length + waiting.length
}

/**
 * Retires the unit of a restored database, because ZATCA has accepted further documents of its chain meanwhile. Does nothing in
 * a database of a version without units.
 * @returns whether there was one
 */
export async function retireRestoredUnit(database: Executor): Promise<boolean> {
  const { rows } = await database.execute(sql`select to_regclass('zatca_units') is not null as known`)
  if (rows[0]?.known !== true) return false
  const { rowCount } = await database
    .update(zatcaUnits)
    .set({ state: 'retired', because: 'restored' })
    .where(ne(zatcaUnits.state, 'retired'))
  return rowCount === 1
}

/**
 * Retires a unit of the fake platform in a shop that no longer uses it: phase 1 goes on, and documents that the fake has not
 * received are dropped.
 */
export async function retireFakeUnit(database: Database): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const unit = await lockUnit(transaction)
    if (unit?.environment !== 'fake') return
    await transaction
      .update(zatcaUnits)
      .set({ state: 'retired', because: LEFT_FAKE })
      .where(eq(zatcaUnits.id, unit.id))
    await transaction.delete(zatcaOwed)
    await announceChange(transaction)
    await recordChange(transaction, {
      by: 'server',
      action: 'zatca.retire',
      subject: 'zatca',
      details: { unit: unit.id, because: LEFT_FAKE },
    })
  })
}
