import type { Executor } from '@zayy/platform/postgres/database'

/** Makes a statement once for each database, so that PostgreSQL and drizzle plan it once for each connection. */
export function prepared<Statement>(
  make: (database: Executor) => Statement,
): (database: Executor) => Statement {
  const made = new WeakMap<Executor, Statement>()
  return (database) => {
    const known = made.get(database)
    if (known !== undefined) return known
    const statement = make(database)
    made.set(database, statement)
    return statement
  }
}
