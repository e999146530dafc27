import { randomUUID } from 'node:crypto'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { poolOf } from '@zayy/platform/postgres/pool-of'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { withDemoDatabase } from '../demo-database.ts'
import { median } from '../request-rate.ts'
import { writeResult } from '../result.ts'
import { bareTransaction } from './bare-transaction.ts'
import { demoOrder } from './demo-order.ts'
import { fillOrders } from './fill-orders.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const orders = { 1: 150, 8: 400, 64: 800 }
const filled = Number(process.env.ORDERS ?? 1_000_000)
/** As the server's pool for orders. */
const connections = 6
/** Milliseconds that an order may wait for a connection; the server rejects it earlier. */
const longestWait = 60_000

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

type Measured = { order: number; bare: number; ratio: number }

/** Returns the rates with each number of workers. */
async function rates(
  place: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<Record<string, Measured>> {
  const measured: Record<string, Measured> = {}
  for (const [workers, calls] of Object.entries(orders)) {
    const all = { order: [] as number[], bare: [] as number[] }
    for (let round = 0; round <= rounds; round += 1) {
      const bareRate = await rate(bare, calls, Number(workers))
      const orderRate = await rate(place, calls, Number(workers))
      if (round === 0) continue
      all.bare.push(bareRate)
      all.order.push(orderRate)
    }
    const [order, reference] = [median(all.order), median(all.bare)]
    measured[workers] = {
      order: Math.round(order),
      bare: Math.round(reference),
      ratio: Number((order / reference).toFixed(2)),
    }
    console.log(workers, measured[workers])
  }
  return measured
}

const result = await withDemoDatabase(async (demo, target) => {
  const order = await demoOrder(demo)
  const recorder = connectionPool(target, { size: 1 })
  const database = connectionPool(target, { size: connections, longestWait })
  database.$client.options.connectionTimeoutMillis = longestWait
  try {
    const placeIn = (shop: typeof database) =>
      placeOrder(shop, order, { locale: 'ar', now: new Date(), idempotencyKey: randomUUID() })
    const place = () => placeIn(database)
    const { statements, run } = await bareTransaction(poolOf(recorder), poolOf(database), () =>
      placeIn(recorder),
    )
    const empty = await rates(place, run)
    const start = performance.now()
    await fillOrders(target, filled)
    console.log(`${filled} orders in ${Math.round((performance.now() - start) / 1_000)} s`)
    const full = await rates(place, run)
    return { statements, perSecond: { 0: empty, [filled]: full } }
  } finally {
    await closeDatabase(recorder)
    await closeDatabase(database)
  }
})

await writeResult(
  import.meta.url,
  result,
  Object.entries(result.perSecond).flatMap(([before, measured]) =>
    Object.entries(measured).map(([workers, { order, bare, ratio }]) => ({
      measured: `${workers} at once after ${before} orders: ${order} orders a second`,
      reference: `a bare transaction of the same statements: ${bare}`,
      ratio,
    })),
  ),
)
