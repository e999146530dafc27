import { createHash, randomBytes } from 'node:crypto'

/** A login's token: 256 random bits. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. null for a text that no token of ours is. */
export function sessionTokenHash(token: string): string | null {
  return /^[\w-]{43}$/.test(token) ? createHash('sha256').update(token).digest('hex') : null
}
