import { setTimeout as pause } from 'node:timers/promises'
import { type ConnectionTarget, connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { keyRing } from '@zayy/platform/secrets/key-ring'
import { formatKeys, newKey } from '@zayy/platform/secrets/keys'
import { requestRetry } from '@zayy/shop/invoicing/zatca/change-unit'
import { onboardUnit } from '@zayy/shop/invoicing/zatca/onboard-unit'
import { zatcaPlatform } from '@zayy/shop/invoicing/zatca/zatca-platform'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { type SmallShop, smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { openTestFatoora } from '@zayy/test-fatoora'
import { signalDatabase } from '../harness/database.ts'
import { seededRandom } from '../harness/seeded-random.ts'
import { type Cashier, killAll, type Printed, startCashier } from './cashiers.ts'
import { type Checked, checkInvoices } from './check-invoices.ts'
import { startPlatform } from './fake-platform.ts'

const CASHIERS = 2

/** Number of orders placed at a time. */
const BUYERS = 4

/** Unpaid orders at which the next round begins. */
const FEW = 20

/** Maximum wait for a single event, in milliseconds. */
const PATIENCE_MS = 120_000

const COMPANY = {
  company_name: 'شركة الواحة',
  company_vat: '311111111100003',
  building: '7123',
  postcode: '12211',
}

/** One in this many orders is of a company, whose invoice is cleared. */
const COMPANY_EVERY = 4

export type IssueFigures = Checked & {
  orders: number
  rounds: number
  /** Cashiers killed in all, while they waited between payment and issue, and between issue and document. */
  kills: number
  killsBefore: number
  killsAfter: number
  /** Connections ended by PostgreSQL. */
  endedConnections: number
  databaseKills: number
  platformKills: number
  /** Documents sent, and answers by status: 409, or 208 for a company's document, means that it was accepted earlier. */
  sends: number
  answers: Record<string, number>
}

/**
 * Places `orders` orders in `rounds` portions. Cashiers pay them, issue their invoices, and make and send the documents. Each
 * round kills something: the cashiers between payment and issue or between issue and document, one cashier at a random moment,
 * their connections, PostgreSQL, or the platform. Ends when each invoice has its document, or after a time limit.
 * @param cashier `wrong`: takes numbers in a separate transaction, and sends other bytes than those stored
 */
export async function issueUnderKills(
  dataDir: string,
  target: ConnectionTarget,
  { orders, rounds, cashier }: { orders: number; rounds: number; cashier: 'right' | 'wrong' },
): Promise<IssueFigures> {
  const database = connectionPool(target, { size: 10, longestWait: 10_000 })
  const platform = await startPlatform(`${dataDir}/test-fatoora`)
  const printed: Printed = { invoices: new Map(), sent: new Map(), sends: 0, answers: {} }
  let working: Cashier[] = []
  try {
    await numberOf(database, 'select 1 as n')
    const shop = await smallShop(database)
    const env = {
      TARGET: JSON.stringify(target),
      KEYS: await onboard(database, platform.address),
      PLATFORM: platform.address,
      CASHIER: cashier,
      NODE_COMPILE_CACHE: `${dataDir}/compiled`,
    }
    const random = seededRandom(20_261_127)
    const counts = {
      kills: 0,
      killsBefore: 0,
      killsAfter: 0,
      endedConnections: 0,
      databaseKills: 0,
      platformKills: 0,
    }
    const kill = async (killed: Cashier[]) => {
      counts.kills += killed.length
      await killAll(killed)
      working = working.filter((one) => !killed.includes(one))
    }
    const faults: (() => Promise<void>)[] = [
      async () => {
        counts.killsBefore += await killHeld(database, 'invoice_counter', () => kill(working))
      },
      async () => {
        counts.killsAfter += await killHeld(database, 'zatca_units', () => kill(working))
      },
      async () => {
        counts.endedConnections += await numberOf(database, endConnections)
        await kill(working.slice(0, 1))
      },
      async () => {
        counts.databaseKills += 1
        await signalDatabase(dataDir, 'SIGKILL')
      },
      async () => {
        counts.platformKills += 1
        await platform.kill()
        await pause(random() * 300)
        await platform.restart()
      },
      () => kill(working.slice(0, 1)),
    ]
    for (let round = 0; round < rounds; round += 1) {
      while (working.length < CASHIERS) working.push(startCashier(env, printed))
      await Promise.all(working.map(({ ready }) => ready))
      await untilFew(database)
      const placing = placeOrders(
        shop,
        Math.floor((orders * (round + 1)) / rounds) - Math.floor((orders * round) / rounds),
      )
      await pause(random() * 500)
      await faults[round % faults.length]?.()
      await placing
    }
    while (working.length < CASHIERS) working.push(startCashier(env, printed))
    await untilSettled(database)
    await killAll(working)
    const fake = openTestFatoora({ folder: `${dataDir}/test-fatoora` })
    const checked = await checkInvoices(database, fake.accepted(), printed)
    fake.close()
    return { orders, rounds, ...counts, sends: printed.sends, answers: printed.answers, ...checked }
  } finally {
    await killAll(working)
    await platform.kill()
    await closeDatabase(database)
  }
}

const unpaid = `select count(*)::int as n from orders where payment_status = 'unpaid'`
const unsettled = `select ((select count(*) from orders where payment_status = 'unpaid') + (select count(*) from zatca_owed)
  + (select count(*) from zatca_documents where state = 'made'))::int as n`
const endConnections = `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`

async function numberOf({ $client }: PooledDatabase, query: string): Promise<number> {
  const { rows } = await insist(() => $client.query<{ n: number }>(query))
  return rows[0]?.n ?? 0
}

/** Repeats `work`, which fails while PostgreSQL starts again. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(100)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

/** Registers the shop with the platform. Returns its keys. */
async function onboard(database: PooledDatabase, address: string): Promise<string> {
  await database.$client.query(
    `update settings set seller_street = 'الامير سلطان', seller_building = '2322', seller_district = 'المربع',
       seller_city = 'الرياض', seller_postcode = '23333'`,
  )
  const keys = [newKey(1, new Date(0))]
  const platform = zatcaPlatform('fake', async (request) => {
    const body = await request.text()
    return await fetch(`${address}${new URL(request.url).pathname}`, {
      method: request.method,
      headers: request.headers,
      body,
    })
  })
  const ring = keyRing(
    () => keys,
    () => new Date(),
  )
  const details = { otp: '123345', industry: 'ملابس', address: 'https://zayy.example', by: 'owner' }
  const { kind } = await onboardUnit(database, { platform, keys: ring }, details)
  if (kind !== 'onboarded') throw new Error(`The unit was not onboarded: ${kind}`)
  return formatKeys(keys)
}

async function placeOrders(shop: SmallShop, count: number): Promise<void> {
  let placed = 0
  const buy = async () => {
    while (placed < count) {
      placed += 1
      const order = { ...smallOrder(shop), ...(placed % COMPANY_EVERY === 0 && COMPANY) }
      await insist(() => placeOrder(shop.database, order, { locale: 'en', now: new Date() }))
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, buy))
}

/** Locks a row until cashiers wait for it, or for a moment, then kills the cashiers. Returns how many waited. */
async function killHeld(
  database: PooledDatabase,
  table: 'invoice_counter' | 'zatca_units',
  kill: () => Promise<void>,
): Promise<number> {
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ~ '${table}'`
  const keeper = await insist(() => database.$client.connect())
  try {
    await keeper.query('begin')
    await keeper.query(`select from ${table} for update`)
    for (const end = Date.now() + 1_500; Date.now() < end; await pause(20))
      if ((await numberOf(database, waiting)) > 0) break
    const caught = await numberOf(database, waiting)
    await kill()
    return caught
  } finally {
    await keeper.query('rollback')
    keeper.release()
  }
}

/** Waits until few orders are unpaid, so that each round meets payments. */
async function untilFew(database: PooledDatabase): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100))
    if ((await numberOf(database, unpaid)) < FEW) return
}

/**
 * Waits until all orders are paid and no document waits, or until nothing has changed for a while. Sends waiting documents at
 * once.
 */
async function untilSettled(database: PooledDatabase): Promise<void> {
  let left = Number.POSITIVE_INFINITY
  for (let end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(2_000)) {
    const now = await numberOf(database, unsettled)
    if (now === 0) return
    if (now < left) end = Date.now() + PATIENCE_MS
    left = now
    await insist(() => requestRetry(database))
  }
}
