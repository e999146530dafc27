import { createHash } from 'node:crypto'
import { type LimitKeys, networksOf } from '@zayy/platform/rate-limits/client-networks'
import { rateLimits } from '@zayy/platform/rate-limits/rate-limits-table'
import { or, type SQL, sql } from 'drizzle-orm'

/** Rate-limit key of a customer, independent of client. */
export function customerKeys(customerId: number): LimitKeys {
  return [{ key: `customer ${customerId}`, share: 1 }]
}

/**
 * Rate-limit keys of a client together with an e-mail address.
 * @param identity the address as returned by `emailIdentity`; '' if it is not an address
 */
export function emailKeys(client: string, identity: string): LimitKeys {
  const [own, ...wider] = networksOf(client)
  const withEmail = ({ key, share }: LimitKeys[0]) => ({ key: `${key}${emailSuffix(identity)}`, share })
  return [withEmail(own), ...wider.map(withEmail)]
}

/**
 * Rate-limit key of an account, independent of client: per known device, and one for all other devices.
 * @param identity the address as returned by `emailIdentity`; '' if it is not an address
 * @param device its id; null for devices that the account does not know
 */
export function accountKeys(identity: string, device: string | null): LimitKeys {
  return [{ key: `${device === null ? 'strangers' : `device ${device}`}${emailSuffix(identity)}`, share: 1 }]
}

/** SQL: whether a counter belongs to this person under any limit, as a customer or by e-mail address. */
export function isKeyOfPerson(identity: string, customerId: number | null): SQL | undefined {
  return or(
    endsWith(emailSuffix(identity)),
    customerId === null ? undefined : endsWith(`:${customerKeys(customerId)[0].key}`),
  )
}

/** Hashed, so that the database does not hold the address itself. */
function emailSuffix(identity: string): string {
  return ` ${createHash('sha256').update(identity).digest('base64url')}`
}

function endsWith(end: string): SQL {
  return sql`right(${rateLimits.key}, ${end.length}::int) = ${end}`
}
