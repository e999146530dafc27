import type { Summary } from '@zayy/contract/types'
import { toSar } from '@zayy/domain/money'
import { riyadhYear } from '@zayy/domain/riyadh-time'
import type { Database } from '@zayy/platform/postgres/database'
import { sumOrders } from './customer-order-queries.ts'

/** What a customer ordered in this calendar year in Riyadh, and what the tiers saved; cancelled orders do not count. */
export async function getSummary(database: Database, customerId: number, now: Date): Promise<Summary> {
  const { from, until } = riyadhYear(now.getTime())
  const { orders, pieces, saving } = await sumOrders(database, customerId, from, until)
  return { orders, pieces, saving: toSar(saving) }
}
