import { creditNotes } from '@zayy/database/schema/order-changes'
import { type Halalas, halalas } from '@zayy/domain/money'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** SQL: what the credit notes of an order come to, in halalas; or their tax. */
export function refundedOf(orderId: AnyPgColumn, column: AnyPgColumn = creditNotes.total): SQL<Halalas> {
  const sum = sql`(select coalesce(sum(${column}), 0) from ${creditNotes} where ${creditNotes.orderId} = ${orderId})`
  return sum.mapWith((value: unknown) => halalas(Number(value)))
}
