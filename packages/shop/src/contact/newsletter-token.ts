import type { Keys } from '@zayy/platform/secrets/key-ring'
import { type IdPurpose, idOfToken, signedId } from '@zayy/platform/secrets/signed-id'

const subscriptions: IdPurpose = { purpose: 'newsletter', subject: 'newsletter' }

/** Returns the token that ends a subscription without a login: the signed id of the subscriber. */
export function newsletterToken(keys: Keys, subscriberId: number): string {
  return signedId(keys, subscriptions, subscriberId)
}

/** Returns the subscriber id of a token; null if it is invalid. */
export function subscriberOfToken(keys: Keys, token: string): number | null {
  return idOfToken(keys, subscriptions, token)
}
