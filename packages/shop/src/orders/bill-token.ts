import type { Keys } from '@zayy/platform/secrets/key-ring'
import { type IdPurpose, idOfToken, signedId } from '@zayy/platform/secrets/signed-id'

const bills: IdPurpose = { purpose: 'bill-token', subject: 'bill' }

/**
 * The token that opens one bill without a login: the order's id, signed by the shop. It opens the bill for as long as the
 * shop keeps the version of the key that signed it.
 */
export function billToken(keys: Keys, orderId: number): string {
  return signedId(keys, bills, orderId)
}

/** The order whose bill a token opens; null for any text that is not a token of this shop's. */
export function orderOfToken(keys: Keys, token: string): number | null {
  return idOfToken(keys, bills, token)
}
