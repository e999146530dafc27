import type { Executor } from '@zayy/platform/postgres/database'

/** Creates a statement once per database, so that PostgreSQL and Drizzle plan it once per connection. */
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
