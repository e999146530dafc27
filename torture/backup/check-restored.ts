import { openShopDatabase } from '@zayy/database/open-shop-database'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { Acknowledged } from '../harness/buyers.ts'

/** The errors of a restored shop: numbers of orders, except `gaps`. */
export type RestoredCheck = {
  /** Acknowledged before the moment, but missing. */
  lost: number
  /** First sent after the moment, but present. */
  later: number
  /** Idempotency keys with more than one order. */
  doubled: number
  /** Missing invoice numbers. */
  gaps: number
  /** Orders with wrong sums or missing lines, or with another invoice number than was acknowledged. */
  broken: number
}

export const whole: RestoredCheck = { lost: 0, later: 0, doubled: 0, gaps: 0, broken: 0 }

/**
 * Opens the restored shop in `dataDir` and compares its orders with the acknowledged ones.
 * @param from every order acknowledged until then must be present; milliseconds since 1970
 * @param to no order first sent after then may be present; milliseconds since 1970
 */
export async function checkRestored(
  dataDir: string,
  orders: readonly Acknowledged[],
  { from, to }: { from: number; to: number },
): Promise<RestoredCheck> {
  await using shop = await openShopDatabase({ url: undefined, dataDir })
  await using database = connectionPool(shop.target)
  const before = orders.filter(({ acknowledged }) => acknowledged <= from)
  const after = orders.filter(({ begun }) => begun > to)
  const { rows } = await database.$client.query<RestoredCheck>(sums, [
    before.map(({ code }) => code),
    after.map(({ code }) => code),
    orders.map(({ code }) => code),
    orders.map(({ invoiceNumber }) => invoiceNumber),
  ])
  const [found] = rows
  if (!found) throw new Error('The check of the orders returned no row')
  return found
}

const sums = `select
  (select count(*) from unnest($1::text[]) as told(code)
    where not exists (select from orders where orders.code = told.code))::int as lost,
  (select count(*) from orders where code = any($2::text[]))::int as later,
  (select count(*) from (select idempotency_key_id from orders where idempotency_key_id is not null group by idempotency_key_id having count(*) > 1) as twice)::int as doubled,
  (select coalesce(max(invoice_number), 0) - count(invoice_number) from orders)::int as gaps,
  (select count(*) from orders
    left join unnest($3::text[], $4::text[]) as told(code, number) on told.code = orders.code
    where told.number::int <> orders.invoice_number
      or pieces <> (select coalesce(sum(quantity), 0) from order_line_variants where order_id = orders.id)
      or pieces <> (select coalesce(sum(quantity), 0) from order_lines where order_id = orders.id)
      or items_total <> (select coalesce(sum(subtotal), 0) from order_lines where order_id = orders.id))::int as broken`
