import type { ConnectionTarget } from '@zayy/platform/postgres/connection-pool'
import { overOwnConnection } from '@zayy/platform/postgres/own-connection'

/** Tables with rows of an order, and the columns in which a copy differs from its model. */
const differing: Record<string, Record<string, string>> = {
  orders: {
    code: "'copy-' || n",
    created_at: "now() - n * interval '1 minute'",
    buyer_email: "'buyer' || n || '@example.com'",
    buyer_phone: "'05' || lpad(n::text, 8, '0')",
    idempotency_key_id: 'null',
    announced_at: "now() - n * interval '1 minute'",
  },
  order_lines: { order_id: 'copies.id' },
  order_line_variants: { order_id: 'copies.id' },
}

/** Copies the newest order `count` times, one a minute into the past, each with its line and two of its pieces. */
export async function fillOrders(target: ConnectionTarget, count: number): Promise<void> {
  // The default timeouts are shorter than a fill.
  await overOwnConnection({ ...target, user: 'shop_owner' }, async (client) => {
    const copy = async (table: string, from: string) => {
      const { rows } = await client.query<{ name: string }>(
        `select quote_ident(column_name) as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
        [table],
      )
      const columns = rows.map(({ name }) => name)
      const values = columns.map((name) => differing[table]?.[name] ?? `model.${name}`)
      await client.query(`insert into ${table} (${columns}) select ${values} from ${table} model, ${from}`)
      await client.query(`vacuum analyze ${table}`)
    }
    const { rows } = await client.query<{ id: number }>('select max(id) as id from orders')
    const model = rows[0]?.id
    await copy('orders', `generate_series(1, ${count}) n where model.id = ${model}`)
    const copies = `orders copies where copies.code like 'copy-%' and model.order_id = ${model}`
    await copy('order_lines', copies)
    await copy('order_line_variants', `${copies} and model.position < 2`)
  })
}
