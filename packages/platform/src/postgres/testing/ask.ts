import type { ConnectionTarget } from '../connection-pool.ts'
import { overOwnConnection } from '../own-connection.ts'

/** Opens a connection, runs the statements and closes it. Returns the rows of the last statement. */
export function ask(target: ConnectionTarget, ...statements: string[]): Promise<Record<string, unknown>[]> {
  return overOwnConnection(target, async (client) => {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  })
}
