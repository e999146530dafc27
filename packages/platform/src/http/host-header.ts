import type { IncomingMessage } from 'node:http'

const HEALTH_CHECKS = /^\/(healthz|openz|readyz)(\?|$)/

/** A path without dot segments, or a query after it, without a fragment. */
const PLAIN_PATH = /^\/(?!\.|%2e)(?:[^?#\\/]|\/(?!\.|%2e))*(?:\?[^#]*)?$/i

/** A name or an address, and a port (RFC 3986, 3.2.2), without the characters that host names never have. */
const HOST_AND_PORT = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/**
 * Returns the path and query of a request target as the app reads them, so that limits and caches see the same: of an absolute
 * address (RFC 9112, section 3.2.2), without dot segments and fragment. Null for a malformed target, or one with a user or password.
 */
export function originForm(target = ''): string | null {
  if (PLAIN_PATH.test(target)) return target
  const text = target.startsWith('/') ? `http://shop${target}` : target
  if (!/^https?:\/\/[^\\?]*(?:\?|$)/.test(text)) return null
  const address = URL.parse(text)
  if (address === null || `${address.username}${address.password}` !== '') return null
  return `${address.pathname}${address.search}`
}

/**
 * Returns true if the Host header is malformed, repeated or missing (RFC 9112, section 3.2). HTTP/1.0 and health checks may omit it.
 */
export function hasWrongHost({ headers, rawHeaders, httpVersion, url = '' }: IncomingMessage): boolean {
  const { host } = headers
  if (host === undefined || host === '') return httpVersion !== '1.0' && !isHealthCheck(url)
  if (!HOST_AND_PORT.test(host) || !URL.canParse(`http://${host}`)) return true
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1
  return hosts > 1
}

function isHost(name = ''): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}

/** Returns true for the paths that proxies and supervisors poll, often without a Host header. */
export function isHealthCheck(url: string): boolean {
  return HEALTH_CHECKS.test(url)
}
