import { inTransaction } from '@zayy/database/in-transaction'
import { announceChange } from '@zayy/platform/cache/change-notices'
import { advisoryLocks } from '@zayy/platform/postgres/advisory-locks'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'

class Undone extends Error {}

/** Lifts the server's time-outs for this transaction. They are meant for shoppers' requests. */
export async function liftTimeouts(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select set_config(name, '0', true)
    from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) name`)
}

/**
 * Runs a change of the owner's data as a transaction without time limits, one at a time. Invalidates caches on commit.
 * @param work returns `changed`, `unchanged` (no invalidation) or `undo` (rolled back)
 */
export async function ownerTransaction(
  database: Database,
  work: (transaction: Transaction) => Promise<'changed' | 'unchanged' | 'undo'>,
): Promise<void> {
  const all = async (transaction: Transaction) => {
    await liftTimeouts(transaction)
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.owner})`)
    const outcome = await work(transaction)
    if (outcome === 'undo') throw new Undone()
    if (outcome === 'changed') await announceChange(transaction)
  }
  try {
    await inTransaction(database, all, { longestMs: Number.POSITIVE_INFINITY })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
}
