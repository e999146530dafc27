import pg from 'pg'

/** Returns the texts of all statements that this process sends while `work` runs, in order. */
export async function recordedStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  const recorded = function (this: pg.Client, ...given: unknown[]) {
    sent.push(textOf(given[0]))
    return Reflect.apply(query, this, given)
  }
  Object.assign(pg.Client.prototype, { query: recorded })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  return sent
}

function textOf(statement: unknown): string {
  if (typeof statement !== 'object' || statement === null) return String(statement)
  return String(Reflect.get(statement, 'text'))
}
