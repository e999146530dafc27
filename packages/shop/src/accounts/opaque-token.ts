import { createHash, randomBytes } from 'node:crypto'

/** Returns the SHA-256 of a token in hex, the form in which it is stored; null for malformed tokens. */
export function tokenHash(token: string): string | null {
  return /^[\w-]{43}$/.test(token) ? createHash('sha256').update(token).digest('hex') : null
}

/** Returns a token of 256 random bits, for a login or a password reset, and its stored hash. */
export function newHashedToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  const hash = tokenHash(token)
  if (hash === null) throw new Error('New token is malformed')
  return { token, hash }
}
