import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { guestOrder } from '../harness/buyers.ts'
import { countOrders } from '../harness/database.ts'
import { askForEachPage, startClients } from '../harness/http-clients.ts'
import { report } from '../harness/report.ts'
import { type ShopServer, startShop, untilReady, withTemporaryFolder } from '../harness/shop-server.ts'
import { caddyProgram, startCaddy } from '../harness/start-caddy.ts'
import { listenAsSystemd } from './socket-unit.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const count = 8
/** Milliseconds between the requests of a client: about 60 requests per second in total. */
const rest = 130

const program = caddyProgram()
if (!program) throw new Error('Caddy is not installed: apt-get install caddy, or set CADDY to its program')

await withTemporaryFolder(async (folder) => {
  const [publicPort, port] = [await freePort(), await freePort()]
  const publicUrl = `http://127.0.0.1:${publicPort}`
  const unit = await listenAsSystemd(folder, port)
  const env = { PORT: String(port), PUBLIC_URL: publicUrl, TRUSTED_PROXIES: 'loopback' }
  const start = () => startShop({ dataDir: join(folder, 'data'), env, wrapper: unit.wrapper })
  let server: ShopServer = await start()
  const caddy = await startCaddy(program, folder, publicPort, port)
  const exitCodes: (number | null)[] = []
  try {
    await untilReady(publicUrl)
    await askForEachPage(publicUrl)
    const order = await guestOrder(publicUrl)
    const clients = startClients({ count, address: publicUrl, order, rest, hasKeys: false })
    try {
      for (let round = 0; round < rounds; round++) {
        await pause(1_000)
        exitCodes.push(await server.stop())
        server = await start()
      }
      await pause(1_000)
    } finally {
      clients.stop()
      await clients.ended
    }
    const { answers, resets, refused } = clients.met
    const orders = await countOrders(join(folder, 'data'))
    const failed = Object.entries(answers).reduce(
      (sum, [status, times]) => sum + (/^20[01]$/.test(status) ? 0 : times),
      0,
    )
    if (failed > 0) console.log(caddy.output().slice(-4_000))
    await report(
      import.meta.url,
      {
        caddy: caddy.version,
        restarts: rounds,
        answers,
        connectionErrors: resets.length + refused,
        errors: resets.slice(0, 5),
        orders,
      },
      [
        ['no request fails', failed === 0],
        ['no connection fails', resets.length + refused === 0],
        ['no order is placed twice or lost', orders === answers[201]],
        ['every server ends with code 0', exitCodes.every((code) => code === 0)],
      ],
    )
  } finally {
    await caddy.stop()
    await server.stop()
    unit.stop()
  }
})
