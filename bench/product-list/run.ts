import { createApi } from '@zayy/server/api/http/create-api'
import { createInProcess } from '@zayy/server/api/in-process'
import { cachedSharedData } from '@zayy/server/api/shared-data'
import { selectStoredList } from '@zayy/shop/catalog/stored-list'
import { everyProduct } from '@zayy/shop/testing/every-product'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { withDemoDatabase } from '../demo-database.ts'
import { median } from '../request-rate.ts'
import { writeResult } from '../result.ts'

const rounds = 5
const calls = 400
const workers = 4

/** Returns the processor time of this process and the duration of one call, in milliseconds. */
async function cost(call: (nth: number) => Promise<unknown>): Promise<{ cpu: number; wall: number }> {
  let next = 0
  const work = async () => {
    for (let nth = next++; nth < calls; nth = next++) await call(nth)
  }
  const cpu = process.cpuUsage()
  const start = performance.now()
  await Promise.all(Array.from({ length: workers }, work))
  const wall = (performance.now() - start) / calls
  const { user, system } = process.cpuUsage(cpu)
  return { cpu: (user + system) / 1_000 / calls, wall }
}

const result = await withDemoDatabase(async (database) => {
  const now = () => new Date()
  const shared = cachedSharedData(database)
  const client = createInProcess({ keys: testKeys, database, shared, now, checkAnswers: false })({
    locale: 'ar',
  })
  const report = (error: unknown) => {
    throw error
  }
  const api = createApi({
    keys: testKeys,
    database,
    shared,
    now,
    limits: 'relaxed',
    clientAddress: () => '127.0.0.1',
    report,
    checkAnswers: false,
  })
  const measured = {
    /** The reference: the prepared statement of a page, with its row ignored. */
    statement: (nth: number) => selectStoredList(database, 'ar', 'newest', everyProduct, 12, 12 * (nth % 4)),
    inProcess: (nth: number) => client.catalog.products({ page: 1 + (nth % 4) }),
    http: async (nth: number) => {
      const answer = await api.request(`http://shop.test/ar/api/products?page=${1 + (nth % 4)}`)
      await answer.text()
    },
    suggest: (nth: number) => client.catalog.suggest({ search: nth % 2 === 0 ? 'قميص مدر' : 'scrbs' }),
    suggestHttp: async (nth: number) => {
      const search = encodeURIComponent(nth % 2 === 0 ? 'قميص مدر' : 'scrbs')
      const answer = await api.request(`http://shop.test/ar/api/suggest?search=${search}`)
      await answer.text()
    },
    search: (nth: number) => client.catalog.products({ search: nth % 2 === 0 ? 'قمصان طبيه' : 'scrbs' }),
  }
  type Name = keyof typeof measured
  const names: Name[] = ['statement', 'inProcess', 'http', 'search', 'suggest', 'suggestHttp']
  const costs: Record<Name, { cpu: number; wall: number }[]> = {
    statement: [],
    inProcess: [],
    http: [],
    search: [],
    suggest: [],
    suggestHttp: [],
  }
  for (const name of names) await cost(measured[name])
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) costs[name].push(await cost(measured[name]))
  }
  const middle = (name: Name, of: 'cpu' | 'wall') => median(costs[name].map((one) => one[of]))
  const rounded = (value: number) => Number(value.toFixed(2))
  return {
    cpuMsPerCall: Object.fromEntries(names.map((name) => [name, rounded(middle(name, 'cpu'))])),
    wallMsPerCall: Object.fromEntries(names.map((name) => [name, rounded(middle(name, 'wall'))])),
    inProcessToStatement: rounded(middle('inProcess', 'cpu') / middle('statement', 'cpu')),
    httpToStatement: rounded(middle('http', 'cpu') / middle('statement', 'cpu')),
  }
})

await writeResult(import.meta.url, result, [
  {
    measured: `a product list by the API in process: ${result.cpuMsPerCall.inProcess} ms of processor time`,
    reference: `its database statement: ${result.cpuMsPerCall.statement} ms`,
    ratio: result.inProcessToStatement,
  },
  {
    measured: `the same over HTTP, not cached: ${result.cpuMsPerCall.http} ms`,
    reference: `its database statement: ${result.cpuMsPerCall.statement} ms`,
    ratio: result.httpToStatement,
  },
])
