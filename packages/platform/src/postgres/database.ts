import type { SQLWrapper } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/** Drizzle over a pool, `$client`. Its raw statements accept any row type, so use cases get a `Database` instead. */
export type PooledDatabase = NodePgDatabase & { $client: Pool }

/** The database or a transaction. Raw statements return rows of unknown values. */
export type Executor = Omit<NodePgDatabase, 'execute' | 'transaction'> & {
  execute(statement: SQLWrapper): Promise<{ rows: Record<string, unknown>[] }>
}

export type Transaction = Executor

export type Database = Executor & {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}
