/** Whether an If-None-Match header names this ETag, compared weakly (RFC 9110 §13.1.2). */
export function etagMatches(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
