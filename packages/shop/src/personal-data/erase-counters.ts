import { createHash } from 'node:crypto'
import type { Transaction } from '@zayy/database/database'
import { callWindows } from '@zayy/database/schema/call-windows'
import { or, sql } from 'drizzle-orm'
import type { Person } from './find-person.ts'

/** Forgets how often they called, by their account or by their address. Gives how many counts there were. */
export async function eraseCounters(
  transaction: Transaction,
  { identity, customerId }: Person,
): Promise<number> {
  const address = createHash('sha256').update(identity).digest('base64url')
  const { rowCount } = await transaction
    .delete(callWindows)
    .where(
      or(
        sql`right(${callWindows.key}, ${address.length + 1}::int) = ${` ${address}`}`,
        customerId === null ? undefined : sql`${callWindows.key} like ${`%:customer ${customerId}`}`,
      ),
    )
  return rowCount ?? 0
}
