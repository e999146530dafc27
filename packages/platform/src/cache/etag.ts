import { createHash } from 'node:crypto'

/** Returns an ETag of a content. It is weak, because it does not name the encoding (RFC 9110, 8.8.1). */
export function contentEtag(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
}

/** Returns true if an If-None-Match header names this ETag, compared weakly (RFC 9110, 13.1.2). */
export function etagMatches(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
