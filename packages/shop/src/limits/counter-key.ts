import { createHash } from 'node:crypto'
import type { RateLimit } from '@zayy/contract/policies'
import { callWindows } from '@zayy/database/schema/call-windows'
import { or, type SQL, sql } from 'drizzle-orm'

/** Whom a limit counts that is of a customer, from wherever they call. */
export function customerActor(customerId: number): string {
  return `customer ${customerId}`
}

/**
 * Whom a limit counts that is of a client and of the address that it names.
 * @param identity the address as `emailIdentity` has it; '' for what is no address
 */
export function emailActor(client: string, identity: string): string {
  return `${client}${ofEmail(identity)}`
}

/** What the count of an actor towards a limit is called in `call_windows`. */
export function counterKey({ name, counts, seconds }: RateLimit, actor: string): string {
  return `${name}:${counts}:${seconds}${ofActor(actor)}`
}

/** SQL: a count is of a person, towards whatever limit: of them as a customer, or of their address, from whatever client. */
export function countsPerson(identity: string, customerId: number | null): SQL | undefined {
  return or(
    endsWith(ofEmail(identity)),
    customerId === null ? undefined : endsWith(ofActor(customerActor(customerId))),
  )
}

function ofActor(actor: string): string {
  return `:${actor}`
}

/** The address itself is nobody's to read. */
function ofEmail(identity: string): string {
  return ` ${createHash('sha256').update(identity).digest('base64url')}`
}

function endsWith(end: string): SQL {
  return sql`right(${callWindows.key}, ${end.length}::int) = ${end}`
}
