import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ConnectionTarget } from '@zayy/platform/postgres/connection-pool'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { type SmallShop, smallOrder } from '@zayy/shop/testing/small-shop'
import { seededRandom } from '../harness/seeded-random.ts'

const CASHIERS = 4
const program = fileURLToPath(new URL('cashier.ts', import.meta.url))

export type IssueFigures = {
  orders: number
  paid: number
  creditNotes: number
  /** Cashiers killed, and of these while they waited between payment and issue. */
  kills: number
  killsBetween: number
  /** Connections ended by PostgreSQL. */
  endedConnections: number
  /** Paid orders without an invoice, and invoices of unpaid orders. */
  apart: number
  /** Missing numbers of invoices and of credit notes. */
  gaps: number
  /** Numbers that are lower than one of an earlier moment. */
  outOfSequence: number
  /** Invoices that were printed with another number than the stored one. */
  changed: number
}

/**
 * Places `orders` orders and lets cashiers pay them, while they and their connections are killed at random moments, and
 * every third time exactly between payment and issue: the torture holds the counter until a cashier waits for it.
 * @param cashier `wrong`: takes the number in a separate transaction
 */
export async function issueUnderKills(
  shop: SmallShop,
  target: ConnectionTarget,
  { orders, cashier }: { orders: number; cashier: 'right' | 'wrong' },
): Promise<IssueFigures> {
  const { database } = shop
  const random = seededRandom(20_261_127)
  let left = orders
  const place = async () => {
    while (left-- > 0) await placeOrder(database, smallOrder(shop), { locale: 'en', now: new Date() })
  }
  await Promise.all(Array.from({ length: CASHIERS }, place))
  const printed = new Map<string, number>()
  const counts = { kills: 0, killsBetween: 0, endedConnections: 0 }
  const start = () => Array.from({ length: CASHIERS }, () => startCashier(target, cashier, printed))
  let working = start()
  for (let round = 0; (await numberOf(database, unpaid)) > 0; round += 1) {
    await Promise.all(working.map(({ ready }) => ready))
    await pause(random() * 700)
    if (round % 3 === 0) counts.killsBetween += await killBetween(database, working)
    if (round % 3 === 1) counts.endedConnections += await numberOf(database, endConnections)
    await killAll(working)
    counts.kills += working.length
    working = start()
  }
  await killAll(working)
  return { orders, ...counts, ...(await check(database, printed)) }
}

const unpaid = `select count(*)::int as n from orders where payment_status = 'unpaid'`
const waiting = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ~ 'invoice_counter'`
const endConnections = `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`

async function numberOf({ $client }: PooledDatabase, query: string): Promise<number> {
  const { rows } = await $client.query<{ n: number }>(query)
  return rows[0]?.n ?? 0
}

type Cashier = { child: ChildProcess; ready: Promise<unknown>; ended: Promise<unknown> }

function startCashier(target: ConnectionTarget, kind: string, printed: Map<string, number>): Cashier {
  const env = { PATH: process.env.PATH ?? '', TARGET: JSON.stringify(target), CASHIER: kind }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const lines = createInterface({ input: child.stdout })
  const ready = once(lines, 'line')
  lines.on('line', (line) => {
    const [code = '', number] = line.split(' ')
    if (number !== undefined) printed.set(code, Number(number))
  })
  return { child, ready, ended: once(child, 'close') }
}

async function killAll(working: readonly Cashier[]): Promise<void> {
  for (const { child } of working) child.kill('SIGKILL')
  await Promise.all(working.map(({ ended }) => ended))
}

/** Holds the counter until cashiers wait for it, and kills them. Returns their number. */
async function killBetween(database: PooledDatabase, working: readonly Cashier[]): Promise<number> {
  const keeper = await database.$client.connect()
  try {
    await keeper.query('begin')
    await keeper.query('select from invoice_counter for update')
    for (const end = Date.now() + 1_500; Date.now() < end; await pause(20))
      if ((await numberOf(database, waiting)) > 0) break
    const caught = await numberOf(database, waiting)
    await killAll(working)
    return caught
  } finally {
    await keeper.query('rollback')
    keeper.release()
  }
}

async function check(database: PooledDatabase, printed: ReadonlyMap<string, number>) {
  const { rows } = await database.$client.query<{ code: string; number: number | null; paid: boolean }>(
    `select code, invoice_number as number, payment_status = 'paid' as paid from orders order by invoiced_at, invoice_number`,
  )
  const numbers = rows.flatMap(({ number }) => (number === null ? [] : [number]))
  const stored = new Map(rows.map(({ code, number }) => [code, number]))
  const notes = 'from credit_notes'
  return {
    paid: rows.filter(({ paid }) => paid).length,
    creditNotes: await numberOf(database, `select count(*)::int as n ${notes}`),
    apart: rows.filter(({ number, paid }) => paid !== (number !== null)).length,
    gaps:
      (await numberOf(database, 'select last as n from invoice_counter')) -
      numbers.length +
      (await numberOf(
        database,
        `select (select last from credit_note_counter) - count(*)::int as n ${notes}`,
      )),
    outOfSequence: numbers.filter((number, index) => number < (numbers[index - 1] ?? 0)).length,
    changed: [...printed].filter(([code, number]) => stored.get(code) !== number).length,
  }
}
