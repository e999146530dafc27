import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { type Key, signingKey } from './keys.ts'

/** The version of the key, and the HMAC-SHA-256: 43 characters of base64url. */
type Signature = { version: number; mac: string }

/** Signs a message with the newest version that is in force. */
export type Keys = {
  /** Signs a message with the newest version that is in force. */
  sign(purpose: string, message: string): Signature
  /** Returns true if this message was signed for this purpose, in constant time. */
  verify(purpose: string, message: string, signature: Signature): boolean
  /** The MAC of a message by one version of the key; undefined if that version is gone. */
  macOf(purpose: string, version: number, message: string): string | undefined
  /** Encrypts a secret for the database (AES-256-GCM), with the version of the key that signs. */
  seal(purpose: string, secret: string): string
  /** Decrypts what `seal` returned for this purpose; undefined if it was changed, or its version of the key is gone. */
  unseal(purpose: string, sealed: string): string | undefined
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
  const signing = () => {
    const key = signingKey(current(), now())
    if (!key) throw new Error('There is no key to sign with')
    return key
  }
  return {
    sign: (purpose, message) => {
      const key = signing()
      return { version: key.version, mac: hmac(key, purpose, message) }
    },
    verify: (purpose, message, { version, mac }) => {
      const right = macOf(purpose, version, message)
      return right !== undefined && isEqual(mac, right)
    },
    macOf,
    seal: (purpose, secret) => {
      const key = signing()
      return `${key.version}.${encrypted(key, purpose, secret)}`
    },
    unseal: (purpose, sealed) => {
      const [version = '', ciphertext = ''] = sealed.split('.')
      const key = current().find((key) => String(key.version) === version)
      return key && decrypted(key, purpose, ciphertext)
    },
  }
}

const IV_BYTES = 12
const TAG_BYTES = 16

function encrypted(key: Key, purpose: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', derivedKey(key, `seal:${purpose}`), iv)
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url')
}

function decrypted(key: Key, purpose: string, given: string): string | undefined {
  const bytes = Buffer.from(given, 'base64url')
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      derivedKey(key, `seal:${purpose}`),
      bytes.subarray(0, IV_BYTES),
      { authTagLength: TAG_BYTES },
    )
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const secret = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
    return Buffer.concat([secret, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function hmac(key: Key, purpose: string, message: string): string {
  return createHmac('sha256', derivedKey(key, purpose)).update(message).digest('base64url')
}

/** Each purpose has a key derived for it (HKDF, RFC 5869). */
function derivedKey({ key }: Key, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', purpose, 32))
}

/** Compares the texts, not the bytes they decode to: the same bytes can be written in several ways. */
function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
