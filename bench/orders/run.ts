import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { ConnectionTarget } from '@zayy/platform/postgres/connection-pool'
import type { Database } from '@zayy/platform/postgres/database'
import { poolOf } from '@zayy/platform/postgres/pool-of'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { asOwner, withDemoDatabase } from '../demo-database.ts'
import { median } from '../request-rate.ts'
import { demoOrder } from './demo-order.ts'

const rounds = 5
const callsOfOne = 150
const callsOfEight = 400

/** Returns the calls per second of `workers` workers that each make one call at a time. */
async function rate(call: () => Promise<unknown>, calls: number, workers: number): Promise<number> {
  let left = calls
  const work = async () => {
    while (left-- > 0) await call()
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: workers }, work))
  return (calls * 1_000) / (performance.now() - start)
}

async function measure(database: Database, target: ConnectionTarget) {
  const pool = poolOf(database)
  await asOwner(target, (owner) =>
    owner.$client.query('create table bare_inserts (id integer generated always as identity, note text)'),
  )
  const order = await demoOrder(database)
  /** The reference: the smallest durable write. */
  const insert = () =>
    pool.query({
      name: 'bare',
      text: 'insert into bare_inserts (note) values ($1)',
      values: ['x'],
    })
  const place = () =>
    placeOrder(database, order, { locale: 'ar', now: new Date(), idempotencyKey: randomUUID() })

  const cases = {
    insert1: [insert, 1],
    order1: [place, 1],
    insert8: [insert, 8],
    order8: [place, 8],
  } as const
  type Case = keyof typeof cases
  const names: Case[] = ['insert1', 'order1', 'insert8', 'order8']
  const rates: Record<Case, number[]> = { insert1: [], order1: [], insert8: [], order8: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const [call, workers] = cases[name]
      const measured = await rate(call, workers === 1 ? callsOfOne : callsOfEight, workers)
      if (round > 0) rates[name].push(measured)
    }
  }
  const perSecond = (name: Case) => Math.round(median(rates[name]))
  const ratio = (order: Case, reference: Case) =>
    Number((median(rates[reference]) / median(rates[order])).toFixed(1))
  return {
    perSecond: Object.fromEntries(names.map((name) => [name, perSecond(name)])),
    insertsToAnOrderOfOne: ratio('order1', 'insert1'),
    insertsToAnOrderOfEight: ratio('order8', 'insert8'),
  }
}

const result = await withDemoDatabase(measure)
console.log(result)
await writeFile(new URL('result.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`)
