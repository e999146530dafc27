import { createHash, randomBytes } from 'node:crypto'

/** What is kept of a token: its SHA-256 in hex. null for a text that no token of ours is. */
export function tokenHash(token: string): string | null {
  return /^[\w-]{43}$/.test(token) ? createHash('sha256').update(token).digest('hex') : null
}

/** A token of 256 random bits, for a login, an attempt to reset a password or what lets one be set; with what is kept of it. */
export function newHashedToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  const hash = tokenHash(token)
  if (hash === null) throw new Error('a new token is not one')
  return { token, hash }
}
