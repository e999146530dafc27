import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyPurpose } from './key-purposes.ts'
import { type Secrets, signingKey } from './secrets.ts'

/** What a message was signed with: the version of its purpose's key, and the HMAC-SHA-256, 43 characters of base64url. */
type Signature = { version: number; mac: string }

/** The shop's keys. What they sign they verify for as long as the version is kept. */
export type Keys = {
  /** Signs a message with the newest key of its purpose that signs already. */
  sign(purpose: KeyPurpose, message: string): Signature
  /** Whether the shop signed this message for this purpose. Takes the same time wherever a MAC is wrong. */
  verify(purpose: KeyPurpose, message: string, signature: Signature): boolean
  /** The MAC of a message by one version of the key; undefined where there is no such version. */
  macOf(purpose: KeyPurpose, version: number, message: string): string | undefined
  /** The versions that a purpose has, oldest first. */
  versions(purpose: KeyPurpose): number[]
}

/**
 * The keys that `secrets` gives at the time.
 * @param now decides which version signs
 */
export function keyRing(secrets: () => Secrets, now: () => Date): Keys {
  const keysOf = (purpose: KeyPurpose) => secrets().get(purpose) ?? []
  const macOf = (purpose: KeyPurpose, version: number, message: string) => {
    const key = keysOf(purpose).find((key) => key.version === version)
    return key && hmac(key.key, message)
  }
  return {
    sign: (purpose, message) => {
      const signing = signingKey(keysOf(purpose), now())
      if (!signing) throw new Error(`There is no key for ${purpose}`)
      return { version: signing.version, mac: hmac(signing.key, message) }
    },
    verify: (purpose, message, { version, mac }) => {
      const right = macOf(purpose, version, message)
      return right !== undefined && isSame(mac, right)
    },
    macOf,
    versions: (purpose) => keysOf(purpose).map(({ version }) => version),
  }
}

function hmac(key: string, message: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest('base64url')
}

/** The texts, not what they decode to: the same bytes can be written in several ways. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
