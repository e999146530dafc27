import type { ConnectionTarget } from '../connection-pool.ts'
import { overOwnConnection } from '../own-connection.ts'

/** Runs statements on a connection of their own. Returns the rows of the last one. */
export function ask(target: ConnectionTarget, ...statements: string[]): Promise<Record<string, unknown>[]> {
  return overOwnConnection(target, async (client) => {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  })
}
