import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import type { Network } from '../fetch-public-file.ts'

/** A public address, to which names resolve if a test sets none. */
export const PUBLIC_ADDRESS = '93.184.215.14'

/** @property reached hosts with the addresses to which connections were opened, in order */
export type LocalNetwork = Network & { reached: string[]; close(): void }

/**
 * Makes a network on which a server of this test answers every connection, without encryption.
 * @param names addresses by host name; a host without addresses does not exist
 */
export async function localNetwork(
  answer: RequestListener,
  names: Readonly<Record<string, readonly string[]>> = {},
): Promise<LocalNetwork> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const reached: string[] = []
  return {
    reached,
    async resolve(host) {
      const found = names[host] ?? [PUBLIC_ADDRESS]
      if (found.length === 0) throw Object.assign(new Error(`no host ${host}`), { code: 'ENOTFOUND' })
      return [...found]
    },
    connect(host, addresses) {
      reached.push(`${host} ${addresses.join(' ')}`)
      return connect(port, '127.0.0.1')
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
