import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { guestOrder, slowestTry, startBuyers } from '../harness/buyers.ts'
import { checkOrders, issueAtOrder } from '../harness/database.ts'
import { databaseUrls } from '../harness/database-urls.ts'
import { withFilledDatabase } from '../harness/filled-shop.ts'
import { eventLines } from '../harness/log-events.ts'
import { startShop, untilReady } from '../harness/shop-server.ts'
import type { Outcome } from '../harness/under-buyers.ts'

export type StandbyOutcome = Outcome & {
  /** Statuses of `/readyz` while the database is read-only. */
  readyzOnStandby: number[]
  /** Statuses of a public API read meanwhile. */
  readsOnStandby: number[]
}

/**
 * Runs two servers on one PostgreSQL under `buyers`, who use both in turn. The database restarts as a read-only standby and
 * is promoted after `duration` milliseconds.
 */
export async function becomeStandby(duration: number, buyers: number): Promise<StandbyOutcome> {
  return await withFilledDatabase(async (folder, secrets) => {
    const files = join(folder, 'postgres')
    let postgres = await startEmbedded(files)
    const env = { ...databaseUrls(files), ...secrets }
    const servers = [await startShop({ dataDir: join(folder, 'a'), env })]
    servers.push(await startShop({ dataDir: join(folder, 'b'), env }))
    try {
      const [first, second] = servers
      if (!first || !second) throw new Error('The servers did not start')
      await issueAtOrder(folder)
      let turn = 0
      const addresses = [first.address, second.address]
      const addressOf = () => addresses[turn++ % 2] ?? first.address
      const buying = startBuyers(buyers, await guestOrder(first.address), addressOf)
      await pause(1_000)
      await postgres.close()
      await writeFile(join(files, 'cluster/standby.signal'), '')
      postgres = await startEmbedded(files)
      const readyzOnStandby = new Set<number>()
      const readsOnStandby = new Set<number>()
      for (const end = Date.now() + duration; Date.now() < end; await pause(500)) {
        for (const address of addresses) {
          readyzOnStandby.add(await statusOf(`${address}/readyz`))
          readsOnStandby.add(await statusOf(`${address}/en/api/products?search=${turn}`))
        }
      }
      await promote(postgres.superuserTarget)
      const waits = await Promise.all(
        addresses.map((address) => untilReady(address).catch(() => Number.POSITIVE_INFINITY)),
      )
      const codes = servers.map((server) => server.exitCode())
      const survived = codes.every((code) => code === undefined)
      await (survived ? buying.stop() : buying.abandon())
      return {
        orders: buying.orders.length,
        slowestAnswer: Math.round(slowestTry(buying.orders)),
        server: survived ? 'survived' : `ended with ${codes.join(' and ')}`,
        readyAfter: Math.max(...waits),
        unexpected: buying.unexpected.slice(0, 5),
        unheardRejections: servers.reduce(
          (sum, server) => sum + eventLines(server.output(), 'unheard_rejection').length,
          0,
        ),
        ...(await checkOrders(folder, buying.orders)),
        readyzOnStandby: [...readyzOnStandby],
        readsOnStandby: [...readsOnStandby],
      }
    } finally {
      for (const server of servers) if (server.exitCode() === undefined) await server.stop()
      await postgres.close()
    }
  })
}

async function statusOf(address: string): Promise<number> {
  return await fetch(address).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
}

async function promote(target: Parameters<typeof connectionPool>[0]): Promise<void> {
  const superuser = connectionPool(target, { size: 1, bounds: { statement: 60_000 } })
  await superuser.$client.query('select pg_promote()')
  await closeDatabase(superuser)
}
