import type { IncomingMessage } from 'node:http'

/** The paths that proxies and supervisors check, often without a Host header. */
const healthChecks = /^\/(healthz|openz|readyz)(\?|$)/

/** A name or an address, and a port (RFC 3986, 3.2.2), without the characters that no host name has. */
const hostAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/**
 * Whether a request must be refused for its Host header (RFC 9112, section 3.2): there are several, or it is malformed, or
 * there is none, which only HTTP/1.0 and health checks may do without.
 */
export function hasWrongHost({ headers, rawHeaders, httpVersion, url = '' }: IncomingMessage): boolean {
  const { host } = headers
  if (host === undefined || host === '') return httpVersion !== '1.0' && !isHealthCheck(url)
  if (!hostAndPort.test(host) || !URL.canParse(`http://${host}`)) return true
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1
  return hosts > 1
}

function isHost(name = ''): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}

/** Returns true for the paths that proxies and supervisors check. */
export function isHealthCheck(url: string): boolean {
  return healthChecks.test(url)
}
