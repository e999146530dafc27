import type { Keys } from '../keys/key-ring.ts'

/** The subscriber's id to the base 36, the version of the key, and the MAC. */
const form = /^([1-9a-z][0-9a-z]{0,5})-([1-9]\d{0,3})-([\w-]{43})$/

/** The token that ends one subscription without a login: the subscriber's id, signed by the shop. */
export function newsletterToken(keys: Keys, subscriberId: number): string {
  const { version, mac } = keys.sign('newsletter', signed(subscriberId))
  return `${subscriberId.toString(36)}-${version}-${mac}`
}

/** The subscriber whose subscription a token ends; null for any text that is not a token of this shop's. */
export function subscriberOfToken(keys: Keys, token: string): number | null {
  const [, id, version, mac] = form.exec(token) ?? []
  if (id === undefined || mac === undefined) return null
  const subscriberId = Number.parseInt(id, 36)
  const signature = { version: Number(version), mac }
  return keys.verify('newsletter', signed(subscriberId), signature) ? subscriberId : null
}

function signed(subscriberId: number): string {
  return `newsletter:${subscriberId}`
}
