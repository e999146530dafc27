import { createHash } from 'node:crypto'

/** An ETag that names these very bytes (RFC 9110 §8.8.3). */
export function strongEtag(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
