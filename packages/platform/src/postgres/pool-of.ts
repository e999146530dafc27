import pg from 'pg'
import type { Database } from './database.ts'

export function poolOf(database: Database): pg.Pool {
  if ('$client' in database && database.$client instanceof pg.Pool) return database.$client
  throw new TypeError('The database has no pool of connections')
}
