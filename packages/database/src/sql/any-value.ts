import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL: a parameter whose value the planner does not see. PostgreSQL plans a prepared statement for each call as long as the
 * values promise a cheaper plan than unknown ones, and the planning of a statement with many parts takes longer than the statement.
 */
export const anyValue = (name: string, type: 'int[]' | 'text' | 'text[]'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})::${sql.raw(type)}`
