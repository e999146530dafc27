import { demoDatabase } from '@zayy/shop/testing/demo-database'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createInProcess } from './in-process.ts'
import { cachedSharedData, loadSharedData, type SharedData } from './shared-data.ts'

const database = await demoDatabase()
const statements: string[] = []
const { $client: pool } = database
const query = pool.query.bind(pool)
Object.assign(pool, {
  query: (...given: Parameters<typeof query>) => {
    const [statement] = given
    statements.push(JSON.stringify(statement))
    return query(...given)
  },
})

/** Visits most kinds of pages and returns the recursive statements and those that read settings. */
async function statementsOfVisits(shared: SharedData) {
  statements.length = 0
  const client = createInProcess({
    keys: testKeys,
    database,
    shared,
    now: () => new Date(),
    checkAnswers: true,
  })({
    locale: 'ar',
  })
  const [category] = (await client.settings.get()).data.categories
  for (let visit = 0; visit < 3; visit += 1) {
    await Promise.all([client.settings.get(), client.settings.get(), client.home.get()])
    await client.catalog.products({ category_id: category?.id })
    await client.catalog.category({ id: category?.id ?? 0 })
  }
  const count = (part: RegExp) => statements.filter((statement) => part.test(statement)).length
  return { recursive: count(/recursive/), settings: count(/from \\"settings\\"/), all: statements.length }
}

test('computes settings and categories once per change, and no visit runs a recursive statement', async () => {
  const kept = await statementsOfVisits(cachedSharedData(database))
  expect(kept).toMatchObject({ recursive: 1, settings: 1 })
  const read = await statementsOfVisits(loadSharedData(database))
  expect(read.recursive).toBeGreaterThan(10)
  expect(read.settings).toBe(7)
})

test('returns changed data in both languages after forget', async () => {
  const shared = cachedSharedData(database)
  await Promise.all([shared.settings('ar'), shared.settings('en'), shared.categories()])
  await database.execute(sql`update settings set phone = '0500000001'`)
  expect((await shared.settings('en')).phone).not.toBe('0500000001')
  shared.forget()
  expect((await shared.settings('ar')).phone).toBe('0500000001')
  expect((await shared.settings('en')).phone).toBe('0500000001')
})
