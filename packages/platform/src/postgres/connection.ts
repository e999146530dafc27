import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig } from 'pg'
import type { Transaction } from './database.ts'

/** The driver takes a time limit for a single query, too, which its types do not tell. */
type TimedQuery = QueryConfig & { query_timeout: number }

/** One connection of the pool, for transactions. */
export type Connection = {
  /** Asks over this connection alone. The same for all its transactions, so that what is prepared is made once. */
  database: Transaction
  /** By `performance.now()`: no statement is waited for longer. */
  deadline: number
  run(text: string): Promise<void>
}

/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2_147_483_647

const connections = new WeakMap<PoolClient, Connection>()

/** The connection that a client of the pool stands for. */
export function connectionOf(client: PoolClient): Connection {
  const known = connections.get(client)
  if (known) return known
  const timed = (statement: QueryConfig, values: unknown[] = []) => {
    const query: TimedQuery = {
      ...statement,
      values,
      query_timeout: Math.min(LONGEST_TIMER_MS, Math.max(1, connection.deadline - performance.now())),
    }
    return client.query(query)
  }
  const timedClient: PoolClient = Object.create(client, { query: { value: timed } })
  const connection: Connection = {
    database: drizzle({ client: timedClient }),
    deadline: Number.POSITIVE_INFINITY,
    run: async (text) => {
      await timed({ text })
    },
  }
  connections.set(client, connection)
  return connection
}
