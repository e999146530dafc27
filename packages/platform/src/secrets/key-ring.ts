import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Key, signingKey } from './keys.ts'

/** The version of the key, and the HMAC-SHA-256: 43 characters of base64url. */
type Signature = { version: number; mac: string }

/** Signs and verifies. A purpose separates messages: what is signed for one verifies for no other. */
export type Keys = {
  /** Signs a message with the newest version that has begun to sign. */
  sign(purpose: string, message: string): Signature
  /** Returns true if this message was signed for this purpose, in constant time. */
  verify(purpose: string, message: string, signature: Signature): boolean
  /** The MAC of a message by one version of the key; undefined if that version is gone. */
  macOf(purpose: string, version: number, message: string): string | undefined
}

/**
 * Returns a ring of the keys that `current` returns at the time.
 * @param now decides which version signs
 */
export function keyRing(current: () => readonly Key[], now: () => Date): Keys {
  const macOf = (purpose: string, version: number, message: string) => {
    const key = current().find((key) => key.version === version)
    return key && hmac(key, purpose, message)
  }
  return {
    sign: (purpose, message) => {
      const signing = signingKey(current(), now())
      if (!signing) throw new Error('There is no key to sign with')
      return { version: signing.version, mac: hmac(signing, purpose, message) }
    },
    verify: (purpose, message, { version, mac }) => {
      const right = macOf(purpose, version, message)
      return right !== undefined && isEqual(mac, right)
    },
    macOf,
  }
}

/** Each purpose signs with a key derived for it (HKDF, RFC 5869). */
function hmac({ key }: Key, purpose: string, message: string): string {
  const derived = Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', purpose, 32))
  return createHmac('sha256', derived).update(message).digest('base64url')
}

/** Compares the texts, not the bytes they decode to: the same bytes can be written in several ways. */
function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
