import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

export type ClientAddresses = {
  /** Returns the client's own address: the socket's peer, or the address that the trusted proxies name. */
  of(request: ForwardedRequest): string
  isProxy(address: string): boolean
  /** Returns true if a peer outside TRUSTED_PROXIES sent forwarded headers: a lying client, or a proxy that is not listed. */
  isIgnored(request: ForwardedRequest): boolean
}

type ForwardedRequest = { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders }

/** Addresses further left are ignored. */
const MAX_HOPS = 16

/**
 * Determines client addresses (contract.md, TRUSTED_PROXIES). The address is the socket's peer. If that is a trusted proxy, it
 * is the right-most untrusted address in X-Forwarded-For, or else in Forwarded. Anybody can forge the addresses left of it, and
 * those left of a part that is not an address.
 * @param trusted addresses and CIDR ranges
 */
export function clientAddresses(trusted: readonly string[]): ClientAddresses {
  const proxies = new BlockList()
  for (const range of trusted) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  const isProxy = (address: string) => {
    const plain = plainAddress(address)
    return plain !== undefined && proxies.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
  }
  return {
    isProxy,
    isIgnored: ({ socket, headers }) =>
      (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined && !isProxy(socket.remoteAddress ?? ''),
    of: ({ socket, headers }) => {
      let client = plainAddress(socket.remoteAddress ?? '') ?? ''
      if (trusted.length === 0 || !isProxy(client)) return client
      for (const hop of forwardedFor(headers).slice(-MAX_HOPS).reverse()) {
        const address = plainAddress(hop)
        if (address === undefined) return client
        client = address
        if (!isProxy(address)) return client
      }
      return client
    },
  }
}

/** Returns the addresses that the headers name, the nearest last. */
function forwardedFor(headers: IncomingHttpHeaders): string[] {
  const own = headers['x-forwarded-for']?.toString()
  if (own !== undefined) return own.split(',')
  const standard = headers.forwarded
  if (standard === undefined) return []
  return standard.split(',').map((hop) => /(?:^|;)\s*for="?([^";]*)"?/i.exec(hop)?.[1] ?? '')
}

/** Removes brackets, port, zone and the IPv6 prefix of an IPv4 address. Returns undefined if the rest is not an address. */
function plainAddress(given: string): string | undefined {
  const text = given.trim().toLowerCase()
  const [, bracketed, dotted] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+)(?::\d+)?$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? dotted ?? text).split('%')
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address
  return isIP(plain) === 0 ? undefined : plain
}
