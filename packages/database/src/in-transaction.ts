import { connectionOf } from '@zayy/platform/postgres/connection'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { poolOf } from '@zayy/platform/postgres/pool-of'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'

const ATTEMPTS = 3
const LONGEST_MS = 5_500
/** Serialization failure and deadlock: the server has rolled back, and a retry may succeed. */
const WORTH_REPEATING = new Set(['40001', '40P01'])

/**
 * @property repeats returns true for further errors of `work` that are retried like a deadlock
 * @property longestMs bound on the whole transaction, which releases its locks and its connection; by default 5.5 s, or as
 *   long as one query of the pool may take if that is longer. The server's statement time-outs apply all the same.
 */
type TransactionOptions = { repeats?: (error: unknown) => boolean; longestMs?: number }

/**
 * Runs `work` in a READ COMMITTED transaction and rolls back if it throws. Deadlocks and serialization failures are retried twice.
 * A connection whose rollback fails is closed, not reused. Failed queries throw the driver's error, not Drizzle's.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  { repeats = () => false, longestMs = defaultLongestMs(database) }: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(database, work, longestMs)
    } catch (error) {
      const again = WORTH_REPEATING.has(sqlState(error)) || repeats(error)
      if (!again || attempt === ATTEMPTS) throw error
    }
  }
}

/** Runs `work`, which only reads, on one snapshot of the database. */
export async function inSnapshot<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  longestMs: number,
): Promise<Result> {
  const read = async (transaction: Transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`)
    return await work(transaction)
  }
  return await inTransaction(database, read, { longestMs })
}

const defaultLongestMs = (database: Database) =>
  Math.max(LONGEST_MS, poolOf(database).options.query_timeout ?? 0)

async function once<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  longestMs: number,
): Promise<Result> {
  const client = await poolOf(database).connect()
  const connection = connectionOf(client)
  connection.deadline = performance.now() + longestMs
  try {
    await connection.run('begin isolation level read committed')
    const result = await work(connection.database)
    await connection.run('commit')
    client.release()
    return result
  } catch (thrown) {
    const error = ofDriver(thrown)
    client.release(!(await undo(client, error)))
    throw error
  }
}

/** Returns the driver's error, the cause of Drizzle's, which repeats the statement and its values. */
function ofDriver(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error
}

const STANDBY = '25006'

/**
 * Rolls back. Returns true if the connection can be reused: not after a query that hung, and not if the server has become a
 * standby.
 */
async function undo(client: PoolClient, error: unknown): Promise<boolean> {
  if (error instanceof Error && error.message === 'Query read timeout') return false
  if (sqlState(error) === STANDBY) return false
  return await client.query('rollback').then(
    () => true,
    () => false,
  )
}

/** Returns the SQLSTATE of a PostgreSQL error, '' for any other error. */
export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
