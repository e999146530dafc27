import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Network } from './fetch-public-file.ts'

/** The internet. Only the conversion of a product file may import it, so that nobody else can make the shop fetch an address. */
export const internet: Network = {
  async resolve(host) {
    const found = await lookup(host, { all: true })
    return found.map(({ address }) => address)
  },
  connect(host, addresses) {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    return connect({
      host,
      port: 443,
      // With an IP address there is no server name to send.
      ...(isIP(host) === 0 ? { servername: host } : {}),
      lookup(_host, { all }, callback) {
        if (all) callback(null, found)
        else callback(null, found[0]?.address ?? '', found[0]?.family)
      },
    })
  },
}
