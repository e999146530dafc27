import type { SQLWrapper } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/** Drizzle over a pool of connections, `$client`. Its rows can be claimed to be anything, so use cases get a `Database`. */
export type PooledDatabase = NodePgDatabase & { $client: Pool }

/**
 * What a query needs: the database, or the transaction it must be part of. Rows have the types of the schema's columns;
 * a statement that no builder typed has rows of unknown values.
 */
export type Executor = Omit<NodePgDatabase, 'execute' | 'transaction'> & {
  execute(statement: SQLWrapper): Promise<{ rows: Record<string, unknown>[] }>
}

/** An open transaction. */
export type Transaction = Executor

/** The shop's database. */
export type Database = Executor & {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}
