import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig } from 'pg'
import type { Transaction } from './database.ts'

/** The driver supports a timeout per query, but its types lack it. */
type TimedQuery = QueryConfig & { query_timeout: number }

/** One connection of the pool, for transactions. */
export type Connection = {
  /** Queries on this connection only. All its transactions share one instance, so that queries are prepared once. */
  database: Transaction
  /** Deadline of all statements, on the clock of `performance.now()`. */
  deadline: number
  run(text: string): Promise<void>
}

/** Node fires longer timers at once. */
const LONGEST_TIMER_MS = 2_147_483_647

const connections = new WeakMap<PoolClient, Connection>()

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
