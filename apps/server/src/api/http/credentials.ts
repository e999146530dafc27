import type { CallPolicy } from '@zayy/contract/policies'
import { cookieName, type ServerCookie } from '../set-cookies.ts'

/** A session token, which may be invalid, and how it was sent. */
export type Credential = { by: 'bearer' | 'cookie'; token: string }

/**
 * Returns the token of `Authorization: Bearer …`, else of the session cookie (contract.md, "authentication"). With a Bearer token the
 * cookie is ignored.
 * @param https true if PUBLIC_URL is https
 */
export function credentialOf(headers: Headers, https: boolean): Credential | undefined {
  const bearer = bearerOf(headers)
  if (bearer !== undefined) return { by: 'bearer', token: bearer }
  const token = cookieOf(headers, 'token', https)
  return token === undefined ? undefined : { by: 'cookie', token }
}

/** Returns whether a browser sends the session token but not the `signed_in` cookie, which its scripts read. */
export function isSessionHintMissing(headers: Headers, https: boolean): boolean {
  return cookieOf(headers, 'token', https) !== undefined && cookieNamed(headers, 'signed_in') === undefined
}

/** Returns the value of an HttpOnly cookie. */
export function cookieOf(headers: Headers, cookie: ServerCookie, https: boolean): string | undefined {
  return cookieNamed(headers, cookieName(cookie, https))
}

function cookieNamed(headers: Headers, name: string): string | undefined {
  const cookies = headers.get('cookie') ?? ''
  return cookies
    .split(';')
    .map((cookie) => /^\s*([\w-]+)=(\S+)\s*$/.exec(cookie))
    .find((parts) => parts?.[1] === name)?.[2]
}

function bearerOf(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
}

/**
 * Returns the credential that a call may use, {} for none, or null if the call's origin is not allowed (403).
 *
 * Programs with a cookie jar send no origin. If the call needs no session, it is made without the cookie: it is not authenticated and ends no
 * session.
 *
 * @param publicUrl PUBLIC_URL; default: the host of the request
 */
export function admitCall(
  request: Request,
  { access, origin }: Pick<CallPolicy, 'access' | 'origin'>,
  publicUrl: string | undefined,
): Partial<Credential> | null {
  const https = publicUrl?.startsWith('https:') ?? false
  const sent = credentialOf(request.headers, https)
  if (origin === 'any' || isOwnOrigin(request, publicUrl, sent?.by)) return sent ?? {}
  return access === 'anybody' && isOwnOrigin(request, publicUrl, undefined) ? {} : null
}

/**
 * Returns whether a request may change something by its origin (contract.md, "authentication"): it comes from the shop's own pages, or from a
 * program that is not authenticated by cookie.
 *
 * Browsers send Sec-Fetch-Site, which no page can forge; older ones, and pages without TLS, send Origin. A page of another origin cannot send
 * a Bearer token, because the CORS preflight is never allowed.
 *
 * Links and prefetching browsers send the cookie with a GET or HEAD. Such a request is refused: only scripts make it.
 *
 * @param publicUrl PUBLIC_URL; default: the host of the request
 * @param by how the request is authenticated; undefined: it has no token
 */
export function isOwnOrigin(
  request: Request,
  publicUrl: string | undefined,
  by: Credential['by'] | undefined,
): boolean {
  if (by === 'bearer') return true
  if (by === 'cookie' && isSafe(request) && isNavigation(request.headers)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get('origin')
  if (origin === null) return by === undefined
  const own = publicUrl === undefined ? new URL(request.url).origin : new URL(publicUrl).origin
  return origin === own
}

function isSafe({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isNavigation(headers: Headers): boolean {
  const ahead = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return headers.get('sec-fetch-mode') === 'navigate' || ahead.includes('prefetch')
}
