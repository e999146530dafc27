import type { Database } from '@zayy/database/database'

/** Makes a statement once for each database, so that PostgreSQL and drizzle plan it once for each connection. */
export function prepared<Statement>(
  make: (database: Database) => Statement,
): (database: Database) => Statement {
  const made = new WeakMap<Database, Statement>()
  return (database) => {
    const known = made.get(database)
    if (known !== undefined) return known
    const statement = make(database)
    made.set(database, statement)
    return statement
  }
}
