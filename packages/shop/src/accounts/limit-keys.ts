import { createHash } from 'node:crypto'
import { rateLimits } from '@zayy/platform/rate-limits/rate-limits-table'
import { type LimitKeys, networksOf } from '@zayy/platform/rate-limits/client-networks'
import { or, type SQL, sql } from 'drizzle-orm'

/** Counts a customer, from any client. */
export function customerKeys(customerId: number): LimitKeys {
  return [{ key: `customer ${customerId}`, share: 1 }]
}

/**
 * Counts a client together with the e-mail address that it names.
 * @param identity the address as `emailIdentity` has it; '' for what is no address
 */
export function emailKeys(client: string, identity: string): LimitKeys {
  const [own, ...wider] = networksOf(client)
  const withEmail = ({ key, share }: LimitKeys[0]) => ({ key: `${key}${ofEmail(identity)}`, share })
  return [withEmail(own), ...wider.map(withEmail)]
}

/**
 * Counts an account, known by its address, from any client; or from one device that it knows.
 * @param identity the address as `emailIdentity` has it; '' for what is no address
 * @param device its id; null: all devices that the account does not know
 */
export function accountKeys(identity: string, device: string | null): LimitKeys {
  return [{ key: `${device === null ? 'strangers' : `device ${device}`}${ofEmail(identity)}`, share: 1 }]
}

/** SQL: a count is of this person towards any limit: as a customer, or by e-mail address from any client. */
export function countsPerson(identity: string, customerId: number | null): SQL | undefined {
  return or(
    endsWith(ofEmail(identity)),
    customerId === null ? undefined : endsWith(`:${customerKeys(customerId)[0].key}`),
  )
}

/** Hashed, so that the database does not hold the address itself. */
function ofEmail(identity: string): string {
  return ` ${createHash('sha256').update(identity).digest('base64url')}`
}

function endsWith(end: string): SQL {
  return sql`right(${rateLimits.key}, ${end.length}::int) = ${end}`
}
