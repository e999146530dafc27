import { readFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { halalas } from '@zayy/domain/money'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { makeDocument } from '@zayy/shop/invoicing/zatca/make-document'
import { onboardUnit } from '@zayy/shop/invoicing/zatca/onboard-unit'
import { zatcaPlatform } from '@zayy/shop/invoicing/zatca/zatca-platform'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { recordTransfer } from '@zayy/shop/orders/record-payment'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { openTestFatoora } from '@zayy/test-fatoora'
import { median } from '../request-rate.ts'
import { writeResult } from '../result.ts'

const WARM_UP = 50
const PAYMENTS = 400

type Unpaid = { id: number; code: string; total: number }

/** Calls `measure` with a shop and its unpaid orders, in a separate PostgreSQL. */
async function withShop<T>(
  measure: (database: PooledDatabase, orders: Unpaid[], folder: string) => Promise<T>,
): Promise<T> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'zayy-bench-'))
  const dataDir = temporary.path
  await using opened = await openShopDatabase({ url: undefined, dataDir })
  await using database = connectionPool(opened.target, { size: 1 })
  const shop = await smallShop(database)
  for (let at = 0; at < WARM_UP + PAYMENTS; at += 1)
    await placeOrder(database, smallOrder(shop), { locale: 'ar', now: new Date() })
  const { rows } = await database.$client.query<Unpaid>(
    'select id, code, grand_total::int as total from orders order by id',
  )
  return await measure(database, rows, dataDir)
}

/** Registers the shop with the fake platform: from now on invoices are e-invoices. */
async function register(database: PooledDatabase, dataDir: string): Promise<void> {
  await database.$client.query(
    `update settings set seller_street = 'الامير سلطان', seller_building = '2322', seller_district = 'المربع',
       seller_city = 'الرياض', seller_postcode = '23333'`,
  )
  const fake = openTestFatoora({ folder: join(dataDir, 'test-fatoora') })
  const platform = zatcaPlatform('fake', async (request) => await fake.api.fetch(request))
  const details = { otp: '123345', industry: 'ملابس', address: 'https://zayy.example', by: 'owner' }
  const { kind } = await onboardUnit(database, { platform, keys: testKeys }, details)
  fake.close()
  if (kind !== 'onboarded') throw new Error(`The unit was not onboarded: ${kind}`)
}

/** Milliseconds of a call: its duration, and the processor time of this process and of its PostgreSQL session. */
type Cost = { duration: number; processor: number }

async function costOf(session: number, work: () => Promise<unknown>): Promise<Cost> {
  const [start, before] = [performance.now(), processorTime(session)]
  await work()
  return { duration: performance.now() - start, processor: processorTime(session) - before }
}

/** Milliseconds of this process and of a session. Linux writes nanoseconds. */
function processorTime(session: number): number {
  const { user, system } = process.cpuUsage()
  const [nanoseconds] = readFileSync(`/proc/${session}/schedstat`, 'utf8').split(' ')
  return (user + system) / 1_000 + Number(nanoseconds) / 1_000_000
}

async function sessionOf({ $client }: PooledDatabase): Promise<number> {
  const { rows } = await $client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

async function pay(database: PooledDatabase, order: Unpaid | undefined): Promise<void> {
  if (!order) throw new Error('There is no order to pay')
  const transfer = { code: order.code, amount: halalas(order.total), by: 'owner' }
  const { kind } = await recordTransfer(database, transfer)
  if (kind !== 'recorded') throw new Error(`The payment was not recorded: ${kind}`)
}

function rounded(value: number): number {
  return Number(value.toFixed(2))
}

function medians(costs: readonly Cost[]): Cost {
  return {
    duration: rounded(median(costs.map(({ duration }) => duration))),
    processor: rounded(median(costs.map(({ processor }) => processor))),
  }
}

const result = await withShop((plain, ordersOfPlain) =>
  withShop(async (registered, orders, folder) => {
    await register(registered, folder)
    const shops = [
      { database: plain, session: await sessionOf(plain), orders: ordersOfPlain, costs: [] as Cost[] },
      { database: registered, session: await sessionOf(registered), orders, costs: [] as Cost[] },
    ] as const
    const makings: Cost[] = []
    for (let at = 0; at < WARM_UP + PAYMENTS; at += 1) {
      // Alternates the shops, so that both meet the same load of the machine.
      for (const { database, session, orders, costs } of at % 2 === 0 ? shops : shops.toReversed()) {
        const cost = await costOf(session, () => pay(database, orders[at]))
        if (at >= WARM_UP) costs.push(cost)
      }
      const orderId = orders[at]?.id ?? 0
      const make = () => makeDocument(registered, testKeys, { orderId, creditNote: null })
      makings.push(await costOf(shops[1].session, make))
    }
    const [phase1, phase2] = [medians(shops[0].costs), medians(shops[1].costs)]
    return {
      payments: PAYMENTS,
      payment: phase1,
      paymentWithDocument: phase2,
      added: {
        duration: rounded(phase2.duration - phase1.duration),
        processor: rounded(phase2.processor - phase1.processor),
      },
      ratio: rounded(phase2.processor / phase1.processor),
      documentMade: medians(makings),
    }
  }),
)
await writeResult(import.meta.url, result, [
  {
    measured: `a payment that issues an e-invoice: ${result.paymentWithDocument.processor} ms of processor time, ${result.added.processor} ms more`,
    reference: `a payment in phase 1: ${result.payment.processor} ms`,
    ratio: result.ratio,
  },
])
