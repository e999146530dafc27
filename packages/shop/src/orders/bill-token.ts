import type { Keys } from '@zayy/platform/secrets/key-ring'
import { type IdPurpose, idOfToken, signedId } from '@zayy/platform/secrets/signed-id'

const bills: IdPurpose = { purpose: 'bill-token', subject: 'bill' }

/**
 * Returns the token that opens one bill without a login: the signed order id. It is valid as long as the key
 * version that signed it is kept.
 */
export function billToken(keys: Keys, orderId: number): string {
  return signedId(keys, bills, orderId)
}

/** Returns the order of a token; null if it is invalid. */
export function orderOfToken(keys: Keys, token: string): number | null {
  return idOfToken(keys, bills, token)
}
