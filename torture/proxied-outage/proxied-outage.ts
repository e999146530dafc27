import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { guestOrder } from '../harness/buyers.ts'
import { databaseUrls } from '../harness/database-urls.ts'
import { withFilledDatabase } from '../harness/filled-shop.ts'
import { eventLines } from '../harness/log-events.ts'
import { startShop, untilReady } from '../harness/shop-server.ts'
import { startCaddy } from '../harness/start-caddy.ts'
import { startHaproxy } from '../harness/start-haproxy.ts'

const pages = ['/', '/en', '/en/shop', '/en/api/settings']

/** Responses through one proxy. */
type Met = {
  proxy: string
  /** Cached pages and an order during the outage of the database. */
  pages: number[]
  order: { status: number; retryAfter: string | null; message: string }
  /** Status of an order after the outage. */
  orderAfter: number
  /** The proxy's own answer after the server has stopped. `says`: whether it has the text of deploy/away.html. */
  stopped: { status: number; retryAfter: string | null; says: boolean }
}

/**
 * Stops the database of a shop behind the proxies of deploy/ for `duration` milliseconds and sends requests; then stops
 * the shop.
 * @param programs paths of the proxies
 */
export async function outage(programs: { caddy: string; haproxy: string }, duration: number) {
  return await withFilledDatabase(async (folder, secrets) => {
    const shopPort = await freePort()
    const caddyPort = await freePort()
    const haproxyPort = await freePort()
    const postgresFolder = join(folder, 'postgres')
    let postgres = await startEmbedded(postgresFolder)
    const shop = await startShop({
      dataDir: join(folder, 'data'),
      env: {
        ...databaseUrls(postgresFolder),
        ...secrets,
        PORT: String(shopPort),
        PUBLIC_URL: `http://127.0.0.1:${caddyPort}`,
        TRUSTED_PROXIES: 'loopback',
      },
    })
    const caddy = await startCaddy(programs.caddy, folder, caddyPort, shopPort)
    const haproxy = await startHaproxy(programs.haproxy, folder, haproxyPort, [shopPort])
    try {
      const proxies = [
        { name: `Caddy ${caddy.version}`, address: `http://127.0.0.1:${caddyPort}` },
        { name: haproxy.version, address: `http://127.0.0.1:${haproxyPort}` },
      ]
      for (const { address } of proxies) await untilReady(address)
      for (const page of pages) await (await fetch(shop.address + page)).arrayBuffer()
      const order = await guestOrder(shop.address)
      await postgres.close()
      // The proxies' health checks have run by then.
      await pause(duration)
      const during = []
      for (const { address } of proxies) {
        const statuses: number[] = []
        for (const page of pages) statuses.push((await fetch(address + page)).status)
        const refused = await placeOrder(address, order)
        const { message = '' }: { message?: string } = JSON.parse((await refused.text()) || '{}')
        during.push({
          pages: statuses,
          order: { status: refused.status, retryAfter: refused.headers.get('retry-after'), message },
        })
      }
      postgres = await startEmbedded(postgresFolder)
      await untilReady(shop.address)
      await pause(2_500)
      const after: number[] = []
      for (const { address } of proxies) after.push((await placeOrder(address, order)).status)
      await shop.stop()
      await pause(2_000)
      const met: Met[] = []
      for (const [at, { name, address }] of proxies.entries()) {
        const closed = await fetch(`${address}/en`)
        met.push({
          proxy: name,
          pages: during[at]?.pages ?? [],
          order: during[at]?.order ?? { status: 0, retryAfter: null, message: '' },
          orderAfter: after[at] ?? 0,
          stopped: {
            status: closed.status,
            retryAfter: closed.headers.get('retry-after'),
            says: (await closed.text()).includes('Back in a moment'),
          },
        })
      }
      const errors = shop
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":50'))
      return {
        met,
        away: eventLines(shop.output(), 'database_away').length,
        back: eventLines(shop.output(), 'database_back').length,
        otherErrors: errors.filter((line) => !line.includes('"database_away"')),
      }
    } finally {
      await caddy.stop()
      await haproxy.stop()
      await shop.stop()
      await postgres.close()
    }
  })
}

async function placeOrder(address: string, order: object): Promise<Response> {
  return await fetch(`${address}/en/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
}
