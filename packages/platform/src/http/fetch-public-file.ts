import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { Duplex } from 'node:stream'

/** Why a file was not fetched. `status`: the server answered with another status than 200. */
type FetchIssue =
  | 'address'
  | 'private'
  | 'unreachable'
  | 'status'
  | 'tooLarge'
  | 'tooSlow'
  | 'tooManyRedirects'

/** @property received bytes of the body that arrived before the failure */
export type FetchedFile = { bytes: Buffer } | { issue: FetchIssue; detail: string; received: number }

/** The way to other machines. */
export type Network = {
  /** Returns all addresses of a host name. Rejects if it has none. */
  resolve(host: string): Promise<string[]>
  /** Opens a connection to one of these addresses, on the port of https and encrypted for `host`. */
  connect(host: string, addresses: readonly string[]): Duplex
}

export type FetchBounds = {
  maxBytes: number
  /** Milliseconds for the whole file, with redirects. */
  withinMs: number
  maxRedirects: number
}

/**
 * Addresses that are not on the public internet: loopback, private and link-local networks, carrier NAT, documentation, multicast,
 * and IPv6 forms that contain an IPv4 address (IANA special-purpose registries).
 */
const notPublic = new BlockList()
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
])
  notPublic.addSubnet(network, bits, 'ipv4')

const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6')

/** True for an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4')
  return isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

class FetchError extends Error {
  override name = 'FetchError'
  readonly issue: FetchIssue

  constructor(issue: FetchIssue, detail = '') {
    super(detail)
    this.issue = issue
  }
}

/**
 * Fetches a file of the public internet by https. The name is resolved once and the connection uses that address, so that a name
 * that changes its address leads nowhere else. Every redirect is checked alike.
 */
export async function fetchPublicFile(
  address: string,
  network: Network,
  bounds: FetchBounds,
  abort?: AbortSignal,
): Promise<FetchedFile> {
  const signal = AbortSignal.any([AbortSignal.timeout(bounds.withinMs), ...(abort ? [abort] : [])])
  const body = { received: 0, chunks: [] as Buffer[] }
  try {
    let url = publicUrl(address)
    for (let redirects = 0; redirects <= bounds.maxRedirects; redirects++) {
      const response = await respond(url, network, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy()
        url = publicUrl(URL.parse(headers.location, url.href)?.href ?? '')
        continue
      }
      if (statusCode !== 200) {
        response.destroy()
        throw new FetchError('status', `${statusCode}`)
      }
      await readBody(response, body, bounds.maxBytes)
      return { bytes: Buffer.concat(body.chunks) }
    }
    throw new FetchError('tooManyRedirects')
  } catch (error) {
    const { received } = body
    if (error instanceof FetchError) return { issue: error.issue, detail: error.message, received }
    if (signal.aborted) return { issue: 'tooSlow', detail: '', received }
    const detail = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { issue: 'unreachable', detail, received }
  }
}

/** @throws FetchError unless the address uses https on its default port */
function publicUrl(address: string): URL {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    throw new FetchError('address')
  const host = hostOf(url)
  // No name is resolved for an address.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchError('private')
  return url
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

/** @throws FetchError if the host has only private addresses */
async function publicAddresses(host: string, network: Network, signal: AbortSignal): Promise<string[]> {
  if (isIP(host) !== 0) return [host]
  const found = await Promise.race([network.resolve(host), aborted(signal)])
  const addresses = found.filter(isPublicAddress)
  if (addresses.length === 0) throw new FetchError('private')
  return addresses
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

async function respond(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const host = hostOf(url)
  const addresses = await publicAddresses(host, network, signal)
  return await new Promise((resolve, reject) => {
    const headers = {
      // Without an agent Node would add the port of http.
      host: url.host,
      'user-agent': 'Zayy',
      accept: 'image/webp,image/png,image/jpeg,image/svg+xml,*/*;q=0.1',
    }
    const createConnection = () => network.connect(host, addresses)
    get(url, { createConnection, signal, headers }, resolve).on('error', reject)
  })
}

async function readBody(
  response: IncomingMessage,
  body: { received: number; chunks: Buffer[] },
  maxBytes: number,
): Promise<void> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy()
    throw new FetchError('tooLarge')
  }
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    body.received += chunk.length
    if (body.received > maxBytes) throw new FetchError('tooLarge')
    body.chunks.push(chunk)
  }
  if (!response.complete) throw new FetchError('unreachable')
}
