import { setTimeout as pause } from 'node:timers/promises'
import { type Delivery, startSmtpServer } from '@zayy/platform/mail/testing/smtp-server'
import { guestOrder, startBuyers } from '../harness/buyers.ts'
import { type ShopServer, startShop } from '../harness/shop-server.ts'

/** Delay of the mail server per mail, so that mails are being sent when a server is killed. */
const THINKING_MS = 1_500
/** Mails that one server sends at a time: the number of its workers. */
const IN_HAND = 2
const ORDERS_A_KILL = 4

export type MailFigures = {
  servers: number
  kills: number
  orders: number
  /** Mails that a killed server had sent completely, but whose acceptance it did not receive. */
  interrupted: number
  /** Seconds from the order, or from the restart after the kill, until the mail was accepted. */
  slowestSeconds: number | null
  neverSent: number
  sentTwice: number
}

type Kill = { at: number; runningAgain: number }

/**
 * Kills the servers of one shop with SIGKILL in turn while they send mails, and restarts them at once.
 * @param options `patienceMs`: longest wait for mails after the last kill
 */
export async function killedMailers(
  folders: readonly string[],
  { kills, patienceMs, env = {} }: { kills: number; patienceMs: number; env?: Record<string, string> },
): Promise<MailFigures> {
  const smtp = await startSmtpServer(async () => {
    await pause(THINKING_MS)
    return '250 2.0.0 Taken'
  })
  const start = (dataDir: string) => startShop({ dataDir, env: { SMTP_URL: smtp.url, ...env } })
  const servers: ShopServer[] = []
  try {
    for (const folder of folders) servers.push(await start(folder))
    const order = await guestOrder(servers[0]?.address ?? '')
    const placed = new Map<string, number>()
    const killed: Kill[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const begun = Date.now()
      for (const code of await placeOrders(order, servers)) placed.set(code, begun)
      const inHand = () =>
        smtp.deliveries.filter(({ accepted, interrupted }) => !(accepted ?? interrupted)).length
      await until(() => inHand() >= IN_HAND * servers.length, 60_000)
      const place = kill % servers.length
      servers[place]?.child.kill('SIGKILL')
      const at = Date.now()
      servers[place] = await start(folders[place] ?? '')
      killed.push({ at, runningAgain: servers.length > 1 ? at : Date.now() })
    }
    const deliveriesOf = (code: string) =>
      smtp.deliveries.filter(({ messageId }) => messageId.startsWith(`order-placed-${code}@`))
    const isSent = (code: string) => deliveriesOf(code).some(({ accepted }) => accepted !== undefined)
    await until(() => [...placed.keys()].every(isSent), patienceMs)
    await pause(THINKING_MS * 2)
    const seconds = [...placed].map(([code, time]) => secondsToSend(deliveriesOf(code), time, killed))
    const sent = seconds.filter((each) => each !== null)
    const timesSent = [...placed.keys()].map(
      (code) => deliveriesOf(code).filter(({ accepted }) => accepted !== undefined).length,
    )
    return {
      servers: servers.length,
      kills,
      orders: placed.size,
      interrupted: smtp.deliveries.filter(({ interrupted }) => interrupted !== undefined).length,
      slowestSeconds: sent.length > 0 ? Math.max(...sent) : null,
      neverSent: placed.size - sent.length,
      sentTwice: timesSent.filter((times) => times > 1).length,
    }
  } finally {
    for (const server of servers) await server.stop()
    await smtp.close()
  }
}

/** Places a few orders on all servers and returns the codes of their bills. */
async function placeOrders(order: object, servers: readonly ShopServer[]): Promise<string[]> {
  let tries = 0
  const buyers = startBuyers(1, order, () => servers[tries++ % servers.length]?.address ?? '')
  await until(() => buyers.orders.length >= ORDERS_A_KILL * servers.length, 60_000)
  await buyers.stop()
  if (buyers.unexpected.length > 0)
    throw new Error(`Unexpected response to an order: ${buyers.unexpected[0]}`)
  return buyers.orders.map(({ code }) => code)
}

/** Null for a mail that was never accepted. */
function secondsToSend(
  deliveries: readonly Delivery[],
  placed: number,
  kills: readonly Kill[],
): number | null {
  const sent = Math.min(...deliveries.map(({ accepted }) => accepted ?? Number.POSITIVE_INFINITY))
  if (!Number.isFinite(sent)) return null
  const hits = deliveries.flatMap(({ interrupted }) => (interrupted === undefined ? [] : [interrupted]))
  const again = hits.map((hit) => kills.findLast(({ at }) => at <= hit)?.runningAgain ?? 0)
  return Math.round((sent - Math.max(placed, ...again)) / 100) / 10
}

async function until(holds: () => boolean, patienceMs: number): Promise<void> {
  for (const end = Date.now() + patienceMs; !holds() && Date.now() < end; ) await pause(50)
}
