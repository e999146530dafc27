import type { CallPolicy } from '@zayy/contract/policies'
import { type Credential, credentialOf } from './token-of.ts'

/**
 * What a call goes by, if its token is good; null where it must not be made, by where it comes from (403).
 *
 * A program that keeps cookies says nothing of an origin: where no login is needed, its call is made as if its cookie had
 * not been sent, which authenticates nothing and ends no login.
 *
 * @param publicUrl PUBLIC_URL; where it is not set, the host that the request was sent to is the shop's own
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
 * Whether a request may change something, by where it comes from (contract.md, "authentication"): from the shop's own
 * pages, or from a program that is no browser and is not let in by a cookie.
 *
 * Browsers say where a request comes from in Sec-Fetch-Site, which no page can forge, and those that do not, or a page
 * without TLS, in Origin. No page of another origin can have a browser send a Bearer token: it would first ask the shop
 * whether it may (CORS), which is never allowed.
 *
 * A GET or HEAD that changes something is only made by a page's script: no link, and no browser that fetches ahead, makes
 * it with a cookie.
 *
 * @param publicUrl PUBLIC_URL; where it is not set, the host that the request was sent to is the shop's own
 * @param by what the request is authenticated by, if its token is good; undefined: it brings none
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
