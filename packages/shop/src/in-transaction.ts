import type { Database, PoolClient, QueryConfig, QueryResultRow } from '@zayy/database/database'

/** A statement; by a name of its own each connection plans it once. */
type Statement = { name?: string; text: string }

/** The driver takes a time limit for a single query, too, which its types do not tell. */
type TimedQuery = QueryConfig & { query_timeout: number }

/** An open transaction: runs one statement of it and gives its rows. */
export type Query = <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>

const ATTEMPTS = 3
/** How long a transaction may take as a whole, so that none holds its locks and its connection on: milliseconds. */
const LONGEST = 5_500
/** Serialization failure, deadlock: nothing was done, and the same again may well work. */
const WORTH_REPEATING = new Set(['40001', '40P01'])

/**
 * Runs `work` as one transaction, READ COMMITTED, on a connection of its own: all of it or, when it
 * throws, nothing. Deadlocks and serialization failures are tried again, twice. A connection whose
 * rollback fails is thrown away, not handed to the next.
 * @param repeats whether another error of `work` is worth the same two more tries
 */
export async function inTransaction<Result>(
  database: Database,
  work: (query: Query) => Promise<Result>,
  repeats: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(database, work)
    } catch (error) {
      const again = WORTH_REPEATING.has(sqlState(error)) || repeats(error)
      if (!again || attempt === ATTEMPTS) throw error
    }
  }
}

async function once<Result>(database: Database, work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = await database.$client.connect()
  const query = queryIn(client, performance.now() + LONGEST)
  try {
    await query({ text: 'begin isolation level read committed' }, [])
    const result = await work(query)
    await query({ text: 'commit' }, [])
    client.release()
    return result
  } catch (error) {
    client.release(!(await undo(client, error)))
    throw error
  }
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

/** @param end of the transaction's time, by `performance.now()`: a statement is waited for no longer */
function queryIn(client: PoolClient, end: number): Query {
  return async <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => {
    const timed: TimedQuery = { ...statement, values, query_timeout: Math.max(1, end - performance.now()) }
    const { rows } = await client.query<Row>(timed)
    return rows
  }
}

/** PostgreSQL's code of an error; '' for any other. */
export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
