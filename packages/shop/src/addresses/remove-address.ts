import { customerAddresses } from '@zayy/database/schema/accounts'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'

/**
 * Removes one of a customer's addresses. Orders keep what they were sent to.
 * @throws DomainError 404 for an unknown one, and for another's
 */
export async function removeAddress(database: Database, customerId: number, id: number): Promise<void> {
  const removed = await database
    .delete(customerAddresses)
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)))
    .returning({ id: customerAddresses.id })
  if (removed.length === 0) throw notFound()
}
