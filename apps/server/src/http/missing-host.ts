import type { IncomingMessage } from 'node:http'

/** The paths that proxies and supervisors check, often without a Host header. */
const healthChecks = /^\/(healthz|readyz)(\?|$)/

/**
 * Whether a request must be refused because it names no host: in HTTP/1.1 each has to (RFC 9112, section 3.2), but for
 * a health check. HTTP/1.0 knows no such header.
 */
export function lacksHost({ headers, httpVersion, url = '' }: IncomingMessage): boolean {
  return httpVersion !== '1.0' && !headers.host && !isHealthCheck(url)
}

/** Whether an address is one that proxies and supervisors check. */
export function isHealthCheck(url: string): boolean {
  return healthChecks.test(url)
}
