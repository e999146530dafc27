import type { Keys } from '../keys/key-ring.ts'

/** The order's id to the base 36, the version of the key, unless an earlier version of the shop made the token, and the MAC. */
const form = /^(0|[1-9a-z][0-9a-z]{0,5})-(?:([1-9]\d{0,3})-)?([\w-]{43})$/

/**
 * The token that opens one bill without a login: the order's id, signed by the shop. It opens the bill for as long as the
 * shop keeps the version of the key that signed it.
 */
export function billToken(keys: Keys, orderId: number): string {
  const { version, mac } = keys.sign('bill-token', signed(orderId))
  return `${orderId.toString(36)}-${version}-${mac}`
}

/** The order whose bill a token opens; null for any text that is not a token of this shop's. */
export function orderOfToken(keys: Keys, token: string): number | null {
  const [, id, written, mac] = form.exec(token) ?? []
  if (id === undefined || mac === undefined) return null
  const orderId = Number.parseInt(id, 36)
  const versions = written === undefined ? keys.versions('bill-token') : [Number(written)]
  const isOurs = versions.some((version) => keys.verify('bill-token', signed(orderId), { version, mac }))
  return isOurs ? orderId : null
}

function signed(orderId: number): string {
  return `bill:${orderId}`
}
