import { connectionOf } from '@zayy/platform/postgres/connection'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { poolOf } from '@zayy/platform/postgres/pool-of'
import { DrizzleQueryError } from 'drizzle-orm'
import type { PoolClient } from 'pg'

const ATTEMPTS = 3
const LONGEST_MS = 5_500
/** Serialization failure, deadlock: nothing was done, and the same again may well work. */
const WORTH_REPEATING = new Set(['40001', '40P01'])

/**
 * @property repeats whether another error of `work` is worth the same two more tries as a deadlock
 * @property longestMs how long it may take as a whole, so that none holds its locks and its connection on; 5.5 s unless told
 *   otherwise. The server's own bounds on statements are not touched.
 */
type TransactionOptions = { repeats?: (error: unknown) => boolean; longestMs?: number }

/**
 * Runs `work` as one transaction, READ COMMITTED, on a connection of its own: all of it or, when it
 * throws, nothing. Deadlocks and serialization failures are tried again, twice. A connection whose
 * rollback fails is thrown away, not handed to the next. What it throws of a query is the driver's own error.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  { repeats = () => false, longestMs = LONGEST_MS }: TransactionOptions = {},
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

/** Drizzle repeats the statement and its values in errors of its own, which name the driver's as their cause. */
function ofDriver(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error
}

const STANDBY = '25006'

/**
 * Whether the transaction was undone and the connection can be used again. One that hangs is not asked, and one to a
 * server that has become a standby leads nowhere any more.
 */
async function undo(client: PoolClient, error: unknown): Promise<boolean> {
  if (error instanceof Error && error.message === 'Query read timeout') return false
  if (sqlState(error) === STANDBY) return false
  return await client.query('rollback').then(
    () => true,
    () => false,
  )
}

/** PostgreSQL's code of an error; '' for any other. */
export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
