import { testDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { type LimitKeys, networksOf, rateLimitKey } from './client-networks.ts'
import { type Consumed, consume, type Refused } from './consume.ts'

const database = await testDatabase()

const one: LimitKeys = [{ key: 'one', share: 1 }]
const another: LimitKeys = [{ key: 'another', share: 1 }]

function waitIn(consumed: Consumed | Refused): number | null {
  return 'retryAfter' in consumed ? consumed.retryAfter : null
}

test('lets exactly as many of many concurrent calls through as allowed', async () => {
  const limit = { name: 'x', max: 30, seconds: 86_400 }
  const count = async (keys: LimitKeys, multiplier = 1, of = limit.name) =>
    waitIn(await consume(database, { ...limit, name: of }, keys, multiplier))
  const waits = await Promise.all(Array.from({ length: 100 }, () => count(one)))
  expect(waits.filter((wait) => wait === null)).toHaveLength(30)
  for (const wait of waits) expect(wait === null || (wait >= 1 && wait <= 2 * 86_400)).toBe(true)
  expect(await count(another)).toBeNull()
  expect(await count(one, 1, 'y')).toBeNull()
  expect(await count(one, 1_000)).toBeNull()
})

test('a whole IPv6 /56 gets twice what one /64 gets, and a whole /48 four times', async () => {
  const limit = { name: 'wide', max: 3, seconds: 86_400 }
  const taken = async (addresses: string[]) => {
    const actors = addresses.map((address) => networksOf(rateLimitKey(address)))
    const consumed = await Promise.all(actors.map((actor) => consume(database, limit, actor, 1)))
    return consumed.filter((one) => 'giveBack' in one).length
  }
  const each = Array.from({ length: 20 }, (_, at) => at.toString(16).padStart(2, '0'))
  expect(await taken(Array(10).fill('2001:db8:a:1::5'))).toBe(3)
  expect(await taken(each.map((at) => `2001:db8:b:1${at}::5`))).toBe(6)
  expect(await taken(each.map((at) => `2001:db8:c:${at}01::5`))).toBe(12)
  expect(await taken(each.map((at) => `2001:dba:${at}:1::5`))).toBe(20)
})

test('a call refused for its wider network takes nothing from its own', async () => {
  const limit = { name: 'own', max: 1, seconds: 86_400 }
  const count = (address: string) => consume(database, limit, networksOf(rateLimitKey(address)), 1)
  for (const at of [1, 2]) expect(await count(`2001:db8:f:10${at}::1`)).toHaveProperty('giveBack')
  const refused = await count('2001:db8:f:103::1')
  expect(refused).toMatchObject({ key: '2001:db8:f:100::/56' })
  const { rows } = await database.$client.query(
    `select key, count from rate_limits where key like 'own:%' and count > 0 order by key`,
  )
  expect(
    rows.map(({ key, count }) => [key.split(':/')[0].split('86400:')[1] + key.slice(-3), count]),
  ).toEqual([
    ['2001:db8:f:100:/56', 2],
    ['2001:db8:f:101:/64', 1],
    ['2001:db8:f:102:/64', 1],
    ['2001:db8:f:/48', 2],
  ])
})

test('a released call frees its place, even if its window has ended meanwhile', async () => {
  const limit = { name: 'back', max: 2, seconds: 86_400 }
  const count = () => consume(database, limit, one, 1)
  const [first, second] = [await count(), await count()]
  expect(await count()).toHaveProperty('retryAfter')
  if (!('giveBack' in first && 'giveBack' in second)) throw new Error('refused')
  await first.giveBack()
  expect(await count()).toHaveProperty('giveBack')
  expect(await count()).toHaveProperty('retryAfter')
  await database.$client.query(
    `insert into rate_limits select key, window_starts_at + interval '1 day', 1 from rate_limits where key like 'back:%'`,
  )
  await second.giveBack()
  const { rows } = await database.$client.query(
    `select count from rate_limits where key like 'back:%' order by window_starts_at`,
  )
  expect(rows).toEqual([{ count: 1 }, { count: 1 }])
})

test('at the start of a window, counts the calls of the previous one that lie within the last day', async () => {
  const day = 86_400
  const limit = { name: 'slide', max: 100, seconds: day }
  const count = async () => waitIn(await consume(database, limit, one, 1))
  for (let call = 0; call < 100; call += 1) await count()
  await database.$client.query(
    `update rate_limits set window_starts_at = window_starts_at - interval '1 day' where key = 'slide:86400:one'`,
  )
  const { rows } = await database.$client.query(`select mod(extract(epoch from now()), $1) / $1 as gone`, [
    day,
  ])
  let allowed = 0
  while (allowed <= 100 && (await count()) === null) allowed += 1
  // The counts differ by at most one, because time passes meanwhile.
  expect(Math.abs(allowed - Math.floor(100 * Number(rows[0].gone)))).toBeLessThanOrEqual(1)
  const wait = await count()
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(2 * day)
})

test('right after a window, nobody gets one call more than the limit', async () => {
  // Windows are counted from 1970. In the 13,000th window of this length at most a tenth has passed.
  const seconds = Math.floor((Date.now() / 1000 - 10) / 13_000)
  const limit = { name: 'after', max: 5, seconds }
  const count = async () => waitIn(await consume(database, limit, one, 1))
  for (let call = 0; call < 5; call += 1) expect(await count()).toBeNull()
  await database.$client.query(
    `update rate_limits set window_starts_at = window_starts_at - make_interval(secs => $1) where key like 'after:%'`,
    [seconds],
  )
  expect(await count()).toBeGreaterThan(0)
})

test('a client that keeps calling beyond a limit does not wait longer', async () => {
  const limit = { name: 'beyond', max: 2, seconds: 86_400 }
  for (let call = 0; call < 40; call += 1) await consume(database, limit, one, 1)
  const { rows } = await database.$client.query(
    `select count from rate_limits where key = 'beyond:86400:one'`,
  )
  expect(rows).toEqual([{ count: 2 }])
})

test('an ended window no longer counts, and old ones are deleted', async () => {
  const limit = { name: 'old', max: 1, seconds: 86_400 }
  const count = async () => waitIn(await consume(database, limit, one, 1))
  await database.$client.query('delete from rate_limits')
  await count()
  expect(await count()).not.toBeNull()
  await database.$client.query(
    "update rate_limits set window_starts_at = window_starts_at - interval '3 days'",
  )
  expect(await count()).toBeNull()
  const { rows } = await database.$client.query('select key from rate_limits')
  expect(rows).toEqual([{ key: 'old:86400:one' }])
})
