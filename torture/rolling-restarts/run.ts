import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { guestOrder } from '../harness/buyers.ts'
import { databaseUrls } from '../harness/database-urls.ts'
import { askForEachPage, type Clients, startClients } from '../harness/http-clients.ts'
import { eventLines } from '../harness/log-events.ts'
import { report } from '../harness/report.ts'
import { sharedSecrets } from '../harness/shared-secrets.ts'
import { type ShopServer, startShop, untilReady, withTemporaryFolder } from '../harness/shop-server.ts'
import type { RunningProxy } from './own-proxy.ts'
import { checkInterval, startProxy } from './proxy.ts'

const rounds = Number(process.env.ROUNDS ?? 20)
const count = 16
/** Milliseconds between the requests of a client: about 100 requests per second in total. */
const rest = 140

await withTemporaryFolder(async (folder) => {
  await using _postgres = await startEmbedded(join(folder, 'postgres'))
  await restart(folder)
})

async function restart(folder: string): Promise<void> {
  const publicPort = await freePort()
  const publicUrl = `http://127.0.0.1:${publicPort}`
  const secrets = sharedSecrets()
  const start = async (name: string, port: number) => {
    const dataDir = join(folder, name)
    await mkdir(dataDir, { recursive: true })
    const env = {
      ...databaseUrls(join(folder, 'postgres')),
      PUBLIC_URL: publicUrl,
      PORT: String(port),
      ...secrets,
    }
    return await startShop({ dataDir, env })
  }
  const ports = [await freePort(), await freePort()] as const
  const servers: ShopServer[] = []
  const exitCodes: (number | null)[] = []
  let proxy: RunningProxy | undefined
  let clients: Clients | undefined
  let begun = 0
  let unheard = 0
  let slowestStop = 0
  try {
    for (const [at, port] of ports.entries()) servers.push(await start(`server${at}`, port))
    proxy = await startProxy(folder, publicPort, ports)
    await untilReady(publicUrl)
    await askForEachPage(publicUrl)
    const order = await guestOrder(publicUrl)
    clients = startClients({ count, address: publicUrl, order, rest })
    begun = performance.now()
    for (let round = 0; round < rounds; round++) {
      for (const [at, port] of ports.entries()) {
        const stopping = performance.now()
        exitCodes.push((await servers[at]?.stop()) ?? null)
        slowestStop = Math.max(slowestStop, Math.round(performance.now() - stopping))
        unheard += eventLines(servers[at]?.output() ?? '', 'unheard_rejection').length
        servers[at] = await start(`server${at}`, port)
        await untilReady(`http://127.0.0.1:${port}`)
        // The proxy notices the new server within two checks.
        await pause(2 * checkInterval)
      }
    }
  } finally {
    clients?.stop()
    await clients?.ended
    for (const server of servers) await server.stop()
    await proxy?.stop()
  }
  const seconds = (performance.now() - begun) / 1_000
  const { met } = clients
  const asked = Object.values(met.answers).reduce((sum, each) => sum + each, 0)
  const failed = asked - (met.answers[200] ?? 0) - (met.answers[201] ?? 0)
  await report(
    import.meta.url,
    {
      proxy: proxy?.name,
      restarts: exitCodes.length,
      requestsPerSecond: Math.round(asked / seconds),
      answers: met.answers,
      failed,
      connectionErrors: met.resets.length + met.refused,
      errors: met.resets.slice(0, 5),
      slowestStop,
      unheardRejections: unheard,
    },
    [
      ['no request fails', failed === 0],
      ['no connection fails', met.resets.length + met.refused === 0],
      ['every server ends with code 0', exitCodes.every((code) => code === 0)],
      ['every server ends within 10 s', slowestStop < 10_000],
      ['every promise rejection is handled', unheard === 0],
    ],
  )
  if (failed > 0) console.log(proxy?.output().slice(0, 10_000))
}
