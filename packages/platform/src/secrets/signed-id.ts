import type { Keys } from './key-ring.ts'

/**
 * @property purpose purpose of the signature
 * @property subject type of the ids, such as `bill`
 */
export type IdPurpose = { purpose: string; subject: string }

/** The id in base 36, the version of the key, and the MAC. */
const TOKEN = /^(0|[1-9a-z][0-9a-z]{0,5})-([1-9]\d{0,3})-([\w-]{43})$/

/** Returns a signed id. It verifies as long as the key's version is kept. */
export function signedId(keys: Keys, { purpose, subject }: IdPurpose, id: number): string {
  const { version, mac } = keys.sign(purpose, `${subject}:${id}`)
  return `${id.toString(36)}-${version}-${mac}`
}

/** Returns the id of a token, or null if it is not valid. */
export function idOfToken(keys: Keys, { purpose, subject }: IdPurpose, token: string): number | null {
  const [, written, version, mac] = TOKEN.exec(token) ?? []
  if (written === undefined || mac === undefined) return null
  const id = Number.parseInt(written, 36)
  return keys.verify(purpose, `${subject}:${id}`, { version: Number(version), mac }) ? id : null
}
