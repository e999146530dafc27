import { openShopDatabase } from '@zayy/database/open-shop-database'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import type { Acknowledged } from '../harness/buyers.ts'

/** What is wrong with a shop that was put back: counts of orders, but for the gaps. */
export type RestoredCheck = {
  /** Acknowledged before the moment, and not there. */
  lost: number
  /** First sent after the moment, and there all the same. */
  later: number
  /** Under a key that has another order too. */
  doubled: number
  /** Numbers missing in the sequence of invoices. */
  gaps: number
  /** Without all of their pieces, or with sums that are not those of their parts, or with another number than was acknowledged. */
  broken: number
}

export const whole: RestoredCheck = { lost: 0, later: 0, doubled: 0, gaps: 0, broken: 0 }

/**
 * Opens the shop that was put back in `dataDir`, and compares it with what its buyers were told.
 * @param from every order acknowledged until then is to be there
 * @param to no order that was first sent after it
 */
export async function checkRestored(
  dataDir: string,
  orders: readonly Acknowledged[],
  { from, to }: { from: number; to: number },
): Promise<RestoredCheck> {
  const shop = await openShopDatabase({ url: undefined, dataDir })
  const database = connectionPool(shop.target)
  try {
    const before = orders.filter(({ acknowledged }) => acknowledged <= from)
    const after = orders.filter(({ begun }) => begun > to)
    const { rows } = await database.$client.query<RestoredCheck>(sums, [
      before.map(({ code }) => code),
      after.map(({ code }) => code),
      orders.map(({ code }) => code),
      orders.map(({ invoiceNumber }) => invoiceNumber),
    ])
    const [found] = rows
    if (!found) throw new Error('no answer')
    return found
  } finally {
    await closeDatabase(database)
    await shop.close()
  }
}

const sums = `select
  (select count(*) from unnest($1::text[]) as told(code)
    where not exists (select from orders where orders.code = told.code))::int as lost,
  (select count(*) from orders where code = any($2::text[]))::int as later,
  (select count(*) from (select key_id from orders where key_id is not null group by key_id having count(*) > 1) as twice)::int as doubled,
  (select coalesce(max(invoice_number), 0) - count(*) from orders)::int as gaps,
  (select count(*) from orders
    left join unnest($3::text[], $4::text[]) as told(code, number) on told.code = orders.code
    where told.number::int <> orders.invoice_number
      or pieces <> (select coalesce(sum(quantity), 0) from order_line_variants where order_id = orders.id)
      or pieces <> (select coalesce(sum(quantity), 0) from order_lines where order_id = orders.id)
      or items_total <> (select coalesce(sum(subtotal), 0) from order_lines where order_id = orders.id)
      or not exists (select from order_translations where order_id = orders.id and locale = 'ar'))::int as broken`
