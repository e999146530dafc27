import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig, QueryResultRow } from 'pg'

export type { PoolClient, QueryConfig, QueryResultRow }

/** The shop's database: drizzle over a pool of connections. `$client` is the pool itself. */
export type Database = NodePgDatabase & { $client: Pool }

/** An open transaction of that database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** What a query needs: the database, or the transaction it must be part of. */
export type Executor = NodePgDatabase | Transaction
