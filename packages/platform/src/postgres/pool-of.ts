import pg from 'pg'
import type { Database } from './database.ts'

/** The pool of connections that a database asks over. */
export function poolOf(database: Database): pg.Pool {
  if ('$client' in database && database.$client instanceof pg.Pool) return database.$client
  throw new TypeError('The database has no pool of connections')
}
