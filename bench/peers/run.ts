import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { runProgram } from '@zayy/platform/process/testing/run-program'
import pg from 'pg'
import { environment, installPackage, run } from '../install-package.ts'
import { residentMemory } from '../memory/processes.ts'
import { startShop } from '../memory/started-shop.ts'
import { median } from '../request-rate.ts'
import { writeResult } from '../result.ts'
import { type MedusaStore, medusaShop } from './medusa-shop.ts'
import type { Product, Shop } from './shop.ts'
import { vendureShop } from './vendure-shop.ts'
import { zayyProducts, zayyShop } from './zayy-shop.ts'

const workers = 8
const rounds = 3
const ms = 4_000
const startLimitMs = 600_000

type Rates = { listPerSecond: number; productPerSecond: number; ordersPerSecond: number; megabytes: number }

/** Returns the calls per second of `workers` clients, after one call each that is not counted. */
async function rate(call: () => Promise<unknown>): Promise<number> {
  await Promise.all(Array.from({ length: workers }, call))
  let calls = 0
  const start = performance.now()
  const work = async () => {
    for (; performance.now() - start < ms; calls += 1) await call()
  }
  await Promise.all(Array.from({ length: workers }, work))
  return (calls * 1_000) / (performance.now() - start)
}

async function measure({ list, product, order, processId }: Shop): Promise<Rates> {
  const rates: { list: number[]; product: number[]; order: number[] } = { list: [], product: [], order: [] }
  for (let round = 0; round < rounds; round += 1) {
    rates.list.push(await rate(list))
    rates.product.push(await rate(product))
    rates.order.push(await rate(order))
  }
  return {
    listPerSecond: Number(median(rates.list).toFixed(1)),
    productPerSecond: Number(median(rates.product).toFixed(1)),
    ordersPerSecond: Number(median(rates.order).toFixed(1)),
    megabytes: await residentMemory(processId),
  }
}

/** Runs a program of a peer in the background. Resolves when it prints `ready`. */
async function start(folder: string, args: string[], env: NodeJS.ProcessEnv, ready: RegExp) {
  const program = runProgram(process.execPath, args, { cwd: folder, env, stopSignal: 'SIGKILL' })
  await program.says(ready, startLimitMs)
  return program
}

type Server = { host: string; user: string }

/** All products, and the position of the one that is ordered, which needs 15 variants. */
let products: Product[] = []
let ordered = 0

async function writeProducts(folder: string): Promise<string> {
  const file = join(folder, 'products.json')
  await writeFile(file, JSON.stringify(products))
  return file
}

async function measureVendure({ host, user }: Server, slug: string): Promise<Rates> {
  const folder = await installPackage('peers/vendure')
  const productsFile = await writeProducts(folder)
  const port = await freePort()
  const options = JSON.stringify({ host, user, port, database: 'vendure', productsFile })
  await using server = await start(folder, ['server.js', options], environment, /ready\n/)
  return await measure(await vendureShop(`http://127.0.0.1:${port}`, slug, server.child.pid ?? 0))
}

async function measureMedusa({ host, user }: Server, slug: string): Promise<Rates> {
  const folder = await installPackage('peers/medusa')
  const productsFile = await writeProducts(folder)
  const storeFile = join(folder, 'store.json')
  const env = {
    ...environment,
    DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}/medusa`,
    PRODUCTS_FILE: productsFile,
    STORE_FILE: storeFile,
  }
  const medusa = 'node_modules/@medusajs/cli/cli.js'
  for (const args of [['db:migrate'], ['exec', './fill.js']])
    await run(process.execPath, [medusa, ...args], { cwd: folder, env, maxBuffer: 2 ** 26 })
  const store: MedusaStore = JSON.parse(await readFile(storeFile, 'utf8'))
  const port = await freePort()
  await using server = await start(folder, [medusa, 'start', '--port', String(port)], env, /Server is ready/)
  return await measure(await medusaShop(`http://127.0.0.1:${port}`, slug, store, server.child.pid ?? 0))
}

/** Runs `work` with an empty PostgreSQL, the same that the shop brings along, with its settings. */
async function withPostgres<T>(databases: string[], work: (server: Server) => Promise<T>): Promise<T> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'zayy-bench-'))
  await using postgres = await startEmbedded(folder.path)
  const target = postgres.superuserTarget
  if ('url' in target) throw new Error('An embedded server has no address')
  const client = new pg.Client(target)
  await client.connect()
  for (const name of databases) await client.query(`create database ${name}`)
  await client.end()
  return await work(target)
}

async function measureZayy(): Promise<Rates> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'zayy-bench-'))
  await using shop = await startShop(folder.path)
  products = await zayyProducts(shop.origin)
  ordered = products.findIndex(({ colours, sizes }) => colours.length >= 3 && sizes.length >= 5)
  await shop.quiet(5)
  return await measure(await zayyShop(shop.origin, ordered, shop.processId))
}

const zayy = await measureZayy()
console.log('zayy', zayy)

const peers: Record<string, Rates | string> = {}
await withPostgres(['vendure', 'medusa'], async (server) => {
  for (const [name, of] of Object.entries({ vendure: measureVendure, medusa: measureMedusa })) {
    const slug = products[ordered]?.slug ?? ''
    peers[name] = await of(server, slug).catch((error: Error) => `not measured: ${error.message}`)
    console.log(name, peers[name])
  }
})

const measured = Object.entries(peers).flatMap(([name, peer]) =>
  typeof peer === 'string' ? [] : [{ name, ...peer }],
)
const rounded = (value: number) => Number(value.toFixed(2))
await writeResult(
  import.meta.url,
  { products: products.length, workers, zayy, ...peers },
  measured.flatMap(({ name, listPerSecond, productPerSecond, ordersPerSecond, megabytes }) => [
    {
      measured: `lists a second: ${zayy.listPerSecond}`,
      reference: `${name}: ${listPerSecond}`,
      ratio: rounded(zayy.listPerSecond / listPerSecond),
    },
    {
      measured: `products a second: ${zayy.productPerSecond}`,
      reference: `${name}: ${productPerSecond}`,
      ratio: rounded(zayy.productPerSecond / productPerSecond),
    },
    {
      measured: `orders a second: ${zayy.ordersPerSecond}`,
      reference: `${name}: ${ordersPerSecond}`,
      ratio: rounded(zayy.ordersPerSecond / ordersPerSecond),
    },
    {
      measured: `MB of memory after them: ${zayy.megabytes}`,
      reference: `${name}: ${megabytes}`,
      ratio: rounded(zayy.megabytes / megabytes),
    },
  ]),
)
