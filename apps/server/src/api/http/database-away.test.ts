import { asSuperuser, copyDatabase, testDatabase } from '@zayy/database/testing/test-database'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { Database } from '@zayy/platform/postgres/database'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { PoolBusyError } from '@zayy/platform/postgres/pool-busy-error'
import { expect, inject, test } from 'vitest'
import { CallTimeoutError, databaseUnavailability, isDatabaseAway } from '../database-away.ts'
import { testApi } from '../testing/test-api.ts'

function apiOn(database: Database, writeDatabase: Database = database) {
  const errors: { error: unknown; id: string }[] = []
  const api = testApi({
    database,
    writeDatabase,
    limits: 'normal',
    report: (error, id) => errors.push({ error, id }),
  })
  return { ask: (path: string, init?: RequestInit) => api.request(`http://shop.test${path}`, init), errors }
}

test.each([
  ['no socket there', { host: '/nowhere', port: 1, user: 'shop', database: 'shop' }],
  ['nobody listens', { host: '127.0.0.1', port: 1, user: 'shop', database: 'shop' }],
  ['no such host', { url: 'postgres://shop@database.invalid/shop' }],
])('%s: answers 503 in JSON with Retry-After, and reports the error', async (_, target) => {
  const database = connectionPool(target)
  const { ask, errors } = apiOn(database)
  for (const path of ['/ar/api/settings', '/ar/api/coupon?coupon_code=X', '/ar/api/products?search=x']) {
    const answer = await ask(path)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toEqual({ message: 'المتجر مشغول الآن. حاول بعد قليل.' })
  }
  expect(errors).toHaveLength(3)
  await closeDatabase(database)
})

test('rejects calls beyond the connections early, while orders have separate connections', async () => {
  const target = await copyDatabase(inject('testCluster').migrated)
  const [database, writeDatabase] = [connectionPool(target, { size: 1 }), connectionPool(target, { size: 1 })]
  const { ask, errors } = apiOn(database, writeDatabase)
  const slow = database.$client.query('select pg_sleep(1)')
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/en/api/sponsors')))
  const sentAway = answers.filter((answer) => answer.status === 503)
  expect(sentAway).toHaveLength(18)
  for (const answer of sentAway) expect(answer.headers.get('retry-after')).toBe('1')
  const order = await ask('/en/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(order.status).toBe(422)
  await slow
  expect((await ask('/en/api/sponsors')).status).toBe(200)
  expect(errors).toHaveLength(18)
  await Promise.all([closeDatabase(database), closeDatabase(writeDatabase)])
})

test('answers 503 to a call that takes longer than 6 s, whatever it waits for', async () => {
  const target = await copyDatabase(inject('testCluster').migrated)
  const database = connectionPool(target, { size: 2, bounds: { statement: 0, lock: 0 } })
  const other = connectionPool(target, { size: 1, bounds: { idleInTransaction: 0 } })
  await asSuperuser(database, 'alter table sponsors rename to sponsors_kept')
  await asSuperuser(
    database,
    `create view sponsors as select sponsors_kept.* from pg_sleep(3600) left join sponsors_kept on true;
     grant select on sponsors to public`,
  )
  await other.$client.query('begin')
  await other.$client.query('lock table rate_limits')
  const { ask, errors } = apiOn(database)
  const headers = { 'content-type': 'application/json' }
  const answers = await Promise.all([
    ask('/en/api/sponsors'),
    ask('/en/api/orders', { method: 'POST', headers, body: '{}' }),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
  }
  const late = new CallTimeoutError('No result within 6000 ms')
  expect(errors.map(({ error }) => error)).toEqual([late, late])
  await other.$client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await closeDatabase(other)
  await closeDatabase(database)
})

test('answers our own error with 500 without details, and reports it with the request’s id', async () => {
  const database = await testDatabase()
  await asSuperuser(database, 'alter table sponsors rename to gone')
  const { ask, errors } = apiOn(database)
  const answer = await ask('/en/api/sponsors')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ message: 'Something unexpected went wrong. Try again in a while.' })
  expect(errors.map(({ id }) => id)).toEqual([answer.headers.get('x-request-id')])
})

test.each([
  [new PoolBusyError(200), 'busy'],
  [new Error('query failed', { cause: new PoolBusyError(200) }), 'busy'],
  [new CallTimeoutError('5 s', { cause: new PoolBusyError(200) }), 'busy'],
  [new CallTimeoutError('5 s'), 'away'],
  [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]), 'away'],
  [new Error('x'), null],
] as const)('%s: %s', (error, unavailability) => {
  expect(databaseUnavailability(error)).toBe(unavailability)
})

test('tells errors of an unavailable database from errors of a query', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  const codes = [
    '08006',
    '25006',
    '40P01',
    '53100',
    '53300',
    '57014',
    '57P01',
    '58030',
    'EAI_AGAIN',
    'ECONNREFUSED',
  ]
  for (const code of codes) {
    expect(isDatabaseAway(new Error('query failed', { cause: withCode(code) }))).toBe(true)
  }
  expect(isDatabaseAway(new Error('Query read timeout'))).toBe(true)
  const missingSocket = { code: 'ENOENT', syscall: 'connect' }
  expect(isDatabaseAway(Object.assign(new Error('connect ENOENT'), missingSocket))).toBe(true)
  const missingFile = { code: 'ENOENT', syscall: 'open' }
  expect(isDatabaseAway(Object.assign(new Error('open ENOENT'), missingFile))).toBe(false)
  for (const error of [
    withCode('ENOENT'),
    withCode('42P01'),
    withCode('23505'),
    withCode('25001'),
    new Error('x'),
    'x',
    undefined,
  ]) {
    expect(isDatabaseAway(error)).toBe(false)
  }
})
