import type { Keys } from '@zayy/platform/secrets/key-ring'
import { type IdPurpose, idOfToken, signedId } from '@zayy/platform/secrets/signed-id'

/**
 * An order as its bill's links name it.
 * @property billRevision counted up to end all links of the order that were sent before
 */
export type LinkedBill = { id: number; billRevision: number }

/** Links of the first revision have no prefix. */
const REVISION = /^(?:([1-9a-z][0-9a-z]{0,5})\.)?([\w-]+)$/

/**
 * Returns the token that opens one bill without a login: the signed order id and revision. It is valid until the
 * revision is counted up, and as long as the key version that signed it is kept.
 */
export function billToken(keys: Keys, { id, billRevision }: LinkedBill): string {
  const signed = signedId(keys, purposeOf(billRevision), id)
  return billRevision === 0 ? signed : `${billRevision.toString(36)}.${signed}`
}

/** Returns the order and revision of a token; null if it is invalid. The order may have a later revision by now. */
export function billOfToken(keys: Keys, token: string): LinkedBill | null {
  const [, written, signed] = REVISION.exec(token) ?? []
  if (signed === undefined) return null
  const billRevision = written === undefined ? 0 : Number.parseInt(written, 36)
  const id = idOfToken(keys, purposeOf(billRevision), signed)
  return id === null ? null : { id, billRevision }
}

function purposeOf(revision: number): IdPurpose {
  return { purpose: 'bill-token', subject: revision === 0 ? 'bill' : `bill:${revision}` }
}
