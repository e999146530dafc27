import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'

/** A prepared statement with its parameters. */
type Statement = { name: string; text: string; values: unknown[] }

/**
 * Records the prepared statements of one order. Returns a function that sends them in a transaction, with another key and code,
 * and calculates nothing.
 * @param recorder places the recorded order over a single connection
 * @param pool runs the transactions
 */
export async function bareTransaction(
  recorder: pg.Pool,
  pool: pg.Pool,
  placeOrder: () => Promise<unknown>,
): Promise<{ run: () => Promise<void>; statements: string[] }> {
  const statements = await recorded(recorder, placeOrder)
  const run = async () => {
    const client = await pool.connect()
    await client.query('begin isolation level read committed')
    let keyId: unknown
    for (const statement of statements) {
      const { rows } = await client.query({ ...statement, values: renewed(statement, keyId) })
      if (statement.name === 'claim_idempotency_key') keyId = Object.values(rows[0] ?? {})[0]
    }
    await client.query('commit')
    client.release()
  }
  return { run, statements: statements.map(({ name }) => name) }
}

async function recorded(pool: pg.Pool, placeOrder: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const client = await pool.connect()
  const send = client.query
  const record = (statement: unknown, ...rest: unknown[]) => {
    if (isStatement(statement)) statements.push(statement)
    return Reflect.apply(send, client, [statement, ...rest])
  }
  Object.assign(client, { query: record })
  client.release()
  await placeOrder()
  Object.assign(client, { query: send })
  return statements
}

function isStatement(statement: unknown): statement is Statement {
  return typeof statement === 'object' && statement !== null && 'name' in statement && 'values' in statement
}

/** Returns the parameters with another key, and an order with another code. */
function renewed({ name, values }: Statement, keyId: unknown): unknown[] {
  if (name === 'claim_idempotency_key')
    return values.map((value) => (/^[0-9a-f-]{36}$/.test(`${value}`) ? randomUUID() : value))
  if (name !== 'write_order') return values
  const code = randomBytes(6).toString('hex')
  return values.map((value) =>
    `${value}`.includes('"idempotencyKeyId"')
      ? `${value}`
          .replace(/"code":"[^"]*"/, `"code":"${code}"`)
          .replace(/"idempotencyKeyId":\d+/, `"idempotencyKeyId":${keyId}`)
      : value,
  )
}
