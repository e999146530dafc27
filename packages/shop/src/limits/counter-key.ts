import { createHash } from 'node:crypto'
import type { RateLimit } from '@zayy/contract/policies'
import { callWindows } from '@zayy/platform/rate-limits/call-windows-table'
import { or, type SQL, sql } from 'drizzle-orm'
import { type CountedAs, networksOf } from './rate-limit-key.ts'

/** Everything that one call counts for towards a limit. */
export type LimitActor = readonly [CountedAs, ...CountedAs[]]

/** @param client as `rateLimitKey` names it */
export function clientActor(client: string): LimitActor {
  return networksOf(client)
}

/** A customer, from any client. */
export function customerActor(customerId: number): LimitActor {
  return [{ key: `customer ${customerId}`, times: 1 }]
}

/**
 * A client together with the e-mail address that it names.
 * @param identity the address as `emailIdentity` has it; '' for what is no address
 */
export function emailActor(client: string, identity: string): LimitActor {
  const [own, ...wider] = networksOf(client)
  const withEmail = ({ key, times }: CountedAs) => ({ key: `${key}${ofEmail(identity)}`, times })
  return [withEmail(own), ...wider.map(withEmail)]
}

/**
 * An account, known by its address, from any client; or from one device that it knows.
 * @param identity the address as `emailIdentity` has it; '' for what is no address
 * @param device its id; null: all devices that the account does not know
 */
export function accountActor(identity: string, device: string | null): LimitActor {
  return [{ key: `${device === null ? 'strangers' : `device ${device}`}${ofEmail(identity)}`, times: 1 }]
}

/** Returns the key of a count in `call_windows`. */
export function counterKey({ name, counts, seconds }: RateLimit, key: string): string {
  return `${name}:${counts}:${seconds}${ofActor(key)}`
}

/** SQL: a count is of this person towards any limit: as a customer, or by e-mail address from any client. */
export function countsPerson(identity: string, customerId: number | null): SQL | undefined {
  return or(
    endsWith(ofEmail(identity)),
    customerId === null ? undefined : endsWith(ofActor(customerActor(customerId)[0].key)),
  )
}

function ofActor(key: string): string {
  return `:${key}`
}

/** Hashed, so that the database does not hold the address itself. */
function ofEmail(identity: string): string {
  return ` ${createHash('sha256').update(identity).digest('base64url')}`
}

function endsWith(end: string): SQL {
  return sql`right(${callWindows.key}, ${end.length}::int) = ${end}`
}
