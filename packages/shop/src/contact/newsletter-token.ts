import type { Keys } from '@zayy/platform/secrets/key-ring'
import { type IdPurpose, idOfToken, signedId } from '@zayy/platform/secrets/signed-id'

const subscriptions: IdPurpose = { purpose: 'newsletter', subject: 'newsletter' }

/** The token that ends one subscription without a login: the subscriber's id, signed by the shop. */
export function newsletterToken(keys: Keys, subscriberId: number): string {
  return signedId(keys, subscriptions, subscriberId)
}

/** The subscriber whose subscription a token ends; null for any text that is not a token of this shop's. */
export function subscriberOfToken(keys: Keys, token: string): number | null {
  return idOfToken(keys, subscriptions, token)
}
