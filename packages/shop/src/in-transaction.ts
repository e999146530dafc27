import type { Database, PoolClient, QueryResultRow } from '@zayy/database/database'

/** A statement by a name of its own, so that each connection plans it once. */
type Statement = { name: string; text: string }

/** An open transaction: runs one statement of it and gives its rows. */
export type Ask = <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>

const ATTEMPTS = 3
/** Serialization failure, deadlock: nothing was done, and the same again may well work. */
const WORTH_REPEATING = new Set(['40001', '40P01'])

/**
 * Runs `work` as one transaction, READ COMMITTED, on a connection of its own: all of it or, when it
 * throws, nothing. Deadlocks and serialization failures are tried again, twice. A connection whose
 * rollback fails is thrown away, not handed to the next.
 * @param repeats whether another fault of `work` is worth the same two more tries
 */
export async function inTransaction<Result>(
  database: Database,
  work: (ask: Ask) => Promise<Result>,
  repeats: (fault: unknown) => boolean = () => false,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(database, work)
    } catch (fault) {
      const again = WORTH_REPEATING.has(sqlState(fault)) || repeats(fault)
      if (!again || attempt === ATTEMPTS) throw fault
    }
  }
}

async function once<Result>(database: Database, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = await database.$client.connect()
  try {
    await client.query('begin isolation level read committed')
    const result = await work(asking(client))
    await client.query('commit')
    client.release()
    return result
  } catch (fault) {
    client.release(!(await undo(client, fault)))
    throw fault
  }
}

/** Whether the transaction was undone and the connection can be used again. One that fell silent is not asked. */
async function undo(client: PoolClient, fault: unknown): Promise<boolean> {
  if (fault instanceof Error && fault.message === 'Query read timeout') return false
  return await client.query('rollback').then(
    () => true,
    () => false,
  )
}

function asking(client: PoolClient): Ask {
  return async <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => {
    const { rows } = await client.query<Row>({ ...statement, values })
    return rows
  }
}

/** PostgreSQL's code of a fault; '' for any other. */
export function sqlState(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : ''
}
