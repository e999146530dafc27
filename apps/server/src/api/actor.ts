import type { Database } from '@zayy/platform/postgres/database'
import { findCustomer } from '@zayy/shop/accounts/find-customer'

/** Who makes a call, as far as the shop knows. */
export type Actor = { kind: 'nobody' } | { kind: 'customer'; id: number }

export const nobody: Actor = { kind: 'nobody' }

/** The id of the customer who orders; null for a guest. */
export function customerOrGuest(actor: Actor): number | null {
  return actor.kind === 'customer' ? actor.id : null
}

/** Whom a login's token stands for: nobody, where there is none or it has ended. */
export async function findActor(database: Database, token: string | undefined): Promise<Actor> {
  const id = token === undefined ? null : await findCustomer(database, token)
  return id === null ? nobody : { kind: 'customer', id }
}
