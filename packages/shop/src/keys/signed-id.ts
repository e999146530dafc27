import type { KeyPurpose } from './key-purposes.ts'
import type { Keys } from './key-ring.ts'

/**
 * What ids are signed for.
 * @property purpose whose key signs
 * @property subject what the ids are of, in the words of what is signed
 */
export type IdPurpose = { purpose: KeyPurpose; subject: string }

/** The id to the base 36, the version of the key, and the MAC. */
const form = /^(0|[1-9a-z][0-9a-z]{0,5})-([1-9]\d{0,3})-([\w-]{43})$/

/** A token that only the shop can make: an id, signed. It is good for as long as the shop keeps the version of the key. */
export function signedId(keys: Keys, { purpose, subject }: IdPurpose, id: number): string {
  const { version, mac } = keys.sign(purpose, `${subject}:${id}`)
  return `${id.toString(36)}-${version}-${mac}`
}

/** The id that a token was made for; null for any text that is not a token of this shop's, for this purpose. */
export function idOfToken(keys: Keys, { purpose, subject }: IdPurpose, token: string): number | null {
  const [, written, version, mac] = form.exec(token) ?? []
  if (written === undefined || version === undefined || mac === undefined) return null
  const id = Number.parseInt(written, 36)
  return keys.verify(purpose, `${subject}:${id}`, { version: Number(version), mac }) ? id : null
}
